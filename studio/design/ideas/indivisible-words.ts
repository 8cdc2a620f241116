// Lists words that must not be split although they happen to contain another word, and beginnings and endings that
// are typical of such words.

import { parseWords, createWordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/**
 * Words that have nothing to do with the words inside them: "cartwheel" does not mean a wheel, nor "colliery" a
 * collie.
 */
export const INDIVISIBLE_WORDS = createWordSet(vocabulary.undivided.undivided);

/** Common endings. A known word before one of them is probably a coincidence: "sett" in "setting". */
const WORD_ENDINGS = createWordSet(vocabulary.undivided.ends);
/** Common prefixes. A known word after one of them is probably a coincidence: "mission" in "submission". */
const WORD_BEGINNINGS = createWordSet(vocabulary.undivided.beginnings);
/** Endings with which brand names are coined. The word before one still means its object: "Pearly" suggests a pearl. */
const BRAND_ENDINGS = parseWords('ly en ie ish let less ful like');

export const isEnding = (other: string): boolean => WORD_ENDINGS.has(other) && !BRAND_ENDINGS.has(other);
export const isBeginning = (other: string): boolean => WORD_BEGINNINGS.has(other);

/** Endings of long words that look like an object: "cable" in "applicable", "dance" in "attendance". */
export const MISLEADING_ENDINGS = createWordSet(vocabulary.undivided.chanceTails);
