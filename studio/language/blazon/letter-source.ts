// Where the letters of a mark come from: a constructed alphabet, and typefaces.

import type { Outline } from '../geometry/outline.ts';
import type { Skeleton } from './alphabet/skeleton.ts';
import { SKELETONS } from './alphabet/skeletons.ts';

export interface LetterSource {
  skeleton(char: string): Skeleton | undefined;
  /** For messages. */
  skeletons: readonly string[];
  /** Undefined when the family is not there or has no such glyph. */
  letter(char: string, family: string, weight: number): Outline | undefined;
}

/** Constructed letters alone: every typeface is missing. */
export const CONSTRUCTED_LETTERS: LetterSource = {
  skeletons: Object.keys(SKELETONS),
  skeleton: (char) => (Object.hasOwn(SKELETONS, char) ? SKELETONS[char] : undefined),
  letter: () => undefined,
};
