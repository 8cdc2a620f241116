// Everyday words and the pictures that they call up.

import rows from './associations.json' with { type: 'json' };

/**
 * Pictures, named as a motif or as a concept of the library, with four classes of words: the thing itself; its kinds, parts and
 * doings; its places, makers and company; what it stands for. The thing itself goes by every name that people give it: species,
 * nicknames, learned words, other languages. A name is also cut in two to find them, accents aside: no word belongs here that
 * begins or ends an ordinary one ("bever", "prise"). A picture that nobody has drawn yet waits here until somebody does.
 */
export const ASSOCIATIONS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(rows).map(([picture, classes]) => [
    picture,
    classes.map((words) => words.split(' ').filter((word) => word !== '')),
  ]),
);
