// Reads SVG text into a tree of the allowed elements and attributes. Drops harmless ones that do not change the
// picture, such as <title>. Rejects the drawing if it contains anything else, such as a script, a link or a style
// sheet.

import { SaxesParser } from 'saxes';
import { findNearestName } from '../language/blazon/nearest-name.ts';
import { LIMITS } from './drawing-limits.ts';
import { type Problem, UnreadableDrawingError } from './problem.ts';

export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  /** The text of a `<type>` element, with white space collapsed. */
  text: string;
  line: number;
}

const SHARED_ATTRIBUTES =
  'id transform fill stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit fill-rule clip-rule clip-path ' +
  'opacity fill-opacity stroke-opacity stroke-dasharray dark dark-stroke drawn-letters';

const OWN_ATTRIBUTES: Readonly<Record<string, string>> = {
  svg: 'viewBox',
  g: '',
  defs: '',
  clipPath: 'clipPathUnits',
  path: 'd',
  rect: 'x y width height rx ry',
  circle: 'cx cy r',
  ellipse: 'cx cy rx ry',
  line: 'x1 y1 x2 y2',
  polyline: 'points',
  polygon: 'points',
  use: 'href xlink:href x y',
  type: 'font family weight size x y anchor tracking width italic vertical translation lang',
};

const ALLOWED_ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(OWN_ATTRIBUTES).map(([name, own]) => [
    name,
    new Set(`${SHARED_ATTRIBUTES} ${own}`.trim().split(/\s+/)),
  ]),
);

/** Elements that describe the drawing and are never painted. They are dropped with everything in them. */
const IGNORED_ELEMENTS = new Set(['title', 'desc', 'metadata']);
const IGNORED_ATTRIBUTE =
  /^(?:xmlns(?::[a-z]+)?|version|baseProfile|role|aria-[a-z]+|data-[\w-]+|xml:space|class|preserveAspectRatio)$/;
/** Attributes of the `<svg>` element that are ignored, because only its viewBox determines what is drawn. */
const SIZE_ATTRIBUTES = new Set(['width', 'height', 'x', 'y']);

const ELEMENT_ADVICE: Readonly<Record<string, string>> = {
  text: 'use <type font="lora" weight="600" size="40" x="10" y="50">…</type>, which is set in a real typeface',
  tspan: 'use one <type> for each line',
  style: 'write colours as attributes, such as fill="#1B2A49"',
  linearGradient: 'fills are flat: give one colour',
  radialGradient: 'fills are flat: give one colour',
  mask: 'use <clipPath>, or draw the shape as it should look',
  filter: 'fills are flat, without effects: draw the shape as it should look',
  pattern: 'fills are flat: repeat the shape with <use>',
  symbol: 'put the shape into <defs> with an id and repeat it with <use>',
  image: 'draw it: pictures cannot be embedded',
};

const ATTRIBUTE_ADVICE: Readonly<Record<string, string>> = {
  style: 'write each property as an attribute, such as fill="#1B2A49"',
  mask: 'use clip-path',
  filter: 'fills are flat, without effects',
  'font-family': 'use <type font="…">',
};

export const describeElement = (name: string, attributes: ReadonlyMap<string, string>): string => {
  const id = attributes.get('id');
  return id === undefined ? shortenName(name) : `${shortenName(name)}#${shortenName(id)}`;
};

const shortenName = (text: string): string => text.replace(/[^\w:.-]/g, '?').slice(0, 40);

export function readXml(source: string): Element {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const tree = new ElementTree();
  const stop = (sentence: string): never => tree.stop(sentence, parser.line);
  parser.on('error', (error) => {
    const said = error.message.replace(/^[^:]*:\d+:\d+:\s*/, '').replace(/[^\x20-\x7E]/g, '?');
    stop(`this is no well-formed XML: ${said.slice(0, 120)}`);
  });
  parser.on('doctype', () => stop('leave out the document type: only elements are read'));
  parser.on('processinginstruction', () => stop('leave out processing instructions'));
  parser.on('cdata', () => stop('leave out CDATA: only elements are read'));
  parser.on('text', (text) => tree.text(text, parser.line));
  parser.on('opentag', ({ name, attributes }) => tree.open(name, attributes, parser.line));
  parser.on('closetag', () => tree.close());
  parser.write(source).close();
  return tree.root ?? tree.stop('there is no <svg> element', 1);
}

