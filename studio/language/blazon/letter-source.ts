// The source of a mark's letters: a constructed alphabet, and typefaces.

import type { Outline } from '../geometry/outline.ts';
import type { Skeleton } from './alphabet/skeleton.ts';
import { SKELETONS } from './alphabet/skeletons.ts';

export interface LetterSource {
  skeleton(char: string): Skeleton | undefined;
  /** The available letters, for messages. */
  skeletons: readonly string[];
  /** Undefined if the family does not exist or has no such glyph. */
  letter(char: string, family: string, weight: number): Outline | undefined;
}

/** Only constructed letters, without any typeface. */
export const CONSTRUCTED_LETTERS: LetterSource = {
  skeletons: Object.keys(SKELETONS),
  skeleton: (char) => (Object.hasOwn(SKELETONS, char) ? SKELETONS[char] : undefined),
  letter: () => undefined,
};
