// Draws a list of steps into one outline. A shape is added to what the steps before it have drawn, the running outline;
// an operator changes the running outline; an inner list is drawn separately and then added.

import { areaOf, boundingBoxOf } from '../geometry/bounds.ts';
import { unite } from '../geometry/boolean.ts';
import type { Outline, Point } from '../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../geometry/outline.ts';
import { dropTinyContours } from '../geometry/simplify-outline.ts';
import { translationBy, scalingAround, transformOutline } from '../geometry/transform.ts';
import type { MarkSettings, Step } from './blazon.ts';
import { createDialLookup, resolveDials } from './dials.ts';
import type { DialLookup } from './expression.ts';
import type { OperatorName, ShapeArguments, ShapeName } from './language.ts';
import { OPERATORS, SHAPES } from './language.ts';
import type { LetterSource } from './letter-source.ts';
import { applyOperator } from './operators/apply-operator.ts';
import { resolveArguments } from './resolve-arguments.ts';
import { computeFittingRadii } from './shapes/box.ts';
import { paintShape } from './shapes/paint-shape.ts';
import { DrawingStoppedError } from './drawing-stopped.ts';
import type { WorkBudget } from './work-budget.ts';
import { estimateEffort, countKnots, findEdgeMovement } from './work-budget.ts';

/**
 * The context in which a part is drawn: the values of dials, earlier parts, limits, and a function that records
 * warnings.
 */
export interface PaintContext {
  /** The name of the part, for warnings. */
  name: string;
  dial: DialLookup;
  detail: MarkSettings['detail'];
  letters: LetterSource;
  /** The outlines of earlier parts, before other parts are cut out of them. */
  parts: ReadonlyMap<string, Outline>;
  budget: WorkBudget;
  warn: (sentence: string) => void;
}

const isShapeName = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name);
const isOperatorName = (name: string): name is OperatorName => Object.hasOwn(OPERATORS, name);

const uniteWithRunningOutline = (running: Outline, outline: Outline, { budget }: PaintContext): Outline => {
  if (outline.length === 0) return running;
  if (running.length === 0) return outline;
  budget.spend(countKnots(running) + countKnots(outline));
  return unite(running, outline);
};

const paintSkeletonLetter = (args: ShapeArguments<'skeleton'>, painter: PaintContext): Outline => {
  const skeleton = painter.letters.skeleton(args.char);
  if (skeleton === undefined) {
    const known = painter.letters.skeletons.join(' ');
    painter.warn(`there is no constructed letter "${args.char}"; there are ${known}; or use \`letter\``);
    return EMPTY_OUTLINE;
  }
  const dials = resolveDials(
    {
      weight: args.weight,
      width: args.width ?? skeleton.width,
      corner: args.corner ?? skeleton.corner,
      bar: args.bar ?? skeleton.bar,
      left: '50-$width/2',
      right: '50+$width/2',
      inner: 'max(0,$corner-$weight)',
      ...skeleton.dials,
    },
    {},
  );
  if (!dials.ok) throw new DrawingStoppedError(`the letter "${args.char}": ${dials.problem}`);
  // Warnings about a letter's own construction are dropped, because the author cannot fix it.
  const drawn = paintStep(skeleton.shape, {
    ...painter,
    dial: createDialLookup(dials.value),
    warn: () => {},
  });
  const scale = (args.height ?? 100) / 100;
  const [x, y] = args.at ?? [50, 50];
  const sized = scale === 1 ? drawn : transformOutline(drawn, scalingAround(scale, scale, [50, 50]));
  return transformOutline(sized, translationBy([x - 50, y - 50]));
};

const paintTypefaceLetter = (args: ShapeArguments<'letter'>, painter: PaintContext): Outline => {
  const glyph = painter.letters.letter(args.char, args.family, args.weight);
  const box = glyph === undefined ? null : boundingBoxOf(glyph);
  if (glyph === undefined || box === null) {
    painter.warn(`"${args.char}" is missing in ${args.family} ${args.weight}`);
    return EMPTY_OUTLINE;
  }
  painter.budget.spend(countKnots(glyph));
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const tall = Math.max(box.bottom - box.top, 1e-6);
  const scale = args.height / tall;
  const sized = transformOutline(glyph, scalingAround(scale, scale, centre));
  return transformOutline(sized, translationBy([args.at[0] - centre[0], args.at[1] - centre[1]]));
};

