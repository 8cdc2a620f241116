// Generates hostile blazons for tests: random JSON, random valid marks, valid marks with one mistake, deep nesting,
// dials that depend on each other in a circle, and keys with a special meaning in JavaScript. A generator is called an
// arbitrary, as in fast-check.

import fc from 'fast-check';
import type { Argument, Kind } from '../language/blazon/language.ts';
import { OPERATORS, SHAPES } from '../language/blazon/language.ts';
import type { Term } from '../language/blazon/language.ts';

type JsonArbitrary = fc.Arbitrary<unknown>;

/** Generates multiples of 0.1, as people write them. Most random doubles would be close to zero. */
const tenthsArbitrary = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) }).map((value) => value / 10);

const coordinate = fc.oneof(
  { weight: 12, arbitrary: tenthsArbitrary(-20, 120) },
  { weight: 4, arbitrary: fc.constantFrom(0, 25, 50, 75, 100) },
  { weight: 1, arbitrary: fc.double({ min: -500, max: 600, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom('$gap', '$weight*2', '50-$weight/2', '$half+sin(30)*10') },
);
const point = fc.tuple(coordinate, coordinate);
const lengthArbitrary = ({ min = 0, max = 100 }: { min?: number; max?: number }): JsonArbitrary =>
  fc.oneof(
    { weight: 12, arbitrary: tenthsArbitrary(min, Math.min(max, Math.max(min, 60))) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.constantFrom('$gap', '$weight') },
  );
const pathPoint = fc.oneof(
  point,
  fc.tuple(coordinate, coordinate, tenthsArbitrary(0, 30)),
  fc.tuple(coordinate, coordinate, fc.constantFrom('smooth', 'via')),
  fc.tuple(coordinate, coordinate, fc.constant('smooth'), fc.integer({ min: -360, max: 360 })),
);
const line = fc.oneof(
  fc.record({ x: coordinate }),
  fc.record({ y: coordinate }),
  fc.record({ through: point, angle: fc.integer({ min: -360, max: 360 }) }),
  fc.tuple(point, point),
);

/** Returns a generator for each kind of argument. `step` generates the shapes inside it. */
const argumentArbitraries = (step: JsonArbitrary): Record<Kind, (argument: Argument) => JsonArbitrary> => ({
  number: lengthArbitrary,
  count: ({ min = 1, max = 24 }) => fc.integer({ min, max }),
  numbers: ({ min = 1, max = 12 }) => fc.array(coordinate, { minLength: min, maxLength: max }),
  point: () => point,
  pair: (argument) =>
    fc.oneof(lengthArbitrary(argument), fc.tuple(lengthArbitrary(argument), lengthArbitrary(argument))),
  corners: (argument) =>
    fc.oneof(lengthArbitrary(argument), fc.array(lengthArbitrary(argument), { minLength: 4, maxLength: 4 })),
  points: ({ min = 2, max = 24 }) => fc.array(pathPoint, { minLength: min, maxLength: max }),
  joints: ({ min = 2, max = 12 }) =>
    fc.array(fc.tuple(coordinate, coordinate, tenthsArbitrary(0, 40)), {
      minLength: min,
      maxLength: max,
    }),
  line: () => line,
  shape: () => step,
  flag: () => fc.boolean(),
  character: () => fc.constantFrom('A', 'K', 'S', 'g', 'm', 'Q', 'ж', '漢'),
  family: () => fc.constantFrom('Inter', 'No Such Family'),
  name: () => fc.constantFrom('first', 'second'),
});

const argumentArbitrary = (argument: Argument, step: JsonArbitrary): JsonArbitrary =>
  typeof argument.is === 'string'
    ? argumentArbitraries(step)[argument.is](argument)
    : fc.constantFrom(...argument.is.oneOf);

/** Generates terms `{name: {arguments}}` with every required argument and some optional ones. */
const termArbitrary = (name: string, term: Term, step: JsonArbitrary): JsonArbitrary => {
  const entries = Object.entries(term.takes);
  const required = entries.filter(([key, { optional }]) => optional !== true || term.oneOf?.includes(key));
  const model = Object.fromEntries(
    entries.map(([key, argument]) => [key, argumentArbitrary(argument, step)]),
  );
  return fc.record(model, { requiredKeys: required.map(([key]) => key) }).map((given) => ({ [name]: given }));
};

const anyTermArbitrary = (terms: Readonly<Record<string, Term>>, step: JsonArbitrary): JsonArbitrary =>
  fc.oneof(...Object.entries(terms).map(([name, term]) => termArbitrary(name, term, step)));

/** Generates lists of steps, nested up to `depth`. */
const stepsArbitrary = (depth: number): JsonArbitrary => {
  const inner: JsonArbitrary =
    depth === 0 ? fc.constant({ disc: { at: [50, 50], r: 20 } }) : stepsArbitrary(depth - 1);
  const shape = anyTermArbitrary(SHAPES, inner);
  const operator = anyTermArbitrary(OPERATORS, inner);
  return fc
    .tuple(shape, fc.array(fc.oneof(operator, operator, shape, inner), { maxLength: 4 }))
    .map(([first, rest]) => [first, ...rest]);
};

/** Clips a shape to the canvas. Without it, most random shapes extend far beyond the canvas and are rejected. */
const CLIP_TO_CANVAS = { intersect: { box: { corner: [-5, -5], size: 110, r: 7 } } };

const ROLES = ['lead', 'second', 'accent', 'none'];

const partArbitrary = (name: string): JsonArbitrary =>
  fc.record(
    {
      name: fc.constant(name),
      role: name === 'first' ? fc.constant('lead') : fc.constantFrom(...ROLES),
      shape: fc
        .tuple(stepsArbitrary(1), fc.boolean())
        .map(([step, isUnclipped]) => (isUnclipped ? step : [step, CLIP_TO_CANVAS])),
      knock: fc.oneof(
        tenthsArbitrary(0, 12),
        fc.record({ gap: fc.constant('$gap'), near: stepsArbitrary(0) }),
      ),
      fold: fc.record({ line, role: fc.constantFrom(...ROLES) }),
      split: fc.record({ by: stepsArbitrary(0), role: fc.constantFrom(...ROLES) }),
    },
    { requiredKeys: ['name', 'role', 'shape'] },
  );

/** Generates marks that are valid in the language, but mostly nonsense. */
export const randomMark: JsonArbitrary = fc
  .tuple(partArbitrary('first'), partArbitrary('second'), fc.option(partArbitrary('third')))
  .map(([first, second, third]) => ({
    idea: 'drawn at random',
    dials: { gap: 6, weight: { value: 20, min: 10, max: 30 }, half: '$weight/2' },
    parts: third === null ? [first, second] : [first, second, third],
  }));

const nestDeeply = (levels: number): unknown => {
  let value: unknown = { disc: { at: [50, 50], r: 10 } };
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { subtract: value };
  return value;
};

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  'x'.repeat(500),
  '$nothing',
  '1/0',
  '$gap/($gap-6)',
  `${'('.repeat(60)}1${')'.repeat(50)}`,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  -1e308,
  5e-324,
  -1,
  0,
  399.999,
  [],
  {},
  [[[]]],
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  { $ref: '#' },
  Array.from({ length: 200 }, () => [1, 2]),
];
const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'extra', '', 'parts', 'disc'];

