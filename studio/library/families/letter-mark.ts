// Shared parts of marks from constructed letters.

import type { Dial, MarkBlazon, Part } from '../../language/blazon/blazon.ts';

export const createDial = (value: number, min: number, max: number): Dial => ({ value, min, max });

/** A gap that survives at 16 px. */
export const GAP = createDial(8.2, 8, 9.2);

export const createLetterMark = (idea: string, dials: MarkBlazon['dials'], parts: Part[]): MarkBlazon => ({
  blazon: 1,
  idea,
  dials,
  parts,
});

/** The letter without accents, as in the constructed alphabet. */
export const withoutAccents = (letter: string): string => letter.normalize('NFD').charAt(0);
