// Parses a model's SVG strictly: into non-overlapping outlines by colour, or a list of problems. Pure and bounded:
// the same source gives the same drawing, and none costs more than a second or two.

import { boxOf } from '../language/geometry/bounds.ts';
import type { Matrix } from '../language/geometry/transform.ts';
import { assignRoles, type Roles } from './assign-roles.ts';
import { checkWords } from './check-words.ts';
import type { Drawing, DrawingContext, DrawingReading, DrawnFill, SetType } from './drawing.ts';
import { type Layer, type Layers, layersOf, type Reading } from './layers-of.ts';
import { FIELD, LIMITS } from './drawing-limits.ts';
import { type Problem, Unreadable } from './problem.ts';
import { type Element, readXml } from './read-xml.ts';
import { groundOf, resolveOverlaps } from './resolve-overlaps.ts';
import { readNumbers } from './scan-numbers.ts';
import { Work } from './work.ts';

export function readDrawing(source: string, context: DrawingContext): DrawingReading {
  const problems: Problem[] = [];
  try {
    const drawing = attempt(source, context, problems);
    return drawing === null || problems.length > 0 ? { ok: false, problems } : { ok: true, drawing };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problems: [...problems, error.problem] };
    // The curve kernel is a large third-party library: if it fails on a drawing, the drawing is rejected.
    const sentence = 'the curves of this drawing cannot be computed: draw with fewer and simpler shapes';
    return { ok: false, problems: [...problems, { line: 1, element: 'svg', sentence }] };
  }
}

const unreadable = (sentence: string): Unreadable => new Unreadable({ line: 1, element: 'svg', sentence });

function attempt(source: string, context: DrawingContext, problems: Problem[]): Drawing | null {
  if (Buffer.byteLength(source) > LIMITS.bytes)
    throw unreadable(
      `the drawing has more than ${LIMITS.bytes} bytes: most need 3,000; repeat shapes with <use>`,
    );
  const root = readXml(source);
  const view = viewOf(root);
  const scale = FIELD / Math.max(view.width, view.height);
  const matrix: Matrix = [scale, 0, 0, scale, -view.x * scale, -view.y * scale];
  const work = new Work();
  const reading: Reading = { context, work, problems, notes: [], scale };
  const found = layersOf(root, matrix, reading);
  if (context.words !== null) problems.push(...checkWords(found.types, found.drawnLetters, context.words));
  if (problems.length > 0) return null;

  const ground = groundOf(found.layers, view.width * scale, view.height * scale);
  if (ground.layer !== null)
    reading.notes.push(`the full ground ${ground.layer.light} was left out: a logo stands on any ground`);
  const shown = resolveOverlaps(
    found.layers.filter(({ part }) => part !== 'small'),
    ground,
    work,
  );
  const small = resolveOverlaps(
    found.layers.filter(({ part }) => part === 'small'),
    ground,
    work,
  );
  if (shown.length === 0) throw unreadable('nothing can be seen on white: draw in a darker colour');
  const roles = assignRoles([...shown, ...small], found.types);
  if (roles.paints.length > LIMITS.paints) throw unreadable(`more than ${LIMITS.paints} colours: use fewer`);
  const fills = [...shown, ...small].map((layer, index) => fillOf(layer, index, roles));
  const mark = boxOf(
    fills
      .slice(0, shown.length)
      .filter(({ part }) => part === 'mark')
      .flatMap(({ outline }) => outline),
  );
  return {
    source,
    width: view.width,
    height: view.height,
    scale,
    paints: roles.paints,
    fills: fills.slice(0, shown.length),
    small: small.length === 0 ? null : fills.slice(shown.length),
    lines: found.types,
    markBox: mark,
    confirm: confirmOf(found),
    notes: [...reading.notes, ...outsideNote(found.layers, view, scale), ...found.types.map(extentOf)],
    work: work.used,
  };
}

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

function viewOf({ attributes }: Element): View {
  const numbers = readNumbers(attributes.get('viewBox') ?? '', 4);
  const [x = 0, y = 0, width = 0, height = 0] = numbers ?? [];
  const ratio = width / height;
  if (numbers?.length !== 4 || !(width > 0 && height > 0) || ratio > 20 || ratio < 0.05)
    throw unreadable('<svg> needs a viewBox of four numbers, such as viewBox="0 0 640 400"');
  return { x, y, width, height };
}

const fillOf = (layer: Layer, index: number, { roles, paintOf }: Roles): DrawnFill => ({
  name: `${layer.type === null ? 'shape' : `line-${layer.type}`}-${index}`,
  role: roles[index] ?? 'lead',
  outline: layer.outline,
  part: partOf(layer),
  paint: paintOf[index] ?? 0,
  line: layer.type,
});

/** Letters inside the mark belong to it. */
const partOf = ({ part, type }: Layer): DrawnFill['part'] => {
  if (part === 'mark' || part === 'small') return 'mark';
  return type === null ? 'rest' : 'lettering';
};

const confirmOf = ({ drawnLetters, types }: Layers): Drawing['confirm'] => ({
  drawnLetters,
  translations: types.flatMap(({ text, translation, sourceLine }) =>
    translation === null ? [] : [{ text, language: translation, line: sourceLine }],
  ),
});

const one = (value: number): string => String(Math.round(value * 10) / 10);

const extentOf = ({ text, family, weight, italic, x, y, width, height, tracking }: SetType): string =>
  `“${text}” in ${family} ${weight}${italic ? ' italic' : ''}: x ${one(x)} to ${one(x + width)} (${one(width)} wide), ` +
  `y ${one(y)} to ${one(y + height)} (${one(height)} high), tracking ${Math.round(tracking * 1000) / 1000} em`;

/** The view box does not clip: the whole drawing is visible. */
function outsideNote(layers: readonly Layer[], view: View, scale: number): string[] {
  const box = boxOf(layers.filter(({ part }) => part !== 'small').flatMap(({ outline }) => outline));
  if (box === null) return [];
  const slack = FIELD / 200;
  const out =
    box.left < -slack ||
    box.top < -slack ||
    box.right > view.width * scale + slack ||
    box.bottom > view.height * scale + slack;
  return out ? ['the drawing reaches outside its view box; nothing was cut off there'] : [];
}