interface Damage {
  /** A path into the blazon: at each level, the index of a property, modulo the number of properties. */
  steps: readonly number[];
  kind: 'replace' | 'drop' | 'rename' | 'add' | 'double';
  value: unknown;
  key: string;
}

/** Defines a property even if its key is `__proto__`, which an assignment would take as the prototype. */
const defineOwnProperty = (target: object, key: string, value: unknown): void => {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
};

/** Returns a copy with one mistake at the path `damage.steps`. */
const applyDamage = (blazon: unknown, damage: Damage): unknown => {
  const copy: unknown = structuredClone(blazon);
  let holder = copy;
  for (const [depth, step] of damage.steps.entries()) {
    if (typeof holder !== 'object' || holder === null) return copy;
    const keys = Object.keys(holder);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return copy;
    const next: unknown = Reflect.get(holder, key);
    if (depth < damage.steps.length - 1 && typeof next === 'object' && next !== null) {
      holder = next;
      continue;
    }
    if (damage.kind === 'add') defineOwnProperty(holder, damage.key, damage.value);
    else if (damage.kind === 'replace') defineOwnProperty(holder, key, damage.value);
    else if (damage.kind === 'double') defineOwnProperty(holder, key, [next, next]);
    else {
      Reflect.deleteProperty(holder, key);
      if (damage.kind === 'rename') defineOwnProperty(holder, damage.key, next);
    }
    return copy;
  }
  return copy;
};

const damageArbitrary: fc.Arbitrary<Damage> = fc.record({
  steps: fc.array(fc.nat(12), { minLength: 1, maxLength: 9 }),
  kind: fc.constantFrom('replace', 'drop', 'rename', 'add', 'double'),
  value: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3 })),
  key: fc.constantFrom(...HOSTILE_KEYS),
});

const createMarkOfShape = (shape: unknown, dials: unknown = {}): unknown => ({
  idea: 'hostile',
  dials,
  parts: [{ name: 'first', role: 'lead', shape }],
});

/** Generates chains of operators that multiply a complex shape, which makes it costly to draw. */
const multiplyingMark = fc
  .array(
    fc.constantFrom<unknown>(
      { spin: { n: 24 } },
      { repeat: { n: 24, by: [1.5, 0.7] } },
      { halfturn: [31, 12] },
      { mirror: { x: 43 } },
      { outline: { width: 0.7 } },
      { round: 1 },
      { grow: 1 },
      { stripes: { angle: 17, width: 1, gap: 1 } },
      { rays: { through: [50, 50], n: 24, gap: 1 } },
      { exclude: { gear: { at: [50, 50], r: 48, n: 24, depth: 9 } } },
    ),
    { minLength: 2, maxLength: 8 },
  )
  .map((operators) => createMarkOfShape([{ gear: { at: [40, 30], r: 30, n: 24, depth: 8 } }, ...operators]));

const markWithCircularDials = fc
  .integer({ min: 1, max: 14 })
  .map((count) =>
    createMarkOfShape(
      { disc: { at: [50, 50], r: '$d0' } },
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`d${index}`, `$d${(index + 1) % count}+1`]),
      ),
    ),
  );

/** Generates a mix of all kinds above. */
export const hostileBlazon: JsonArbitrary = fc.oneof(
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  { weight: 8, arbitrary: randomMark },
  {
    weight: 8,
    arbitrary: fc.tuple(randomMark, damageArbitrary).map(([mark, how]) => applyDamage(mark, how)),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 3, max: 3000 }).map((levels) => createMarkOfShape(nestDeeply(levels))),
  },
  { weight: 2, arbitrary: multiplyingMark },
  { weight: 1, arbitrary: markWithCircularDials },
  { weight: 1, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, maxDepth: 4 }) },
);

/** Returns hostile blazons; the same seed gives the same ones. */
export const sampleHostileBlazons = (seed: number, count: number): unknown[] =>
  fc.sample(hostileBlazon, { seed, numRuns: count });
