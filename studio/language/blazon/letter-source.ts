// Where the letters of a mark come from: the constructed alphabet and the typefaces.

import type { Outline } from '../geometry/outline.ts';
import type { Skeleton } from './alphabet/skeleton.ts';
import { SKELETONS } from './alphabet/skeletons.ts';

export interface LetterSource {
  skeleton(char: string): Skeleton | undefined;
  /** The available letters, for messages. */
  skeletons: readonly string[];
  /** Returns the outline, or undefined if the family does not exist or lacks the glyph. */
  letter(char: string, family: string, weight: number): Outline | undefined;
}

/** A source with only constructed letters, without any typeface. */
export const CONSTRUCTED_LETTERS: LetterSource = {
  skeletons: Object.keys(SKELETONS),
  skeleton: (char) => (Object.hasOwn(SKELETONS, char) ? SKELETONS[char] : undefined),
  letter: () => undefined,
};
