// Flattens the element tree into layers: outlines in field units, in painting order. Inherits styles, replaces each
// `use` by a copy of its target, applies transforms and clips, converts strokes to outlines, and sets text.

import type { Hex } from '../language/colour/palette.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { EMPTY_OUTLINE } from '../language/geometry/outline.ts';
import type { Matrix } from '../language/geometry/transform.ts';
import { transformOutline } from '../language/geometry/transform.ts';
import { intersectWithinBudget, uniteWithinBudget } from './combine.ts';
import type { DrawingContext, TypesetTextLine } from './drawing.ts';
import { LIMITS } from './drawing-limits.ts';
import { createFilledOutline, transformTrails, createStrokeOutline } from './create-outline.ts';
import type { Problem } from './problem.ts';
import { UnreadableDrawingError } from './problem.ts';
import { multiplyMatrices, determinant, readTransform } from './read-transform.ts';
import { SHAPE_NAMES, readTrails } from './read-shape.ts';
import type { Element } from './read-xml.ts';
import { describeElement } from './read-xml.ts';
import { readNumber } from './scan-numbers.ts';
import { typesetElement } from './set-type.ts';
import { INITIAL_STYLE, type Style, readStyle } from './style.ts';
import type { WorkBudget } from './work.ts';

export type LayerPart = 'mark' | 'small' | 'rest';

export interface Layer {
  part: LayerPart;
  outline: Outline;
  /** The colour on a white background. */
  light: Hex;
  /** The colour on a dark background. Null if the drawing does not specify one. */
  dark: Hex | null;
  /** Index into `types` of the `<type>` element. Null for a shape. */
  type: number | null;
  /** The source line of the element. */
  line: number;
  /** The label of the element, such as `g#mark`. */
  element: string;
}

export interface DrawingLayers {
  layers: Layer[];
  types: TypesetTextLine[];
  drawnLetters: { letters: string; line: number; element: string }[];
  hasMark: boolean;
}

/** What an element inherits from the elements around it. */
interface ExpansionState {
  /** Maps the element's own units to field units. */
  matrix: Matrix;
  style: Style;
  /** The areas to which the element is clipped. */
  clips: readonly Outline[];
  part: LayerPart;
  /** How many `use` elements are around it. */
  uses: number;
}

export interface DrawingReadingState {
  context: DrawingContext;
  work: WorkBudget;
  problems: Problem[];
  notes: string[];
  /** Field units per view-box unit. */
  scale: number;
}

export function expandLayers(root: Element, matrix: Matrix, reading: DrawingReadingState): DrawingLayers {
  const found: DrawingLayers = { layers: [], types: [], drawnLetters: [], hasMark: false };
  const expander = new LayerExpander(root, reading, found);
  expander.show(root, { matrix, style: INITIAL_STYLE, clips: [], part: 'rest', uses: 0 });
  return found;
}

class LayerExpander {
  private readonly ids = new Map<string, Element>();
  private shown = 0;
  private points = 0;
  private characters = 0;
  private readonly reading: DrawingReadingState;
  private readonly found: DrawingLayers;

  constructor(root: Element, reading: DrawingReadingState, found: DrawingLayers) {
    this.reading = reading;
    this.found = found;
    this.index(root);
  }

  private index(element: Element): void {
    const id = element.attributes.get('id');
    if (id !== undefined) {
      if (this.ids.has(id)) this.tell(element, `the id “${id.slice(0, 30)}” is used twice`);
      this.ids.set(id, element);
    }
    for (const child of element.children) this.index(child);
  }

  private tell(element: Element, sentence: string): void {
    const { problems } = this.reading;
    const label = describeElement(element.name, element.attributes);
    if (problems.some((each) => each.line === element.line && each.sentence === sentence)) return;
    if (problems.length < LIMITS.problems) problems.push({ line: element.line, element: label, sentence });
  }

  private stop(element: Element, sentence: string): never {
    throw new UnreadableDrawingError({
      line: element.line,
      element: describeElement(element.name, element.attributes),
      sentence,
    });
  }

  show(element: Element, around: ExpansionState): void {
    const { name } = element;
    if (name === 'defs' || name === 'clipPath') return;
    this.shown += 1;
    if (this.shown > LIMITS.shown)
      this.stop(element, `more than ${LIMITS.shown} elements are shown, copies counted`);
    this.reading.work.line = element.line;
    this.reading.work.element = describeElement(name, element.attributes);
    const place = this.enter(element, around);
    if (place === null) return;
    this.recordDrawnLetters(element);
    if (name === 'svg' || name === 'g') for (const child of element.children) this.show(child, place);
    else if (name === 'use') this.use(element, place, (target, at) => this.show(target, at));
    else if (name === 'type') this.type(element, place);
    else if (SHAPE_NAMES.has(name)) this.shape(element, place);
  }