class ElementTree {
  root: Element | null = null;
  private readonly path: Element[] = [];
  private count = 0;
  /** How many ignored elements are open: the outermost one and those in it. */
  private ignoredDepth = 0;

  stop(sentence: string, line: number, element = this.path.at(-1)?.name ?? 'svg'): never {
    throw new UnreadableDrawingError({ line, element: shortenName(element), sentence });
  }

  text(text: string, line: number): void {
    const last = this.path.at(-1);
    if (this.ignoredDepth > 0 || last === undefined || text.trim() === '') return;
    if (last.name !== 'type') this.stop('text stands in <type> elements only', line);
    last.text += text;
  }

  open(name: string, given: Readonly<Record<string, string>>, line: number): void {
    const parent = this.path.at(-1);
    if (this.path.length + this.ignoredDepth >= LIMITS.depth)
      this.stop(`elements lie more than ${LIMITS.depth} deep`, line, name);
    if (this.ignoredDepth > 0 || (parent !== undefined && IGNORED_ELEMENTS.has(name))) {
      this.ignoredDepth += 1;
      return;
    }
    this.count += 1;
    if (this.count > LIMITS.elements)
      this.stop(`more than ${LIMITS.elements} elements: draw with fewer, larger shapes`, line, name);
    if (parent?.name === 'type') this.stop('<type> holds text only', line, name);
    if (parent === undefined && (this.root !== null || name !== 'svg'))
      this.stop('the drawing is one <svg> element', line, name);
    if (parent !== undefined && name === 'svg')
      this.stop('one <svg> only: use <g transform="…">', line, name);
    const element = createElement(name, given, line);
    if (parent === undefined) this.root = element;
    else parent.children.push(element);
    this.path.push(element);
  }

  close(): void {
    if (this.ignoredDepth > 0) {
      this.ignoredDepth -= 1;
      return;
    }
    const closed = this.path.pop();
    if (closed !== undefined) closed.text = closed.text.replace(/\s+/g, ' ').trim();
  }
}

function createElement(name: string, given: Readonly<Record<string, string>>, line: number): Element {
  const problem = (sentence: string): UnreadableDrawingError => {
    const element = describeElement(name, new Map(Object.entries(given)));
    return new UnreadableDrawingError({ line, element, sentence } satisfies Problem);
  };
  const allowed = ALLOWED_ATTRIBUTES.get(name);
  if (allowed === undefined) {
    const instead = Object.hasOwn(ELEMENT_ADVICE, name) ? ELEMENT_ADVICE[name] : undefined;
    const near = findNearestName(name, [...ALLOWED_ATTRIBUTES.keys()]);
    const hint =
      instead ??
      (near === undefined
        ? `a drawing has ${[...ALLOWED_ATTRIBUTES.keys()].join(', ')}`
        : `did you mean <${near}>?`);
    throw problem(`<${shortenName(name)}> is not part of a drawing: ${hint}`);
  }
  const attributes = new Map<string, string>();
  for (const [key, value] of Object.entries(given)) {
    if (allowed.has(key)) attributes.set(key, value);
    else if (IGNORED_ATTRIBUTE.test(key) || (name === 'svg' && SIZE_ATTRIBUTES.has(key))) continue;
    else {
      const instead = Object.hasOwn(ATTRIBUTE_ADVICE, key) ? ATTRIBUTE_ADVICE[key] : undefined;
      const near = findNearestName(key, [...allowed]);
      const hint =
        instead ?? (near === undefined ? 'leave it out' : `did you mean \`${near}\`? Otherwise leave it out`);
      throw problem(`\`${shortenName(key)}\` is no attribute of <${name}>: ${hint}`);
    }
  }
  return { name, attributes, children: [], text: '', line };
}
