// Evaluates the expressions in arguments. A value outside the range of its argument, which some dial values can
// cause, is clamped with a warning.

import type { Amount } from './blazon.ts';
import { evaluateAmount } from './dials.ts';
import type { DialLookup } from './expression.ts';
import type { Argument, Kind, Line, Term } from './language.ts';
import { LIMITS } from './blazon-limits.ts';
import { DrawingStoppedError } from './drawing-stopped.ts';

export interface ResolveContext {
  dial: DialLookup;
  warn: (sentence: string) => void;
}

/** Values are rounded to four decimals, so that all machines draw with the same numbers. */
const ROUNDING_STEPS_PER_UNIT = 10_000;

interface Range {
  min?: number;
  max?: number;
}

export const resolveAmount = (
  amount: Amount,
  range: Range,
  resolving: ResolveContext,
  what: string,
): number => {
  const result = evaluateAmount(amount, resolving.dial);
  if (!result.ok) throw new DrawingStoppedError(`${what}: ${result.problem}`);
  const { min = -Infinity, max = Infinity } = range;
  const clamped = Math.min(Math.max(result.value, min), max);
  if (clamped !== result.value) {
    resolving.warn(`${what} comes to ${Number(result.value.toFixed(2))} and is held at ${clamped}`);
  }
  return Math.round(clamped * ROUNDING_STEPS_PER_UNIT) / ROUNDING_STEPS_PER_UNIT;
};

type Resolver = (value: Amount, range?: Range) => number;
const ANGLE_RANGE = { min: -720, max: 720 } as const;

const resolveLineAmounts = (line: Line, resolve: Resolver): Line<number> => {
  const point = ([x, y]: [Amount, Amount]): [number, number] => [
    resolve(x, LIMITS.coordinate),
    resolve(y, LIMITS.coordinate),
  ];
  if (Array.isArray(line)) return [point(line[0]), point(line[1])];
  if ('x' in line) return { x: resolve(line.x, LIMITS.coordinate) };
  if ('y' in line) return { y: resolve(line.y, LIMITS.coordinate) };
  return { through: point(line.through), angle: resolve(line.angle, ANGLE_RANGE) };
};

export const resolveLine = (line: Line, resolving: ResolveContext, what: string): Line<number> =>
  resolveLineAmounts(line, (value, range = {}) => resolveAmount(value, range, resolving, what));

/** Resolves a point of a path: two coordinates, then nothing, a radius, a word, or a word and a direction. */
const resolvePathPoint = (point: readonly Amount[], resolve: Resolver): (number | string)[] =>
  point.map((value, index) => {
    if (index < 2) return resolve(value, LIMITS.coordinate);
    if (value === 'smooth' || value === 'via') return value;
    return resolve(value, index === 2 ? { min: 0, max: 200 } : ANGLE_RANGE);
  });

const resolveOneOrMany = (value: Amount | Amount[], range: Range, resolve: Resolver): number | number[] =>
  Array.isArray(value) ? value.map((one) => resolve(one, range)) : resolve(value, range);

/** Resolves the value of an argument. The casts are safe, because the parser has checked that the value is of this kind. */
const resolveKind = (kind: Kind, value: unknown, argument: Argument, resolve: Resolver): unknown => {
  switch (kind) {
    case 'number':
      return resolve(value as Amount, argument);
    case 'numbers':
      return (value as Amount[]).map((one) => resolve(one, { min: -500, max: 500 }));
    case 'point':
      return (value as Amount[]).map((one) => resolve(one, LIMITS.coordinate));
    case 'pair':
    case 'corners':
      return resolveOneOrMany(value as Amount | Amount[], argument, resolve);
    case 'points':
    case 'joints':
      return (value as Amount[][]).map((point) => resolvePathPoint(point, resolve));
    case 'line':
      return resolveLineAmounts(value as Line, resolve);
    case 'count':
    case 'flag':
    case 'character':
    case 'family':
    case 'name':
    case 'shape':
      return value;
    default:
      return kind satisfies never;
  }
};

export const resolveArguments = (
  name: string,
  term: Term,
  given: Readonly<Record<string, unknown>>,
  resolving: ResolveContext,
): Record<string, unknown> => {
  const resolved: Record<string, unknown> = {};
  for (const [key, argument] of Object.entries(term.takes)) {
    const value = given[key];
    if (value === undefined) continue;
    const resolve: Resolver = (amount, range = {}) =>
      resolveAmount(amount, range, resolving, `\`${key}\` of \`${name}\``);
    resolved[key] =
      typeof argument.is === 'string' ? resolveKind(argument.is, value, argument, resolve) : value;
  }
  return resolved;
};