  /** Adds the element's own transform, style, part and clip to what it inherits. Returns null if it is not visible. */
  private enter(element: Element, around: ExpansionState): ExpansionState | null {
    const { attributes } = element;
    const written = attributes.get('transform');
    const own = written === undefined ? null : readTransform(written);
    if (written !== undefined && own === null)
      this.tell(
        element,
        '`transform` is a list of translate, scale, rotate, skewX, skewY and matrix with numbers',
      );
    const matrix = own === null ? around.matrix : multiplyMatrices(around.matrix, own);
    if (Math.abs(determinant(matrix)) < 1e-9) return null;
    const style = readStyle(element, around.style, (sentence) => this.tell(element, sentence));
    const place: ExpansionState = { ...around, matrix, style, part: this.partOf(element, around.part) };
    const clip = attributes.get('clip-path');
    if (clip === undefined || clip.trim() === 'none') return place;
    const outline = this.readClipArea(element, clip, place);
    return outline === null ? null : { ...place, clips: [...place.clips, outline] };
  }

  private partOf(element: Element, around: LayerPart): LayerPart {
    const id = element.attributes.get('id');
    if (element.name !== 'g' || around === 'small' || (id !== 'mark' && id !== 'small')) return around;
    if (id === 'mark') this.found.hasMark = true;
    return id;
  }

  private recordDrawnLetters(element: Element): void {
    const letters = element.attributes.get('drawn-letters')?.trim();
    if (letters === undefined || letters === '') return;
    const { drawnLetters } = this.found;
    if (drawnLetters.some(({ line, letters: same }) => line === element.line && same === letters)) return;
    if ([...letters].length > LIMITS.characters)
      return this.tell(element, '`drawn-letters` are the letters drawn here');
    drawnLetters.push({
      letters,
      line: element.line,
      element: describeElement(element.name, element.attributes),
    });
  }

  private use(
    element: Element,
    place: ExpansionState,
    show: (target: Element, at: ExpansionState) => void,
  ): void {
    const href = (element.attributes.get('href') ?? element.attributes.get('xlink:href') ?? '').trim();
    const target = href.startsWith('#') ? this.ids.get(href.slice(1)) : undefined;
    if (target === undefined)
      return this.tell(
        element,
        '`href` is # and the id of an element of this drawing; nothing outside is read',
      );
    if (place.uses >= LIMITS.uses)
      this.stop(
        element,
        `a <use> shows a <use> more than ${LIMITS.uses} deep, or shows itself: repeat shapes, not copies`,
      );
    if (target.name === 'svg') this.stop(element, '<use> shows a shape or a group, not the whole drawing');
    const number = (name: string): number => readNumber(element.attributes.get(name) ?? '0') ?? 0;
    const matrix = multiplyMatrices(place.matrix, [1, 0, 0, 1, number('x'), number('y')]);
    show(target, { ...place, matrix, uses: place.uses + 1 });
  }

  private countPoints(element: Element, points: number): void {
    this.points += points;
    if (this.points > LIMITS.points)
      this.stop(element, `more than ${LIMITS.points} points in all, copies counted`);
  }

  private shape(element: Element, place: ExpansionState): void {
    const { style, matrix } = place;
    const { work } = this.reading;
    const trails = readTrails(element, (sentence) => this.tell(element, sentence));
    if (trails.length === 0) return;
    this.countPoints(
      element,
      trails.reduce((sum, { pieces }) => sum + pieces.length, 0),
    );
    const unclear =
      'its curves lie on each other and cannot be told apart: move them apart, or let them cross clearly';
    if (style.fill !== 'none' && element.name !== 'line') {
      const outline = createFilledOutline(transformTrails(trails, matrix), style.fillRule, work);
      if (outline === null) this.tell(element, unclear);
      else this.paint(element, place, outline, style.fill, style.dark, null);
    }
    if (style.stroke !== 'none' && style.width > 0) {
      const outline = createStrokeOutline(trails, style, matrix, work);
      if (outline === null) this.tell(element, unclear);
      else this.paint(element, place, outline, style.stroke, style.darkStroke, null);
    }
  }

