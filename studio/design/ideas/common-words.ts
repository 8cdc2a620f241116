// Lists common words in names: function words, adjectives, endings of places, landscapes and materials.

import { wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Generic trade words and function words: they suggest no picture. */
export const COMMON_WORDS = wordSet(vocabulary.everyday.everyday);

/** Words that may form a compound with a meaningful word, such as the "box" in "Tigerbox". */
export const COMPOUND_FILLERS = wordSet(vocabulary.everyday.beside);

/** Adjectives in compounds, such as "odd" in "Oddsocks" and "salt" in "Saltbox". */
export const EPITHETS = wordSet(vocabulary.everyday.epithets);

/** Words such as "hill", "bay" and "field" at the end of place names. The word before them gives the picture. */
export const LANDSCAPE = wordSet(vocabulary.everyday.landscape);
/** Materials. They describe the word after them: "Iron Wolf" suggests a wolf. */
export const MATERIALS = wordSet(vocabulary.everyday.materials);

/** Words that firms of every trade use. */
export const GENERIC_TRADE_WORDS: ReadonlySet<string> = new Set(
  'farm production maker producer service agency platform app tool care water search build content records retreat people emergency lettering bespoke custom developer hire rental rentals return women'.split(
    ' ',
  ),
);

/** Words with which the customer addresses the designer: "don't show a drone", "my practice is". */
export const WORDS_TO_THE_DESIGNER: ReadonlySet<string> = new Set(
  'show draw drawing practice label print reads run works used'.split(' '),
);

/** Words that apply to any product and suggest no picture: "furniture rental" suggests no key. */
export const APPLIES_TO_ANY_PRODUCT: ReadonlySet<string> = new Set(
  'bespoke custom hire rent rental rentals return returning'.split(' '),
);
