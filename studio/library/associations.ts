// Lists the words that suggest each picture: "foam" suggests a wave.

import rows from './associations.json' with { type: 'json' };

/**
 * For each picture (a motif or a concept of the library), the words that suggest it, in four classes, the closest
 * first: names of the thing, in several languages; its kinds, parts and activities; its places, makers and
 * surroundings; what it symbolises.
 * The words are also searched for inside brand names, so no word may be the beginning or the end of an ordinary word:
 * "prise" would match "enterprise". The table may list pictures for which there is no drawing yet.
 */
export const ASSOCIATIONS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(rows).map(([picture, classes]) => [
    picture,
    classes.map((words) => words.split(' ').filter((word) => word !== '')),
  ]),
);