  private type(element: Element, place: ExpansionState): void {
    const { context, notes, scale } = this.reading;
    this.characters += [...element.text].length;
    if (this.found.types.length >= LIMITS.lines)
      this.stop(element, `more than ${LIMITS.lines} lettering elements`);
    if (this.characters > LIMITS.characters)
      this.stop(element, `more than ${LIMITS.characters} characters of lettering`);
    if (element.attributes.has('stroke') && place.style.stroke !== 'none')
      this.tell(element, 'lettering has a fill and no stroke: choose a heavier weight');
    const set = typesetElement(element, context.letterer, context.locale, {
      problem: (sentence) => this.tell(element, sentence),
      note: (sentence) => notes.push(sentence),
    });
    if (set === null) return;
    const outline = transformOutline(set.outline, place.matrix);
    const box = boundingBoxOf(outline);
    if (box === null) return;
    const stretch = Math.hypot(place.matrix[2], place.matrix[3]);
    this.found.types.push({
      text: set.text,
      family: set.family,
      weight: set.weight,
      italic: set.italic,
      vertical: set.vertical,
      tracking: set.tracking,
      size: set.size,
      x: box.left / scale,
      y: box.top / scale,
      width: (box.right - box.left) / scale,
      height: (box.bottom - box.top) / scale,
      capHeight: set.capHeight * stretch,
      base: place.matrix[1] * set.baseX + place.matrix[3] * set.baseY + place.matrix[5],
      translation: set.translation,
      part: place.part,
      sourceLine: element.line,
    });
    if (place.style.fill === 'none') return this.tell(element, 'lettering needs a fill');
    this.paint(element, place, outline, place.style.fill, place.style.dark, this.found.types.length - 1);
  }

  private paint(
    element: Element,
    place: ExpansionState,
    drawn: Outline,
    light: Hex,
    dark: Hex | null,
    type: number | null,
  ): void {
    const box = boundingBoxOf(drawn);
    if (box === null) return;
    const far = Math.max(...[box.left, box.top, box.right, box.bottom].map(Math.abs));
    if (!(far <= LIMITS.farthest))
      this.stop(element, 'it reaches far outside the view box: check its coordinates and transforms');
    const outline = place.clips.reduce<Outline>(
      (rest, clip) => intersectWithinBudget(rest, clip, this.reading.work),
      drawn,
    );
    if (outline.length === 0) return;
    const label = describeElement(element.name, element.attributes);
    this.found.layers.push({
      part: place.part,
      outline,
      light,
      dark,
      type,
      line: element.line,
      element: label,
    });
  }

  /** Returns the area of the `<clipPath>` to which a `clip-path` attribute refers, or null if it cannot be read. */
  private readClipArea(element: Element, written: string, place: ExpansionState): Outline | null {
    const id = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)$/.exec(written.trim())?.[1];
    const clip = id === undefined ? undefined : this.ids.get(id);
    if (clip === undefined || clip.name !== 'clipPath') {
      this.tell(element, '`clip-path` is url(#id) of a <clipPath> of this drawing');
      return null;
    }
    const units = clip.attributes.get('clipPathUnits');
    if (clip.attributes.has('clip-path') || (units !== undefined && units !== 'userSpaceOnUse')) {
      this.tell(clip, 'a <clipPath> holds shapes in the units of the drawing, without a clip of its own');
      return null;
    }
    let area: Outline = EMPTY_OUTLINE;
    const add = (child: Element, at: ExpansionState): void => {
      this.shown += 1;
      if (this.shown > LIMITS.shown)
        this.stop(child, `more than ${LIMITS.shown} elements are shown, copies counted`);
      const inner = this.enter(child, at);
      if (inner === null) return;
      if (child.name === 'use') return this.use(child, inner, add);
      if (child.name === 'g') {
        for (const each of child.children) add(each, inner);
        return;
      }
      if (!SHAPE_NAMES.has(child.name)) return this.tell(child, 'a <clipPath> holds shapes only');
      const trails = readTrails(child, (sentence) => this.tell(child, sentence));
      this.countPoints(
        child,
        trails.reduce((sum, { pieces }) => sum + pieces.length, 0),
      );
      const inside = createFilledOutline(
        transformTrails(trails, inner.matrix),
        inner.style.clipRule,
        this.reading.work,
      );
      if (inside === null) return this.tell(child, 'its curves lie on each other and cannot be told apart');
      area = area.length === 0 ? inside : uniteWithinBudget(area, inside, this.reading.work);
    };
    const start: ExpansionState = { ...place, clips: [] };
    const inner = this.enter(clip, start);
    if (inner !== null) for (const child of clip.children) add(child, inner);
    return area;
  }
}
