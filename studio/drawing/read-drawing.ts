// Parses an SVG drawn by a language model, strictly: the result is a list of coloured outlines that do not overlap, or
// a list of problems. The same source always gives the same result, and parsing takes at most a second or two.

import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Matrix } from '../language/geometry/transform.ts';
import { assignRoles, type AssignedRoles } from './assign-roles.ts';
import { checkWords } from './check-words.ts';
import type { Drawing, DrawingContext, DrawingReading, DrawnFill, TypesetTextLine } from './drawing.ts';
import { type Layer, type DrawingLayers, expandLayers, type DrawingReadingState } from './expand-layers.ts';
import { FIELD_SIZE, LIMITS } from './drawing-limits.ts';
import { type Problem, UnreadableDrawingError } from './problem.ts';
import { type Element, readXml } from './read-xml.ts';
import { findBackground, resolveOverlaps } from './resolve-overlaps.ts';
import { readNumbers } from './scan-numbers.ts';
import { WorkBudget } from './work.ts';

export function readDrawing(source: string, context: DrawingContext): DrawingReading {
  const problems: Problem[] = [];
  try {
    const drawing = attemptReading(source, context, problems);
    return drawing === null || problems.length > 0 ? { ok: false, problems } : { ok: true, drawing };
  } catch (error) {
    if (error instanceof UnreadableDrawingError) return { ok: false, problems: [...problems, error.problem] };
    // The curve kernel is a third-party library. If it throws any error, the drawing is rejected.
    const sentence = 'the curves of this drawing cannot be computed: draw with fewer and simpler shapes';
    return { ok: false, problems: [...problems, { line: 1, element: 'svg', sentence }] };
  }
}

const createUnreadableError = (sentence: string): UnreadableDrawingError =>
  new UnreadableDrawingError({ line: 1, element: 'svg', sentence });

function attemptReading(source: string, context: DrawingContext, problems: Problem[]): Drawing | null {
  if (Buffer.byteLength(source) > LIMITS.bytes)
    throw createUnreadableError(
      `the drawing has more than ${LIMITS.bytes} bytes: most need 3,000; repeat shapes with <use>`,
    );
  const root = readXml(source);
  const view = readViewBox(root);
  const scale = FIELD_SIZE / Math.max(view.width, view.height);
  const matrix: Matrix = [scale, 0, 0, scale, -view.x * scale, -view.y * scale];
  const work = new WorkBudget();
  const reading: DrawingReadingState = { context, work, problems, notes: [], scale };
  const found = expandLayers(root, matrix, reading);
  if (context.words !== null) problems.push(...checkWords(found.types, found.drawnLetters, context.words));
  if (problems.length > 0) return null;

  const background = findBackground(found.layers, view.width * scale, view.height * scale);
  if (background.layer !== null)
    reading.notes.push(`the full ground ${background.layer.light} was left out: a logo stands on any ground`);
  const shown = resolveOverlaps(
    found.layers.filter(({ part }) => part !== 'small'),
    background,
    work,
  );
  const small = resolveOverlaps(
    found.layers.filter(({ part }) => part === 'small'),
    background,
    work,
  );
  if (shown.length === 0)
    throw createUnreadableError('nothing can be seen on white: draw in a darker colour');
  const roles = assignRoles([...shown, ...small], found.types);
  if (roles.paints.length > LIMITS.paints)
    throw createUnreadableError(`more than ${LIMITS.paints} colours: use fewer`);
  const fills = [...shown, ...small].map((layer, index) => createDrawnFill(layer, index, roles));
  const mark = boundingBoxOf(
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
    confirm: collectUnverifiedClaims(found),
    notes: [
      ...reading.notes,
      ...noteIfOutsideViewBox(found.layers, view, scale),
      ...found.types.map(describeTextLine),
    ],
    work: work.used,
  };
}

interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

function readViewBox({ attributes }: Element): ViewBox {
  const numbers = readNumbers(attributes.get('viewBox') ?? '', 4);
  const [x = 0, y = 0, width = 0, height = 0] = numbers ?? [];
  const ratio = width / height;
  if (numbers?.length !== 4 || !(width > 0 && height > 0) || ratio > 20 || ratio < 0.05)
    throw createUnreadableError('<svg> needs a viewBox of four numbers, such as viewBox="0 0 640 400"');
  return { x, y, width, height };
}

const createDrawnFill = (layer: Layer, index: number, { roles, paintOf }: AssignedRoles): DrawnFill => ({
  name: `${layer.type === null ? 'shape' : `line-${layer.type}`}-${index}`,
  role: roles[index] ?? 'lead',
  outline: layer.outline,
  part: partOfLayer(layer),
  paint: paintOf[index] ?? 0,
  line: layer.type,
});

/** Letters inside the mark are part of the mark, not lettering. */
const partOfLayer = ({ part, type }: Layer): DrawnFill['part'] => {
  if (part === 'mark' || part === 'small') return 'mark';
  return type === null ? 'rest' : 'lettering';
};

const collectUnverifiedClaims = ({ drawnLetters, types }: DrawingLayers): Drawing['confirm'] => ({
  drawnLetters,
  translations: types.flatMap(({ text, translation, sourceLine }) =>
    translation === null ? [] : [{ text, language: translation, line: sourceLine }],
  ),
});

const roundToTenth = (value: number): string => String(Math.round(value * 10) / 10);

const describeTextLine = ({
  text,
  family,
  weight,
  italic,
  x,
  y,
  width,
  height,
  tracking,
}: TypesetTextLine): string =>
  `“${text}” in ${family} ${weight}${italic ? ' italic' : ''}: x ${roundToTenth(x)} to ${roundToTenth(x + width)} (${roundToTenth(width)} wide), ` +
  `y ${roundToTenth(y)} to ${roundToTenth(y + height)} (${roundToTenth(height)} high), tracking ${Math.round(tracking * 1000) / 1000} em`;

/** Returns a note if the drawing extends beyond its view box. That is allowed: the view box does not clip. */
function noteIfOutsideViewBox(layers: readonly Layer[], view: ViewBox, scale: number): string[] {
  const box = boundingBoxOf(layers.filter(({ part }) => part !== 'small').flatMap(({ outline }) => outline));
  if (box === null) return [];
  const slack = FIELD_SIZE / 200;
  const out =
    box.left < -slack ||
    box.top < -slack ||
    box.right > view.width * scale + slack ||
    box.bottom > view.height * scale + slack;
  return out ? ['the drawing reaches outside its view box; nothing was cut off there'] : [];
}
