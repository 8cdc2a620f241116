// Derives broken and hostile drawings from good ones, with a seeded stream of numbers.

import { ATTACKS } from './attacks.ts';

/** Xorshift: small, fast, the same everywhere. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed | 0) === 0 ? 1 : seed | 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Next = (below: number) => number;

const EXTREMES = [
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

const anyOf = <T>(list: readonly T[], next: Next): T | undefined => list[next(list.length)];

const numbersIn = (text: string): RegExpExecArray[] => [...text.matchAll(/-?\d*\.?\d+/g)];

const replaced = (text: string, { index, 0: found }: RegExpExecArray, by: string): string =>
  text.slice(0, index) + by + text.slice(index + found.length);

const oneNumber =
  (change: (value: number, next: Next) => string) =>
  (text: string, next: Next): string => {
    const found = anyOf(numbersIn(text), next);
    return found === undefined ? text : replaced(text, found, change(Number(found[0]), next));
  };

const elementsIn = (text: string): RegExpExecArray[] => [
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

const MUTATIONS: readonly ((text: string, next: Next) => string)[] = [
  oneNumber((_, next) => anyOf(EXTREMES, next) ?? '0'),
  oneNumber((value, next) => String(value + (next(2001) - 1000) / 10)),
  oneNumber((value, next) => String(value * ((next(400) - 200) / 50))),
  oneNumber((value) => String(-value)),
  oneNumber((value) => String(Math.round(value / 20) * 20)),
  // Changes all of one kind at once: coarse grids make edges coincide.
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
    const found = anyOf(elementsIn(text), next);
    const added = anyOf(ATTRIBUTES, next) ?? '';
    return found === undefined
      ? text
      : replaced(
          text,
          found,
          found[0].replace(/^<\w+/, (open) => `${open} ${added}`),
        );
  },
  (text, next) => {
    const found = anyOf(
      elementsIn(text).filter(([each]) => each.endsWith('/>')),
      next,
    );
    if (found === undefined) return text;
    const copies = Array.from(
      { length: 1 + next(12) },
      (_, index) =>
        `<g transform="translate(${index * (next(40) - 20)} ${next(60) - 30}) rotate(${next(360)} 300 200)">${found[0].replace(/\sid="[^"]*"/, '')}</g>`,
    );
    return replaced(text, found, found[0] + copies.join(''));
  },
  (text, next) =>
    text.replace(/[MLHVCSQTAZ]/gi, (letter) =>
      next(14) === 0 ? ('MLHVCSQTAZmlhvcsqtaz'[next(20)] ?? letter) : letter,
    ),
  (text, next) => text.replace(/#[0-9A-Fa-f]{3,6}/g, (colour) => (next(3) === 0 ? '#fff' : colour)),
  (text, next) => {
    const attack = anyOf(ATTACKS, next) ?? '';
    const inner = attack.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
    return text.replace(/<\/svg>\s*$/, `${inner}</svg>`);
  },
];

/** The same index and seed give the same text; about every seventieth is an unmodified attack. */
export function hostileDrawing(examples: readonly string[], seed: number, index: number): string {
  const next = numbersFrom(seed + index * 7919);
  for (let warm = 0; warm < 5; warm += 1) next(2);
  const attack = index < ATTACKS.length ? ATTACKS[index] : undefined;
  if (attack !== undefined) return attack;
  let text = anyOf(examples, next) ?? '';
  for (let count = 1 + next(4); count > 0; count -= 1)
    text = (anyOf(MUTATIONS, next) ?? ((each) => each))(text, next);
  return text;
}
