// Draws the blazon of a mark as fills that do not overlap. The same blazon and settings always give the same fills. The
// work is limited, and a failure is returned as a sentence.

import { areaOf, boundingBoxOf } from '../geometry/bounds.ts';
import { intersect, resolveSelfOverlaps, subtract } from '../geometry/boolean.ts';
import type { Outline } from '../geometry/outline.ts';
import { dropTinyContours } from '../geometry/simplify-outline.ts';
import type { Fill, MarkBlazon, MarkPart, Role, MarkSettings, Step } from './blazon.ts';
import { createDialLookup, resolveDials } from './dials.ts';
import type { DialLookup } from './expression.ts';
import type { PaintContext } from './draw-step.ts';
import { paintStep } from './draw-step.ts';
import type { Line } from './language.ts';
import type { LetterSource } from './letter-source.ts';
import { applyOperator } from './operators/apply-operator.ts';
import { resolveLine as directionOfLine } from './operators/resolve-line.ts';
import { resolveAmount, resolveLine } from './resolve-arguments.ts';
import { paintShape } from './shapes/paint-shape.ts';
import { isSoundOutline } from './sound-outline.ts';
import { DrawingStoppedError } from './drawing-stopped.ts';
import { estimateEffort, countKnots, WorkBudget } from './work-budget.ts';

export interface MarkDrawing {
  /** The fills in drawing order. None is empty, and none overlaps another. */
  fills: readonly Fill[];
  /** Warnings of one sentence each, naming the part. */
  warnings: readonly string[];
  /** Why nothing could be drawn, or null. If there is a problem, there are no fills. */
  problem: string | null;
}

/** Records that a part was cut out of an earlier one: by a knock, or because it lies on top of it. */
export interface Cut {
  /** The name of the part that cuts. */
  by: string;
  /** The name of the earlier part. */
  of: string;
  /** The gap of the knock. Null if there is no knock. */
  gap: number | null;
  /** The outline of the part that cuts, before it is enlarged by the gap. */
  knife: Outline;
  /** The outline of the earlier part before the cut. */
  before: Outline;
  /** The outline of the earlier part after the cut. */
  after: Outline;
}

/** A drawing and the cuts in it, for the checker. */
export interface MarkDrawingWithCuts extends MarkDrawing {
  cuts: readonly Cut[];
}

interface Layer extends Fill {
  /** The name of the part to which the layer belongs. */
  part: string;
}

/** What has been drawn so far. */
interface Canvas {
  /** The painted layers, later ones on top. */
  layers: Layer[];
  cuts: Cut[];
  /** The outline of each part, before others are cut out of it. */
  parts: Map<string, Outline>;
}

/** Returns the area on the right-hand side of a line. */
const createHalfPlaneRightOf = (line: Line<number>): Outline => {
  const { through, direction } = directionOfLine(line);
  const facing = (Math.atan2(-direction[1], -direction[0]) * 180) / Math.PI;
  return paintShape('half', { through: [through[0], through[1]], facing });
};

/** The longest side of a finished drawing. Only shapes that cut others, such as half-planes, may be larger. */
const MAX_PAINTED_SIDE = 300;
const KNOCK_GAP_RANGE = { min: 0, max: 60 } as const;

/** Returns the shape that a knock removes: the part enlarged by the gap, inside the shape `near` if given. */
const createKnockShape = (
  outline: Outline,
  gap: number,
  near: Step | undefined,
  painter: PaintContext,
): Outline => {
  painter.budget.offset(countKnots(outline), gap);
  painter.budget.spend(countKnots(outline), estimateEffort('grow', {}));
  const grown = gap > 0 ? applyOperator('grow', { by: gap }, outline, null) : outline;
  return near === undefined ? grown : intersect(grown, paintStep(near, painter));
};

/**
 * Cuts a part out of the layers below it. For layers to which its knock applies, the part is first enlarged by the gap.
 */
const cutOutOfLowerParts = (
  part: MarkPart,
  outline: Outline,
  canvas: Canvas,
  painter: PaintContext,
): void => {
  const { knock } = part;
  const { gap: writtenGap, from, near } = typeof knock === 'object' ? knock : { gap: knock ?? 0 };
  const gap = resolveAmount(writtenGap, KNOCK_GAP_RANGE, painter, 'the gap of the knock');
  const knife =
    knock === undefined || canvas.layers.length === 0
      ? outline
      : createKnockShape(outline, gap, near, painter);
  for (const layer of canvas.layers) {
    const knocks = knock !== undefined && (from === undefined || from.includes(layer.part));
    if (!knocks && part.role === 'none') continue;
    const before = layer.outline;
    painter.budget.spend(countKnots(before) + countKnots(knife));
    let after = subtract(before, knocks ? knife : outline);
    if (knocks && near !== undefined && part.role !== 'none') after = subtract(after, outline);
    if (Math.abs(areaOf(before) - areaOf(after)) < 1e-6) continue;
    layer.outline = after;
    canvas.cuts.push({
      by: part.name,
      of: layer.part,
      gap: knocks ? gap : null,
      knife: outline,
      before,
      after,
    });
  }
};

/** A part, or one side of a part that is folded or split. */
interface ToneLayer {
  /** Added to the name of the part. Empty for the part itself. */
  suffix: string;
  role: Role;
  outline: Outline;
}

