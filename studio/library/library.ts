// Library: all ready-made drawings, which are concepts and letter objects.

import type { Concept } from './concept.ts';
import type { LetterObject } from './letter-object.ts';

export interface Library {
  /** Sorted by id. */
  concepts: readonly Concept[];
  concept: (id: string) => Concept | undefined;
  /** Of two letter objects that suit a name equally well, the first one is used. */
  letterObjects: readonly LetterObject[];
  letterObject: (id: string) => LetterObject | undefined;
}

const createFinderById = <T extends { id: string }>(all: readonly T[]): ((id: string) => T | undefined) => {
  const byId = new Map(all.map((each) => [each.id, each]));
  return (id) => byId.get(id);
};

export const createLibrary = (
  concepts: readonly Concept[],
  letterObjects: readonly LetterObject[],
): Library => ({
  concepts,
  concept: createFinderById(concepts),
  letterObjects,
  letterObject: createFinderById(letterObjects),
});

/** Computes a value, such as an index of words, once per library. It is kept as long as the library. */
export const memoisePerLibrary = <T>(compute: (library: Library) => T): ((library: Library) => T) => {
  const values = new WeakMap<Library, { value: T }>();
  return (library) => {
    const found = values.get(library) ?? { value: compute(library) };
    values.set(library, found);
    return found.value;
  };
};
