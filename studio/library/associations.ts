// Everyday words and the pictures that they suggest.

import rows from './associations.json' with { type: 'json' };

/**
 * Pictures, named as a motif or as a concept of the library, each with four classes of words: the thing itself; its
 * kinds, parts and activities; its places, makers and surroundings; what it symbolises. The first class lists every
 * name of the thing: species, nicknames, technical terms, other languages. A name is also split in two to find them,
 * ignoring accents, so no word may begin or end an ordinary one ("bever", "prise"). The table may list pictures that
 * nobody has drawn yet.
 */
export const ASSOCIATIONS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(rows).map(([picture, classes]) => [
    picture,
    classes.map((words) => words.split(' ').filter((word) => word !== '')),
  ]),
);
