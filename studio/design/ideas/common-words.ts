// Words that names are filled up with: small ones, epithets, ends of places, landscapes and materials.

import { wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words of every trade, and small ones: they call for no picture. */
export const COMMON_WORDS = wordSet(vocabulary.everyday.everyday);

/** What a compound may have beside the word that means something. */
export const COMPOUND_FILLERS = wordSet(vocabulary.everyday.beside);

/** What a thing may be called in one word with it: "Oddsocks", "Saltbox". */
export const EPITHETS = wordSet(vocabulary.everyday.epithets);

/** Hill, bay and field say where; the word before them says what. */
export const LANDSCAPE = wordSet(vocabulary.everyday.landscape);
/** What something is made of: "Iron Wolf" is a wolf. */
export const MATERIALS = wordSet(vocabulary.everyday.materials);

/** Words that trades of every kind have beside their own. */
export const ANY_TRADE: ReadonlySet<string> = new Set(
  'farm production maker producer service agency platform app tool care water search build content records retreat people emergency lettering bespoke custom developer hire rental rentals return women'.split(
    ' ',
  ),
);

/** What a customer says to whoever draws: "don't show a drone", "my practice is". */
export const WORDS_TO_THE_DESIGNER: ReadonlySet<string> = new Set(
  'show draw drawing practice label print reads run works used'.split(' '),
);

/** What may be done with any ware, or for anybody: no key for "furniture rental", no suit for "bespoke kitchens". */
export const APPLIES_TO_ANY_PRODUCT: ReadonlySet<string> = new Set(
  'bespoke custom hire rent rental rentals return returning'.split(' '),
);
