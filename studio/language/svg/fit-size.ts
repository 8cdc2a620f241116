// Keeps a logo within 24,576 bytes. Most logos need a third of that at two decimals; one of sixty kanji must be
// simplified.

import type { Fill } from '../blazon/blazon.ts';
import type { Composition } from './composition.ts';
import { writePathData } from './path-data.ts';
import { approximateByLines } from './simplify.ts';

/**
 * The byte budgets of mark and word. They are separate, so that a word is written the same with and without a mark.
 * The rest is for markup, title and description.
 */
const MAX_MARK_BYTES = 4_400;
const MAX_WORD_BYTES = 16_500;

/** Tolerances for simplifying, in units of a cap height of 100. Used when even whole numbers take too many bytes. */
const TOLERANCES = [0.4, 0.8, 1.2, 1.8, 2.6, 4, 6] as const;

export interface WrittenFill {
  fill: Fill;
  data: string;
}

export const writePathsWithinBudget = (
  composition: Composition,
): { mark: readonly WrittenFill[]; wordmark: readonly WrittenFill[] } => {
  const { mark, wordmark, capHeight, together } = composition;
  if (together === true) {
    const all = writeFillsWithinBudget(
      [...mark, ...wordmark],
      MAX_MARK_BYTES + MAX_WORD_BYTES,
      capHeight / 100,
    );
    return { mark: all.slice(0, mark.length), wordmark: all.slice(mark.length) };
  }
  return {
    mark: writeFillsWithinBudget(mark, MAX_MARK_BYTES, capHeightUnitOf(composition)),
    wordmark: writeFillsWithinBudget(wordmark, MAX_WORD_BYTES, capHeight / 100),
  };
};

/**
 * Returns the unit of a mark's tolerance. A mark alone has a tenth of itself as cap height; beside a word it is about
 * two cap heights tall.
 */
const capHeightUnitOf = (composition: Composition): number =>
  composition.wordmark.length === 0 ? composition.capHeight / 20 : composition.capHeight / 100;

const writeFillsWithinBudget = (fills: readonly Fill[], most: number, unit: number): WrittenFill[] => {
  for (const decimals of [2, 1, 0]) {
    const written = fills.map((fill) => ({ fill, data: writePathData(fill.outline, decimals) }));
    if (countBytes(written) <= most) return written;
  }
  let written: WrittenFill[] = [];
  for (const tolerance of TOLERANCES) {
    written = fills.map((fill) => ({
      fill,
      data: writePathData(approximateByLines(fill.outline, tolerance * unit), 0),
    }));
    if (countBytes(written) <= most) break;
  }
  return written;
};

/** Path data is ASCII. */
const countBytes = (written: readonly WrittenFill[]): number =>
  written.reduce((sum, { data }) => sum + data.length, 0);
