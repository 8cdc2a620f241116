// Reads the arguments of a shape or an operator. The tables in language.ts give the kind of each argument.

import type { Amount, Step } from './blazon.ts';
import { describeArgument } from './describe-argument.ts';
import { evaluateAmount } from './dials.ts';
import type { DialLookup } from './expression.ts';
import { findDialNames, parseExpression } from './expression.ts';
import type { Findings } from './findings.ts';
import { appendToPath } from './findings.ts';
import type { Argument, Kind, Line, PathPoint } from './language.ts';
import { LIMITS } from './blazon-limits.ts';

/** The state while a mark is read. */
export interface MarkReadingState {
  findings: Findings;
  /** The dials at their default values, or null if the dials could not be read. */
  dial: DialLookup | null;
  dialNames: readonly string[];
  /** The names of the parts read so far. */
  parts: string[];
  /** The number of shapes and operators read so far. */
  nodes: number;
  readStep: (value: unknown, path: string, reading: MarkReadingState, depth: number) => Step | undefined;
}

/** The context in which an argument is read: its path in the JSON, its definition and the state of the reader. */
interface ArgumentLocation {
  path: string;
  argument: Argument;
  reading: MarkReadingState;
  depth: number;
}

interface Range {
  min?: number;
  max?: number;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInRange = (value: number, { min = -Infinity, max = Infinity }: Range): boolean =>
  value >= min && value <= max;

const describeRange = ({ min, max }: Range): string =>
  min === undefined || max === undefined ? 'a number' : `a number from ${min} to ${max}`;

/** Reads a number or an expression. The value of an expression is checked with all dials at their defaults. */
export const readAmount = (
  value: unknown,
  path: string,
  range: Range,
  reading: MarkReadingState,
): Amount | undefined => {
  const expected = `${describeRange(range)}, or an expression such as "50-$gap/2"`;
  if (typeof value === 'number') {
    return isInRange(value, range) ? value : reading.findings.add(path, describeRange(range), value);
  }
  if (typeof value !== 'string') return reading.findings.add(path, expected, value);
  const parsed = parseExpression(value);
  if (!parsed.ok) return reading.findings.add(path, expected, value, parsed.problem);
  const { dial, dialNames, findings } = reading;
  if (dial === null) return value;
  const unknown = findDialNames(parsed.value).find((name) => !dialNames.includes(name));
  if (unknown !== undefined) return findings.unknownName(path, 'a dial', unknown, dialNames);
  const result = evaluateAmount(value, dial);
  if (!result.ok) return findings.add(path, expected, value, result.problem);
  if (isInRange(result.value, range)) return value;
  return findings.add(path, describeRange(range), value, `it comes to ${Number(result.value.toFixed(2))}`);
};

const readCoordinate = (value: unknown, path: string, reading: MarkReadingState): Amount | undefined =>
  readAmount(value, path, LIMITS.coordinate, reading);

const readPoint = (value: unknown, path: string, reading: MarkReadingState): [Amount, Amount] | undefined => {
  if (!Array.isArray(value) || value.length !== 2) return reading.findings.add(path, 'a point [x,y]', value);
  const x = readCoordinate(value[0], appendToPath(path, 0), reading);
  const y = readCoordinate(value[1], appendToPath(path, 1), reading);
  return x === undefined || y === undefined ? undefined : [x, y];
};

const LINE_SYNTAX = 'a line: {"x":50}, {"y":50}, {"through":[x,y],"angle":a} or [[x,y],[x,y]]';

export const readLine = (value: unknown, path: string, reading: MarkReadingState): Line | undefined => {
  if (Array.isArray(value)) {
    if (value.length !== 2) return reading.findings.add(path, LINE_SYNTAX, value);
    const from = readPoint(value[0], appendToPath(path, 0), reading);
    const to = readPoint(value[1], appendToPath(path, 1), reading);
    return from === undefined || to === undefined ? undefined : [from, to];
  }
  if (!isRecord(value)) return reading.findings.add(path, LINE_SYNTAX, value);
  const keys = Object.keys(value).sort().join(' ');
  if (keys === 'x') {
    const x = readCoordinate(value['x'], appendToPath(path, 'x'), reading);
    return x === undefined ? undefined : { x };
  }
  if (keys === 'y') {
    const y = readCoordinate(value['y'], appendToPath(path, 'y'), reading);
    return y === undefined ? undefined : { y };
  }
  if (keys !== 'angle through') return reading.findings.add(path, LINE_SYNTAX, value);
  const through = readPoint(value['through'], appendToPath(path, 'through'), reading);
  const angle = readAmount(value['angle'], appendToPath(path, 'angle'), { min: -720, max: 720 }, reading);
  return through === undefined || angle === undefined ? undefined : { through, angle };
};

const POINT_SYNTAX = '[x,y], [x,y,r], [x,y,"smooth"], [x,y,"smooth",direction] or [x,y,"via"]';

const readPathPoint = (value: unknown, path: string, reading: MarkReadingState): PathPoint | undefined => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) {
    return reading.findings.add(path, POINT_SYNTAX, value);
  }
  const at = readPoint(value.slice(0, 2), path, reading);
  const third: unknown = value[2];
  if (at === undefined || value.length === 2) return at;
  if (third === 'smooth' && value.length === 4) {
    const heading = readAmount(value[3], appendToPath(path, 3), { min: -720, max: 720 }, reading);
    return heading === undefined ? undefined : [...at, 'smooth', heading];
  }
  if (value.length === 4) return reading.findings.add(path, POINT_SYNTAX, value);
  if (third === 'smooth' || third === 'via') return [...at, third];
  if (typeof third === 'string' && /^[a-z]+$/.test(third)) {
    return reading.findings.unknownName(appendToPath(path, 2), 'a kind of point', third, ['smooth', 'via']);
  }
  const radius = readAmount(third, appendToPath(path, 2), { min: 0, max: 200 }, reading);
  return radius === undefined ? undefined : [...at, radius];
};

