// Writes the paths of a logo so that the file stays within 24,576 bytes. Most logos need a third of that. If a path is
// too long, it is written with fewer decimals, and if that is not enough, simplified.

import type { Fill } from '../blazon/blazon.ts';
import type { Composition } from './composition.ts';
import { writePathData } from './path-data.ts';
import { approximateByLines } from './simplify.ts';

/** The byte budget of the mark's paths. */
const MAX_MARK_BYTES = 4_400;
/** The byte budget of the lettering's paths. Separate, so that a mark does not change how lettering is written. */
const MAX_WORD_BYTES = 16_500;

/** Tolerances for simplifying, tried in order. In hundredths of the cap height. */
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
 * Returns the unit of the tolerances for a mark: about 1/200 of its height. A mark alone is ten cap heights tall, and
 * a mark beside lettering about two.
 */
const capHeightUnitOf = (composition: Composition): number =>
  composition.wordmark.length === 0 ? composition.capHeight / 20 : composition.capHeight / 100;

const writeFillsWithinBudget = (fills: readonly Fill[], maxBytes: number, unit: number): WrittenFill[] => {
  for (const decimals of [2, 1, 0]) {
    const written = fills.map((fill) => ({ fill, data: writePathData(fill.outline, decimals) }));
    if (countBytes(written) <= maxBytes) return written;
  }
  let written: WrittenFill[] = [];
  for (const tolerance of TOLERANCES) {
    written = fills.map((fill) => ({
      fill,
      data: writePathData(approximateByLines(fill.outline, tolerance * unit), 0),
    }));
    if (countBytes(written) <= maxBytes) break;
  }
  return written;
};

/** Path data is ASCII, so each character is one byte. */
const countBytes = (written: readonly WrittenFill[]): number =>
  written.reduce((sum, { data }) => sum + data.length, 0);
