// Derives broken and hostile drawings from good ones at random, but reproducibly from a seed.

import { ATTACKS } from './attacks.ts';

/** Returns a generator of pseudo-random integers from 0 up to, but not including, `below`. It uses xorshift. */
function createRandomGenerator(seed: number): (below: number) => number {
  let state = (seed | 0) === 0 ? 1 : seed | 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type RandomInteger = (below: number) => number;

const EXTREME_NUMBERS = [
  '0',
  '-0',
  '1e308',
  '-1e6',
  '1e6',
  '1e-9',
  'NaN',
  '',
  '99999',
  '.5.5',
  '--1',
  '640',
  '0.0001',
  '1e400',
];

const pickOne = <T>(list: readonly T[], next: RandomInteger): T | undefined => list[next(list.length)];

const findNumbers = (text: string): RegExpExecArray[] => [...text.matchAll(/-?\d*\.?\d+/g)];

const replaceMatch = (text: string, { index, 0: found }: RegExpExecArray, by: string): string =>
  text.slice(0, index) + by + text.slice(index + found.length);

const changeOneNumber =
  (change: (value: number, next: RandomInteger) => string) =>
  (text: string, next: RandomInteger): string => {
    const found = pickOne(findNumbers(text), next);
    return found === undefined ? text : replaceMatch(text, found, change(Number(found[0]), next));
  };

const findElements = (text: string): RegExpExecArray[] => [
  ...text.matchAll(/<(?:path|rect|circle|ellipse|use|type)\b[^>]*\/?>/g),
];

const ATTRIBUTES = [
  'stroke="#F00" stroke-width="12"',
  'stroke="#00F" stroke-width="40" stroke-linejoin="round" stroke-linecap="square"',
  'fill-rule="evenodd"',
  'transform="rotate(45 300 200) scale(1.3 -.7) skewX(30)"',
  'transform="scale(0)"',
  'fill="white"',
  'fill="none"',
  'opacity=".5"',
  'onclick="x()"',
  'style="fill:red"',
  'href="#mark"',
  'id="mark"',
  'clip-path="url(#b)"',
  'dark="#FFFFFF"',
  'drawn-letters="ABC"',
];

const MUTATIONS: readonly ((text: string, next: RandomInteger) => string)[] = [
  changeOneNumber((_, next) => pickOne(EXTREME_NUMBERS, next) ?? '0'),
  changeOneNumber((value, next) => String(value + (next(2001) - 1000) / 10)),
  changeOneNumber((value, next) => String(value * ((next(400) - 200) / 50))),
  changeOneNumber((value) => String(-value)),
  changeOneNumber((value) => String(Math.round(value / 20) * 20)),
  // Rounds all coordinates to a coarse grid, so that edges coincide.
  (text, next) => {
    const grid = [5, 10, 40, 100][next(4)] ?? 10;
    return text.replace(/(?<=[dM ,LHVCZ-])-?\d+\.?\d*/g, (found) =>
      String(Math.round(Number(found) / grid) * grid),
    );
  },
  (text, next) => {
    const at = next(text.length);
    return text.slice(0, at) + String.fromCharCode(next(256)) + text.slice(at + 1);
  },
  (text, next) => {
    const at = next(text.length);
    return text.slice(0, at) + text.slice(at + next(60));
  },
  (text, next) => {
    const [from, to] = [next(text.length), next(text.length)];
    return text.slice(0, to) + text.slice(from, from + next(400)) + text.slice(to);
  },
  (text, next) => {
    const found = pickOne(findElements(text), next);
    const added = pickOne(ATTRIBUTES, next) ?? '';
    return found === undefined
      ? text
      : replaceMatch(
          text,
          found,
          found[0].replace(/^<\w+/, (open) => `${open} ${added}`),
        );
  },
  (text, next) => {
    const found = pickOne(
      findElements(text).filter(([each]) => each.endsWith('/>')),
      next,
    );
    if (found === undefined) return text;
    const copies = Array.from(
      { length: 1 + next(12) },
      (_, index) =>
        `<g transform="translate(${index * (next(40) - 20)} ${next(60) - 30}) rotate(${next(360)} 300 200)">${found[0].replace(/\sid="[^"]*"/, '')}</g>`,
    );
    return replaceMatch(text, found, found[0] + copies.join(''));
  },
  (text, next) =>
    text.replace(/[MLHVCSQTAZ]/gi, (letter) =>
      next(14) === 0 ? ('MLHVCSQTAZmlhvcsqtaz'[next(20)] ?? letter) : letter,
    ),
  (text, next) => text.replace(/#[0-9A-Fa-f]{3,6}/g, (colour) => (next(3) === 0 ? '#fff' : colour)),
  (text, next) => {
    const attack = pickOne(ATTACKS, next) ?? '';
    const inner = attack.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
    return text.replace(/<\/svg>\s*$/, `${inner}</svg>`);
  },
];

/**
 * Returns an attack for the first indexes, and for the others an example with one to four mutations. The same seed and
 * index give the same text.
 */
export function createHostileDrawing(examples: readonly string[], seed: number, index: number): string {
  const next = createRandomGenerator(seed + index * 7919);
  // Skip the first numbers, which are alike for similar seeds.
  for (let skipped = 0; skipped < 5; skipped += 1) next(2);
  const attack = index < ATTACKS.length ? ATTACKS[index] : undefined;
  if (attack !== undefined) return attack;
  let text = pickOne(examples, next) ?? '';
  for (let count = 1 + next(4); count > 0; count -= 1)
    text = (pickOne(MUTATIONS, next) ?? ((each) => each))(text, next);
  return text;
}
