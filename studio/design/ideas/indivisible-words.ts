// Lists words that must not be split because they contain another word by chance, and endings and beginnings that
// point to such a word.

import { parseWords, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words that have nothing to do with the words inside them: a cartwheel is no wheel, a colliery no collie. */
export const INDIVISIBLE_WORDS = wordSet(vocabulary.undivided.undivided);

/** Common endings. Before one of them, a known word is probably a coincidence: "sett" in "setting". */
const WORD_ENDINGS = wordSet(vocabulary.undivided.ends);
/** Common prefixes. After one of them, a known word is probably a coincidence: "mission" in "submission". */
const WORD_BEGINNINGS = wordSet(vocabulary.undivided.beginnings);
/**
 * Endings from which brand names are coined. The word before them still means its object: "Pearly" suggests a pearl.
 */
const BRAND_ENDINGS = parseWords('ly en ie ish let less ful like');

export const isEnding = (other: string): boolean => WORD_ENDINGS.has(other) && !BRAND_ENDINGS.has(other);
export const isBeginning = (other: string): boolean => WORD_BEGINNINGS.has(other);

/** Endings of long words that look like an object: the "cable" in "applicable", the "dance" in "attendance". */
export const MISLEADING_ENDINGS = wordSet(vocabulary.undivided.chanceTails);
