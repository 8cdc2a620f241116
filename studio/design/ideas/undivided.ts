// Words that are not split: ordinary words that contain another by chance, and endings of ordinary words.

import { words, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words whose parts mean nothing here: a cartwheel is no wheel, a colliery no collie. */
export const UNDIVIDED = wordSet(vocabulary.undivided.undivided);

/**
 * Endings and beginnings of ordinary words. A known word beside one of them is likely a coincidence: "sett" in
 * "setting", "mission" in "submission".
 */
const ENDS = wordSet(vocabulary.undivided.ends);
const BEGINNINGS = wordSet(vocabulary.undivided.beginnings);
/** Common brand endings: "Tidely" and "Pearly" mean the thing. */
const COINED = words('ly en ie ish let less ful like');

export const isEnding = (other: string): boolean => ENDS.has(other) && !COINED.has(other);
export const isBeginning = (other: string): boolean => BEGINNINGS.has(other);

/** Endings of long words that look like things: "applicable", "accidental", "attendance", "parametric". */
export const MISLEADING_ENDINGS = wordSet(vocabulary.undivided.chanceTails);
