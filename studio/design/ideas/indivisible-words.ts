// Lists words that must not be split: ordinary words that contain another by chance, and endings of ordinary words.

import { parseWords, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words whose parts mean nothing on their own: a cartwheel is no wheel, a colliery no collie. */
export const INDIVISIBLE_WORDS = wordSet(vocabulary.undivided.undivided);

/**
 * Endings and beginnings of ordinary words. A known word beside one of them is likely a coincidence: "sett" in
 * "setting", "mission" in "submission".
 */
const WORD_ENDINGS = wordSet(vocabulary.undivided.ends);
const WORD_BEGINNINGS = wordSet(vocabulary.undivided.beginnings);
/**
 * Common endings of brand names. The word before them still means its object: "Tidely" suggests a tide, "Pearly" a
 * pearl.
 */
const BRAND_ENDINGS = parseWords('ly en ie ish let less ful like');

export const isEnding = (other: string): boolean => WORD_ENDINGS.has(other) && !BRAND_ENDINGS.has(other);
export const isBeginning = (other: string): boolean => WORD_BEGINNINGS.has(other);

/** Endings of long words that look like objects, such as the "cable" in "applicable" and the "dance" in "attendance". */
export const MISLEADING_ENDINGS = wordSet(vocabulary.undivided.chanceTails);
