// Finds the library concepts that show a picture, and how clearly each shows it.

import type { Concept } from '../../library/concept.ts';
import type { Library } from '../../library/library.ts';
import { memoisePerLibrary } from '../../library/library.ts';
import { RELEVANCE } from './relevance.ts';

export interface ShownConcept {
  concept: Concept;
  /** How clearly the concept shows the picture; 1 means that it is the picture itself. */
  plainly: number;
}

const {
  ITSELF,
  HALF_OF_IT,
  HALF_OF_ANOTHER,
  IN_ORDER,
  NAMED,
  FURTHER,
  STAND_IN,
  AMONG_ITS_WORDS,
  LATER_WORD,
  DRAWN_ITSELF,
} = RELEVANCE.shownBy;

export const isConcept = ({ concept }: Library, picture: string): boolean => concept(picture) !== undefined;

const computePlainness = (library: Library, concept: Concept): ReadonlyMap<string, number> => {
  const { id, motifs, words } = concept;
  const shown = new Map<string, number>();
  const say = (picture: string, plainly: number): void => {
    shown.set(picture, Math.max(plainly, shown.get(picture) ?? 0));
  };
  say(id, ITSELF);
  const halves = id.split('-');
  for (const [index, motif] of motifs.entries()) {
    const half = isConcept(library, motif) ? HALF_OF_ANOTHER : HALF_OF_IT;
    if (halves.includes(motif)) say(motif, index === 0 ? half.first : half.later);
    else if (words.includes(motif)) say(motif, NAMED[index] ?? IN_ORDER[1]);
    else if (index === 0) say(motif, STAND_IN);
    else say(motif, IN_ORDER[index] ?? FURTHER);
  }
  for (const [index, word] of words.entries()) say(word, AMONG_ITS_WORDS[index] ?? LATER_WORD);
  return shown;
};

const conceptsByPicture = memoisePerLibrary((library): ReadonlyMap<string, readonly ShownConcept[]> => {
  const all = new Map<string, ShownConcept[]>();
  for (const concept of library.concepts) {
    for (const [picture, plainly] of computePlainness(library, concept)) {
      const known = all.get(picture);
      if (known === undefined) all.set(picture, [{ concept, plainly }]);
      else known.push({ concept, plainly });
    }
  }
  return all;
});

export const findConceptsShowing = (library: Library, picture: string): readonly ShownConcept[] =>
  conceptsByPicture(library).get(picture) ?? [];

/**
 * Returns only the concept with that name, if there is one. The trade table means `sun`, not every concept with a sun
 * in it.
 */
export const findConceptsMeaning = (library: Library, picture: string): readonly ShownConcept[] => {
  const shown = findConceptsShowing(library, picture);
  return isConcept(library, picture) ? shown.filter(({ concept }) => concept.id === picture) : shown;
};

/** Whether the library has a drawing of the picture itself, not only one that contains it. */
export const isDrawn = (library: Library, picture: string): boolean =>
  findConceptsShowing(library, picture).some(({ plainly }) => plainly >= DRAWN_ITSELF);
