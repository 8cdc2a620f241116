// Helpers that the families share.

import type { Dial, MarkBlazon, MarkPart } from '../../language/blazon/blazon.ts';

export const createDial = (value: number, min: number, max: number): Dial => ({ value, min, max });

/** A gap that is still visible at 16 px. */
export const GAP = createDial(8.2, 8, 9.2);

export const createLetterMark = (
  idea: string,
  dials: MarkBlazon['dials'],
  parts: MarkPart[],
): MarkBlazon => ({
  blazon: 1,
  idea,
  dials,
  parts,
});

/** Returns the letter without its accents, which the families do not draw. */
export const removeAccents = (letter: string): string => letter.normalize('NFD').charAt(0);