/** Splits a part in two. The area inside a shape becomes the layer `second`. */
const splitIntoTwoTones = (
  part: MarkPart,
  outline: Outline,
  inside: Outline,
  second: ToneLayer,
  gap: number,
): ToneLayer[] => [
  {
    suffix: '',
    role: part.role,
    outline: applyOperator('subtract', gap > 0 ? { gap } : {}, outline, inside),
  },
  { ...second, outline: intersect(outline, inside) },
];

/** Returns a part in one role, or in two if it has a fold or a split. */
const createTones = (part: MarkPart, outline: Outline, painter: PaintContext): ToneLayer[] => {
  const { role, fold, split } = part;
  if (split !== undefined) {
    const by = paintStep(split.by, painter);
    const gap = resolveAmount(split.gap ?? 0, KNOCK_GAP_RANGE, painter, 'the gap of the split');
    return splitIntoTwoTones(part, outline, by, { suffix: '-split', role: split.role, outline }, gap);
  }
  if (fold === undefined) return [{ suffix: '', role, outline }];
  const right = createHalfPlaneRightOf(resolveLine(fold.line, painter, 'the line of the fold'));
  const gap = resolveAmount(fold.gap ?? 0, KNOCK_GAP_RANGE, painter, 'the gap of the fold');
  return splitIntoTwoTones(part, outline, right, { suffix: '-fold', role: fold.role, outline }, gap);
};

const paintPart = (part: MarkPart, canvas: Canvas, painter: PaintContext): void => {
  const outline = paintStep(part.shape, painter);
  if (outline.length === 0) painter.warn('nothing of it is left');
  canvas.parts.set(part.name, outline);
  cutOutOfLowerParts(part, outline, canvas, painter);
  for (const { suffix, role, outline: tone } of createTones(part, outline, painter)) {
    if (role === 'none') continue;
    canvas.layers.push({ part: part.name, name: `${part.name}${suffix}`, role, outline: tone });
  }
};

interface PaintSetting {
  dial: DialLookup;
  detail: MarkSettings['detail'];
  letters: LetterSource;
  warnings: string[];
}

const paintParts = (mark: MarkBlazon, setting: PaintSetting): Canvas => {
  const canvas: Canvas = { layers: [], cuts: [], parts: new Map() };
  const budget = new WorkBudget();
  const { dial, detail, letters, warnings } = setting;
  for (const part of mark.parts) {
    const { name } = part;
    const warn = (sentence: string): void => {
      const line = `\`${name}\`: ${sentence}`;
      if (!warnings.includes(line)) warnings.push(line);
    };
    try {
      paintPart(part, canvas, { name, dial, detail, letters, parts: canvas.parts, budget, warn });
    } catch (error) {
      if (error instanceof DrawingStoppedError)
        throw new DrawingStoppedError(`\`${name}\`: ${error.message}`);
      throw error;
    }
  }
  return canvas;
};

const createEmptyPainting = (problem: string, warnings: readonly string[]): MarkDrawingWithCuts => ({
  fills: [],
  warnings,
  problem,
  cuts: [],
});

/**
 * Returns the finished fills, without tiny pieces and empty outlines. Repairs outlines that cross themselves, because
 * renderers could draw them differently; if that fails, the drawing stops.
 */
const finishFills = (layers: readonly Layer[]): Fill[] =>
  layers.flatMap(({ name, role, outline: drawn }) => {
    const outline = dropTinyContours(drawn);
    if (outline.length === 0) return [];
    if (isSoundOutline(outline)) return [{ name, role, outline }];
    const mended = dropTinyContours(resolveSelfOverlaps(outline));
    if (!isSoundOutline(mended))
      throw new DrawingStoppedError(`\`${name}\`: its curves lie on each other and cannot be told apart`);
    return mended.length === 0 ? [] : [{ name, role, outline: mended }];
  });

/** Returns why the fills are not a valid drawing (nothing drawn, or too large), or null if they are. */
const findDrawingFault = (fills: readonly Fill[]): string | null => {
  const box = boundingBoxOf(fills.flatMap(({ outline }) => [...outline]));
  if (box === null) return 'nothing is drawn';
  const side = Math.max(box.right - box.left, box.bottom - box.top);
  if (side <= MAX_PAINTED_SIDE) return null;
  return `the drawing is ${Math.round(side)} units large, at most ${MAX_PAINTED_SIDE}: cut what reaches out of the field`;
};

/** Draws a mark and records its cuts, for the checker. */
export const paintMark = (
  mark: MarkBlazon,
  settings: MarkSettings,
  letters: LetterSource,
): MarkDrawingWithCuts => {
  const warnings: string[] = [];
  const dials = resolveDials(mark.dials, settings.dials);
  if (!dials.ok) return createEmptyPainting(dials.problem, warnings);
  try {
    const setting = { dial: createDialLookup(dials.value), detail: settings.detail, letters, warnings };
    const { layers, cuts } = paintParts(mark, setting);
    const fills = finishFills(layers);
    const problem = findDrawingFault(fills);
    return problem === null ? { fills, warnings, problem, cuts } : createEmptyPainting(problem, warnings);
  } catch (error) {
    if (error instanceof DrawingStoppedError) return createEmptyPainting(error.message, warnings);
    // If the third-party geometry library throws, the drawing is rejected.
    return createEmptyPainting('the curves of this drawing cannot be computed', warnings);
  }
};

export const drawMark = (mark: MarkBlazon, settings: MarkSettings, letters: LetterSource): MarkDrawing => {
  const { fills, warnings, problem } = paintMark(mark, settings, letters);
  return { fills, warnings, problem };
};
