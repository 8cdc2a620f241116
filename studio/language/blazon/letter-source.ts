// Defines where a mark takes its letters from: a constructed alphabet (skeletons) and typefaces.

import type { Outline } from '../geometry/outline.ts';
import type { Skeleton } from './alphabet/skeleton.ts';
import { SKELETONS } from './alphabet/skeletons.ts';

export interface LetterSource {
  /** Returns a letter of the constructed alphabet, or undefined if the alphabet lacks it. */
  skeleton(char: string): Skeleton | undefined;
  /** All letters of the constructed alphabet. */
  skeletons: readonly string[];
  /** Returns a letter of a typeface, or undefined if the family does not exist or lacks the letter. */
  letter(char: string, family: string, weight: number): Outline | undefined;
}

/** A source without typefaces. */
export const CONSTRUCTED_LETTERS: LetterSource = {
  skeletons: Object.keys(SKELETONS),
  skeleton: (char) => (Object.hasOwn(SKELETONS, char) ? SKELETONS[char] : undefined),
  letter: () => undefined,
};
