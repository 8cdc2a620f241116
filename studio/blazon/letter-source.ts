// Where the letters of a mark come from: a constructed alphabet, and typefaces.

import type { Outline } from '../geometry/outline.ts';
import type { Skeleton } from '../lettering/alphabet/skeleton.ts';
import { SKELETONS } from '../lettering/alphabet/skeletons.ts';
import type { Letterer } from '../lettering/lettering.ts';

export interface LetterSource {
  skeleton(char: string): Skeleton | undefined;
  /** For messages. */
  skeletons: readonly string[];
  /** Undefined when the family is not there or has no such glyph. */
  letter(char: string, family: string, weight: number): Outline | undefined;
}

/** Without a letterer only constructed letters can be drawn. */
export const letterSource = (letterer: Letterer | null): LetterSource => ({
  skeletons: Object.keys(SKELETONS),
  skeleton: (char) => (Object.hasOwn(SKELETONS, char) ? SKELETONS[char] : undefined),
  letter: (char, family, weight) => {
    if (letterer === null || !letterer.covers(family, char)) return undefined;
    const text = { text: char, family, weight, italic: false, tracking: 0, locale: 'en', vertical: false };
    const shaped = letterer.shape(text);
    return shaped.missing.length > 0 ? undefined : shaped.glyphs.flatMap(({ outline }) => [...outline]);
  },
});
