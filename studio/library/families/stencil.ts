import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { Line } from '../../language/blazon/language.ts';
import type { LetterFamily } from './family.ts';
import { GAP, createLetterMark, removeAccents } from './letter-mark.ts';
import { createPart } from './letter-steps.ts';

interface StencilBridges {
  /** The lines along which the letter is interrupted. A real stencil needs these bridges to hold its inner parts. */
  lines: Line[];
  weight?: Dial;
  width?: number;
  corner?: number;
  bar?: number;
}

const WEIGHT: Dial = { value: 26, min: 24, max: 28 };

const verticalLine = (x: number): Line => ({ x });
const horizontalLine = (y: number): Line => ({ y });

const BRIDGES: Readonly<Record<string, StencilBridges>> = {
  A: { lines: [horizontalLine(52)], width: 110, bar: 58 },
  M: { lines: [verticalLine(50)], width: 116 },
  O: { lines: [verticalLine(50)] },
  Q: { lines: [verticalLine(50)] },
  o: { lines: [verticalLine(50)] },
};

/**
 * Draws a letter with the gaps of a stencil. Only letters that stay readable: with a vertical gap, B, S and e are hard
 * to read, and R and U fall into two letters.
 */
export const stencil: LetterFamily = {
  id: 'stencil',
  construction: 'stencil',
  moods: ['technical', 'strong', 'serious', 'masculine', 'edgy'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const bridges = BRIDGES[char];
    if (bridges === undefined) return null;
    const { lines, weight = WEIGHT, ...form } = bridges;
    const cuts: Step[] = lines.map((line) => ({ cut: { line, gap: '$gap' } }));
    return createLetterMark(`${char} as a template cuts it.`, { gap: GAP, weight }, [
      createPart('letter', 'lead', { skeleton: { char, weight: '$weight', ...form } }, ...cuts),
    ]);
  },
};