/** Reads a list item by item. Its length must be in the range of the argument. Returns undefined if any item fails. */
const readList = <T>(
  value: unknown,
  place: ArgumentLocation,
  readItem: (item: unknown, path: string) => T | undefined,
): T[] | undefined => {
  const { min = 0, max = 24 } = place.argument;
  if (!Array.isArray(value) || value.length < min || value.length > max) {
    const found = Array.isArray(value) ? `a list of ${value.length}` : value;
    return place.reading.findings.add(place.path, describeArgument(place.argument), found);
  }
  const items = value.map((item: unknown, index) => readItem(item, appendToPath(place.path, index)));
  return items.every((item) => item !== undefined) ? items : undefined;
};

const readNumbers = (value: unknown, count: number, place: ArgumentLocation): Amount[] | undefined => {
  const { path, argument, reading } = place;
  if (!Array.isArray(value) || value.length !== count) {
    return reading.findings.add(path, describeArgument(argument), value);
  }
  const items = value.map((item: unknown, index) =>
    readAmount(item, appendToPath(path, index), argument, reading),
  );
  return items.every((item) => item !== undefined) ? items : undefined;
};

const readText = (value: unknown, longest: number, place: ArgumentLocation): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longest
    ? value
    : place.reading.findings.add(place.path, describeArgument(place.argument), value);

/** Splits text into graphemes: a letter and its accents are one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const READERS: Readonly<Record<Kind, (value: unknown, place: ArgumentLocation) => unknown>> = {
  number: (value, { path, argument, reading }) => readAmount(value, path, argument, reading),
  count: (value, { path, argument, reading }) =>
    typeof value === 'number' && Number.isInteger(value) && isInRange(value, argument)
      ? value
      : reading.findings.add(path, describeArgument(argument), value),
  numbers: (value, place) =>
    readList(value, place, (item, path) => readAmount(item, path, { min: -500, max: 500 }, place.reading)),
  point: (value, { path, reading }) => readPoint(value, path, reading),
  pair: (value, place) =>
    Array.isArray(value)
      ? readNumbers(value, 2, place)
      : readAmount(value, place.path, place.argument, place.reading),
  corners: (value, place) =>
    Array.isArray(value)
      ? readNumbers(value, 4, place)
      : readAmount(value, place.path, place.argument, place.reading),
  points: (value, place) => readList(value, place, (item, path) => readPathPoint(item, path, place.reading)),
  joints: (value, place) =>
    readList(value, place, (item, path) => {
      if (!Array.isArray(item) || item.length !== 3) {
        return place.reading.findings.add(path, '[x,y,radius]', item);
      }
      const at = readPoint(item.slice(0, 2), path, place.reading);
      const radius = readAmount(item[2], appendToPath(path, 2), { min: 0, max: 200 }, place.reading);
      return at === undefined || radius === undefined ? undefined : [...at, radius];
    }),
  line: (value, { path, reading }) => readLine(value, path, reading),
  shape: (value, { path, reading, depth }) => reading.readStep(value, path, reading, depth + 1),
  flag: (value, { path, argument, reading }) =>
    typeof value === 'boolean' ? value : reading.findings.add(path, describeArgument(argument), value),
  character: (value, place) => {
    const text = readText(value, 16, place);
    if (text === undefined || [...segmenter.segment(text)].length === 1) return text?.normalize('NFC');
    return place.reading.findings.add(place.path, 'one character', value);
  },
  family: (value, place) => readText(value, LIMITS.family, place),
  name: (value, place) => {
    const name = readText(value, LIMITS.name, place);
    const { parts, findings } = place.reading;
    if (name === undefined || parts.includes(name)) return name;
    return findings.unknownName(place.path, 'an earlier part', name, parts);
  },
};

export const readArgument = (value: unknown, place: ArgumentLocation): unknown => {
  const { is } = place.argument;
  if (typeof is === 'string') return READERS[is](value, place);
  if (typeof value !== 'string') {
    return place.reading.findings.add(place.path, describeArgument(place.argument), value);
  }
  if (is.oneOf.includes(value)) return value;
  return place.reading.findings.unknownName(place.path, describeArgument(place.argument), value, is.oneOf);
};
