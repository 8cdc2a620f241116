// Lets a mark use letters of typefaces, in addition to those of the constructed alphabet.

import { CONSTRUCTED_LETTERS, type LetterSource } from '../language/blazon/letter-source.ts';
import type { Letterer } from './lettering.ts';

export const createTypefaceLetters = (letterer: Letterer): LetterSource => ({
  ...CONSTRUCTED_LETTERS,
  letter: (char, family, weight) => {
    if (!letterer.covers(family, char)) return undefined;
    const text = { text: char, family, weight, italic: false, tracking: 0, locale: 'en', vertical: false };
    const shaped = letterer.shape(text);
    return shaped.missing.length > 0 ? undefined : shaped.glyphs.flatMap(({ outline }) => [...outline]);
  },
});
