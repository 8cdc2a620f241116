import type { PairFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import { balanceWeights, createInkLetter, filledWidth, PAIR_CAPITALS } from './pair-letters.ts';
import { createPart } from './letter-steps.ts';

/** For each first letter, the second letters whose mark fails a quality gate, mostly for balance or at 16 px. */
const REFUSED_SECOND_LETTERS: Readonly<Record<string, string>> = {
  A: 'AQV',
  B: 'CFKLRTVY',
  C: 'R',
  D: 'LRY',
  E: 'CFKLRTVY',
  F: 'FLPRTY',
  G: 'R',
  H: 'R',
  I: 'R',
  J: 'JLQW',
  K: 'KLRY',
  L: 'JLQRW',
  M: 'PTY',
  N: 'R',
  O: 'R',
  P: 'FLMPRTY',
  Q: 'QR',
  R: 'LRTVY',
  S: 'R',
  T: 'FMPTY',
  U: 'R',
  V: 'AQ',
  W: 'JL',
  Y: 'FMPTY',
  Z: 'R',
};

/** Draws two letters of the same height, one gap apart, as one block. */
export const pairBlock: PairFamily = {
  id: 'pair-block',
  construction: 'monogram',
  moods: ['modern', 'strong', 'professional', 'simple'],
  draw: (first, second) => {
    const [one, other] = [removeAccents(first), removeAccents(second)];
    if (!PAIR_CAPITALS.includes(one) || !PAIR_CAPITALS.includes(other)) return null;
    if (REFUSED_SECOND_LETTERS[one]?.includes(other) === true) return null;
    const blockWidth = Math.max(100, filledWidth(one) + filledWidth(other) + 11);
    const gap = { value: 0.087 * blockWidth, min: 0.084 * blockWidth, max: 0.1 * blockWidth };
    const [left, right] = balanceWeights(one, other, gap.value);
    return createLetterMark(
      `${one} and ${other} in one block.`,
      { weight: { value: 18, min: 17, max: 19 }, gap },
      [
        createPart(one, 'lead', ...createInkLetter(one, 0, `$weight*${left.toFixed(3)}`)),
        createPart(
          `${other}-beside`,
          'lead',
          ...createInkLetter(other, `${filledWidth(one)}+$gap`, `$weight*${right.toFixed(3)}`),
        ),
      ],
    );
  },
};
