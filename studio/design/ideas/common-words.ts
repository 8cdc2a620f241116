// Lists common words in names: function words, adjectives, endings of places, landscapes and materials.

import { createWordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Generic trade words and function words, which suggest no picture. */
export const COMMON_WORDS = createWordSet(vocabulary.everyday.everyday);

/** Words that may form a compound with a meaningful word, such as "box" in "Tigerbox". */
export const COMPOUND_FILLERS = createWordSet(vocabulary.everyday.beside);

/** First parts of compounds that describe the second, such as "odd" in "Oddsocks" and "salt" in "Saltbox". */
export const EPITHETS = createWordSet(vocabulary.everyday.epithets);

/** Words such as "hill", "bay" and "field" at the end of place names. The word before them gives the picture. */
export const LANDSCAPE_WORDS = createWordSet(vocabulary.everyday.landscape);
/** Materials. They describe the word after them: "Iron Wolf" suggests a wolf. */
export const MATERIALS = createWordSet(vocabulary.everyday.materials);

/** Words that firms of any trade use. */
export const GENERIC_TRADE_WORDS: ReadonlySet<string> = new Set(
  'farm production maker producer service agency platform app tool care water search build content records retreat people emergency lettering bespoke custom developer hire rental rentals return women'.split(
    ' ',
  ),
);

/** Words that the customer addresses to the designer: "don't show a drone", "my practice is". */
export const WORDS_TO_THE_DESIGNER: ReadonlySet<string> = new Set(
  'show draw drawing practice label print reads run works used'.split(' '),
);

/** Words that apply to any product and suggest no picture: "furniture rental" does not suggest a key. */
export const ANY_PRODUCT_WORDS: ReadonlySet<string> = new Set(
  'bespoke custom hire rent rental rentals return returning'.split(' '),
);
