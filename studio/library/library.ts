// Everything drawn in advance: concepts, and objects that replace a letter.

import type { Concept } from './concept.ts';
import type { LetterObject } from './letter-object.ts';

export interface Library {
  /** Sorted by name. */
  concepts: readonly Concept[];
  concept: (id: string) => Concept | undefined;
  /** Of two that suit a name equally, the first is used. */
  letterObjects: readonly LetterObject[];
  letterObject: (id: string) => LetterObject | undefined;
}

const createFinderById = <T extends { id: string }>(all: readonly T[]): ((id: string) => T | undefined) => {
  const known = new Map(all.map((each) => [each.id, each]));
  return (id) => known.get(id);
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

/** Memoises a value per library, such as an index by words. It lives as long as the library. */
export const memoisePerLibrary = <T>(workOut: (library: Library) => T): ((library: Library) => T) => {
  const known = new WeakMap<Library, { value: T }>();
  return (library) => {
    const found = known.get(library) ?? { value: workOut(library) };
    known.set(library, found);
    return found.value;
  };
};
