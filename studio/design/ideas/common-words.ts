// Common words in names: function words, epithets, endings of places, landscapes and materials.

import { wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Generic trade words and function words: they suggest no picture. */
export const COMMON_WORDS = wordSet(vocabulary.everyday.everyday);

/** Words that may accompany the meaningful part of a compound. */
export const COMPOUND_FILLERS = wordSet(vocabulary.everyday.beside);

/** Epithets in compounds: "Oddsocks", "Saltbox". */
export const EPITHETS = wordSet(vocabulary.everyday.epithets);

/** Hill, bay and field are parts of places; the word before them is the picture. */
export const LANDSCAPE = wordSet(vocabulary.everyday.landscape);
/** Materials: "Iron Wolf" is a wolf. */
export const MATERIALS = wordSet(vocabulary.everyday.materials);

/** Words that trades of every kind use besides their own. */
export const ANY_TRADE: ReadonlySet<string> = new Set(
  'farm production maker producer service agency platform app tool care water search build content records retreat people emergency lettering bespoke custom developer hire rental rentals return women'.split(
    ' ',
  ),
);

/** Words addressed to the designer: "don't show a drone", "my practice is". */
export const WORDS_TO_THE_DESIGNER: ReadonlySet<string> = new Set(
  'show draw drawing practice label print reads run works used'.split(' '),
);

/** Words that apply to any product or customer: no key for "furniture rental", no suit for "bespoke kitchens". */
export const APPLIES_TO_ANY_PRODUCT: ReadonlySet<string> = new Set(
  'bespoke custom hire rent rental rentals return returning'.split(' '),
);