/** Warns the author if the corner radii of a box are too large for it and are therefore reduced. */
const warnIfRadiiShrink = (name: ShapeName, args: Record<string, unknown>, painter: PaintContext): void => {
  if (name !== 'box') return;
  const { size, r = 0 } = args as ShapeArguments<'box'>;
  const [wide, high] = Array.isArray(size) ? size : [size, size];
  const wanted = Array.isArray(r) ? Math.max(...r) : r;
  const drawn = Math.max(...computeFittingRadii(r, wide, high));
  if (wanted <= drawn + 0.05 || wide <= 0 || high <= 0) return;
  painter.warn(`\`r\` of \`box\` is ${Number(wanted.toFixed(1))}, but only ${Number(drawn.toFixed(1))} fits`);
};

const paintNamedShape = (name: ShapeName, given: Record<string, unknown>, painter: PaintContext): Outline => {
  const args = resolveArguments(name, SHAPES[name], given, painter);
  // The cast is safe: the reader and resolveArguments check every argument against the table of the language.
  if (name === 'use') return painter.parts.get((args as ShapeArguments<'use'>).part) ?? EMPTY_OUTLINE;
  if (name === 'skeleton') return paintSkeletonLetter(args as ShapeArguments<'skeleton'>, painter);
  if (name === 'letter') return paintTypefaceLetter(args as ShapeArguments<'letter'>, painter);
  warnIfRadiiShrink(name, args, painter);
  // Tiny shapes are dropped: the curves of a shape that shrank to a point would all cross in one place.
  return dropTinyContours(paintShape(name, args as never));
};

/** Whether two outlines are the same, judged only by their area, box and number of knots. */
const isSameOutline = (left: Outline, right: Outline): boolean => {
  if (left === right) return true;
  if (Math.abs(areaOf(left) - areaOf(right)) > 1e-3) return false;
  const [before, after] = [boundingBoxOf(left), boundingBoxOf(right)];
  if (before === null || after === null) return before === after;
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return (
    countKnots(left) === countKnots(right) &&
    sides.every((side) => Math.abs(before[side] - after[side]) < 1e-3)
  );
};

/** Operators that cause a warning if they change nothing. Others may change nothing on purpose, such as turning a disc. */
const OPERATORS_WITH_VISIBLE_EFFECT: ReadonlySet<OperatorName> = new Set([
  'subtract',
  'cut',
  'rays',
  'keep',
  'round',
  'slide',
  'stripes',
]);

const applyNamedOperator = (
  name: OperatorName,
  given: Record<string, unknown>,
  running: Outline,
  painter: PaintContext,
): Outline => {
  const args = resolveArguments(name, OPERATORS[name], given, painter);
  const operand = given['of'] === undefined ? EMPTY_OUTLINE : paintStep(given['of'] as Step, painter);
  delete args['of'];
  painter.budget.spend(countKnots(running) + countKnots(operand), estimateEffort(name, args));
  painter.budget.offset(countKnots(name === 'subtract' ? operand : running), findEdgeMovement(name, args));
  if (typeof args['n'] === 'number' && name !== 'keep') painter.budget.copy(countKnots(running), args['n']);
  const result = applyOperator(name, args as never, running, operand);
  if (running.length === 0)
    painter.warn(`\`${name}\` stands before any shape: there is nothing to change yet`);
  else if (OPERATORS_WITH_VISIBLE_EFFECT.has(name) && isSameOutline(running, result))
    painter.warn(`\`${name}\` changes nothing`);
  return result;
};

const applyStep = (running: Outline, step: Step, painter: PaintContext): Outline => {
  if (Array.isArray(step)) return uniteWithRunningOutline(running, paintStep(step, painter), painter);
  if ('fine' in step || 'plain' in step) {
    const [detail, steps] =
      'fine' in step ? (['fine', step.fine] as const) : (['plain', step.plain] as const);
    if (painter.detail !== detail) return running;
    return steps.reduce((outline, one) => applyStep(outline, one, painter), running);
  }
  const [entry] = Object.entries(step);
  if (entry === undefined) return running;
  const [name, given] = entry;
  const args: Record<string, unknown> = given;
  painter.budget.spend(0);
  if (isShapeName(name))
    return uniteWithRunningOutline(running, paintNamedShape(name, args, painter), painter);
  if (isOperatorName(name)) return applyNamedOperator(name, args, running, painter);
  throw new DrawingStoppedError(`\`${name}\` is not in the language`);
};

export const paintStep = (step: Step, painter: PaintContext): Outline => {
  const steps = Array.isArray(step) ? step : [step];
  return steps.reduce<Outline>((running, one) => applyStep(running, one, painter), EMPTY_OUTLINE);
};
