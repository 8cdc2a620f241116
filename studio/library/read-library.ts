// Reads the library from its files.

import letterOrder from './letter-order.json' with { type: 'json' };
import type { Library } from './library.ts';
import { createLibrary } from './library.ts';
import { readConcept, readLetterObject } from './read-concept.ts';
import { sortByList, type LibraryFile, readFiles } from './read-files.ts';

export interface DrawingFiles {
  concepts: readonly LibraryFile[];
  letters: readonly LibraryFile[];
}

/** Throws if any file has a mistake. */
export const readLibrary = ({ concepts, letters }: DrawingFiles): Library => {
  const mistakes: string[] = [];
  const drawn = readFiles(concepts, 'a drawing', readConcept, mistakes);
  const objects = readFiles(letters, 'a drawing', readLetterObject, mistakes);
  if (mistakes.length > 0) throw new Error(`The library cannot be read:\n${mistakes.join('\n')}`);
  return createLibrary(drawn, sortByList(objects, letterOrder));
};
