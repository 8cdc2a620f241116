// Generates random arguments for any shape or operator, for property tests. The tables in language.ts give their kinds
// and ranges.

import fc from 'fast-check';

import type { Argument, Kind, Term } from '../language.ts';
import { LIMITS } from '../blazon-limits.ts';

/** Generates a number. Most are whole numbers, as authors write them: these often make edges coincide. */
function arbitraryNumber(min: number, max: number): fc.Arbitrary<number> {
  const rounded = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.oneof(
    { weight: 2, arbitrary: rounded },
    { weight: 1, arbitrary: arbitraryThousandths(min, max) },
  );
}

const arbitraryThousandths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.ceil(min * 1000), max: Math.floor(max * 1000) }).map((value) => value / 1000);

function arbitraryCoordinate(wild: boolean): fc.Arbitrary<number> {
  return wild ? arbitraryNumber(LIMITS.coordinate.min, LIMITS.coordinate.max) : arbitraryNumber(-20, 120);
}

function arbitraryPathPoint(wild: boolean): fc.Arbitrary<unknown> {
  const at = arbitraryCoordinate(wild);
  return fc.oneof(
    fc.tuple(at, at),
    fc.tuple(at, at, arbitraryNumber(0, wild ? 200 : 30)),
    fc.tuple(at, at, fc.constantFrom('smooth', 'via')),
    fc.tuple(at, at, fc.constant('smooth'), arbitraryNumber(-360, 360)),
  );
}

function arbitraryOfKind(kind: Kind, argument: Argument, wild: boolean): fc.Arbitrary<unknown> {
  const { min = -720, max = 720 } = argument;
  const at = arbitraryCoordinate(wild);
  const number = arbitraryNumber(min, wild ? max : Math.min(max, 60));
  switch (kind) {
    case 'number':
      return number;
    case 'count':
      return fc.integer({ min, max: wild ? max : Math.min(max, 8) });
    case 'numbers':
      return fc.array(arbitraryNumber(-60, 60), { minLength: min, maxLength: Math.min(max, 4) });
    case 'point':
      return fc.tuple(at, at);
    case 'pair':
      return fc.oneof(number, fc.tuple(number, number));
    case 'corners':
      return fc.oneof(number, fc.tuple(number, number, number, number));
    case 'points':
      return fc.array(arbitraryPathPoint(wild), { minLength: min, maxLength: wild ? max : Math.min(max, 8) });
    case 'joints':
      return fc.array(fc.tuple(at, at, arbitraryNumber(0, wild ? 200 : 25)), {
        minLength: min,
        maxLength: 6,
      });
    case 'line':
      return fc.oneof(
        fc.record({ x: at }),
        fc.record({ y: at }),
        fc.record({ through: fc.tuple(at, at), angle: arbitraryNumber(-360, 360) }),
        fc.tuple(fc.tuple(at, at), fc.tuple(at, at)),
      );
    case 'flag':
      return fc.boolean();
    case 'shape':
    case 'character':
    case 'family':
    case 'name':
      return fc.constant(undefined);
    default:
      return kind satisfies never;
  }
}

/** Generates arguments. `wild` ones use the whole of every range; others resemble those of real drawings. */
export function arbitraryArguments(term: Term, wild: boolean): fc.Arbitrary<Record<string, unknown>> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  const required: string[] = [];
  for (const [name, argument] of Object.entries(term.takes)) {
    if (argument.is === 'shape') continue;
    fields[name] =
      typeof argument.is === 'string'
        ? arbitraryOfKind(argument.is, argument, wild)
        : fc.constantFrom(...argument.is.oneOf);
    if (!argument.optional) required.push(name);
  }
  return fc.record(fields, { requiredKeys: required });
}
