// Lists words that must not be split: ordinary words that contain another by chance, and endings of ordinary words.

import { words, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words whose parts mean nothing on their own: a cartwheel is no wheel, a colliery no collie. */
export const UNDIVIDED = wordSet(vocabulary.undivided.undivided);

/**
 * Endings and beginnings of ordinary words. A known word beside one of them is likely a coincidence: "sett" in
 * "setting", "mission" in "submission".
 */
const ENDS = wordSet(vocabulary.undivided.ends);
const BEGINNINGS = wordSet(vocabulary.undivided.beginnings);
/**
 * Common endings of brand names. The word before them still means its object: "Tidely" suggests a tide, "Pearly" a
 * pearl.
 */
const COINED = words('ly en ie ish let less ful like');

export const isEnding = (other: string): boolean => ENDS.has(other) && !COINED.has(other);
export const isBeginning = (other: string): boolean => BEGINNINGS.has(other);

/** Endings of long words that look like objects, such as the "cable" in "applicable" and the "dance" in "attendance". */
export const MISLEADING_ENDINGS = wordSet(vocabulary.undivided.chanceTails);
