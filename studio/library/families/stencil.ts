import type { Dial, Step } from '../../blazon/blazon.ts';
import type { Line } from '../../blazon/language.ts';
import type { LetterFamily } from './family.ts';
import { GAP, letterMark, plainLetter } from './letter-mark.ts';
import { part } from './steps.ts';

interface Bridges {
  /** Lines along which the template keeps hold of the counters. */
  lines: Line[];
  weight?: Dial;
  width?: number;
  corner?: number;
  bar?: number;
}

const WEIGHT: Dial = { value: 26, min: 24, max: 28 };
const LIGHTER: Dial = { value: 23, min: 21, max: 25 };

const upright = (x: number): Line => ({ x });
const level = (y: number): Line => ({ y });

const BRIDGES: Readonly<Record<string, Bridges>> = {
  A: { lines: [level(52)], width: 110, bar: 58 },
  B: { lines: [upright(50)], weight: LIGHTER, width: 84 },
  G: { lines: [upright(44)], weight: { value: 20.5, min: 19, max: 21.5 } },
  M: { lines: [upright(50)], width: 116 },
  O: { lines: [upright(50)] },
  Q: { lines: [upright(50)] },
  R: { lines: [upright(46)], weight: LIGHTER, width: 88 },
  S: { lines: [upright(50)], width: 88, weight: LIGHTER },
  U: { lines: [upright(50)], width: 92, corner: 46 },
  V: { lines: [level(56)], width: 108 },
  X: { lines: [upright(50)], width: 104 },
  e: { lines: [upright(50)], weight: LIGHTER },
  g: { lines: [upright(44)], weight: LIGHTER, width: 88 },
  n: { lines: [upright(50)], width: 92, corner: 46 },
  o: { lines: [upright(50)] },
  s: { lines: [upright(50)], width: 88, weight: LIGHTER },
  u: { lines: [upright(50)], width: 92, corner: 46 },
  v: { lines: [level(56)], width: 108 },
};

/** Bridges where a template needs them. */
export const stencil: LetterFamily = {
  id: 'stencil',
  construction: 'stencil',
  moods: ['technical', 'strong', 'serious', 'masculine', 'edgy'],
  draw: (letter) => {
    const char = plainLetter(letter);
    const bridges = BRIDGES[char];
    if (bridges === undefined) return null;
    const { lines, weight = WEIGHT, ...form } = bridges;
    const cuts: Step[] = lines.map((line) => ({ cut: { line, gap: '$gap' } }));
    return letterMark(`${char} as a template cuts it.`, { gap: GAP, weight }, [
      part('letter', 'lead', { skeleton: { char, weight: '$weight', ...form } }, ...cuts),
    ]);
  },
};
