// Finds the library concepts that show a picture, and how clearly each shows it.

import type { Concept } from '../../library/concept.ts';
import type { Library } from '../../library/library.ts';
import { memoisePerLibrary } from '../../library/library.ts';
import { RELEVANCE } from './relevance.ts';

export interface ShownConcept {
  concept: Concept;
  /** How clearly the concept shows the picture. 1 means that it is the picture itself. */
  plainly: number;
}

const {
  ITSELF,
  PART_OF_ID,
  PART_OF_ID_WITH_OWN_CONCEPT,
  IN_ORDER,
  NAMED,
  FURTHER,
  STAND_IN,
  AMONG_ITS_WORDS,
  LATER_WORD,
  DRAWN_ITSELF,
} = RELEVANCE.shownBy;

export const isConcept = ({ concept }: Library, picture: string): boolean => concept(picture) !== undefined;

/** Returns what a concept shows (its id, its motifs and its words), and how clearly it shows each. */
const computePlainness = (library: Library, concept: Concept): ReadonlyMap<string, number> => {
  const { id, motifs, words } = concept;
  const shown = new Map<string, number>();
  const raiseTo = (picture: string, plainly: number): void => {
    shown.set(picture, Math.max(plainly, shown.get(picture) ?? 0));
  };
  raiseTo(id, ITSELF);
  const halves = id.split('-');
  for (const [index, motif] of motifs.entries()) {
    const strength = isConcept(library, motif) ? PART_OF_ID_WITH_OWN_CONCEPT : PART_OF_ID;
    if (halves.includes(motif)) raiseTo(motif, index === 0 ? strength.first : strength.later);
    else if (words.includes(motif)) raiseTo(motif, NAMED[index] ?? IN_ORDER[1]);
    else if (index === 0) raiseTo(motif, STAND_IN);
    else raiseTo(motif, IN_ORDER[index] ?? FURTHER);
  }
  for (const [index, word] of words.entries()) raiseTo(word, AMONG_ITS_WORDS[index] ?? LATER_WORD);
  return shown;
};

const indexConceptsByPicture = memoisePerLibrary((library): ReadonlyMap<string, readonly ShownConcept[]> => {
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
  indexConceptsByPicture(library).get(picture) ?? [];

/**
 * Returns the concept with the id `picture`. If there is none, returns all concepts that show the picture. In the
 * trade table, `sun` means the concept `sun` and not every concept with a sun in it.
 */
export const findConceptsMeaning = (library: Library, picture: string): readonly ShownConcept[] => {
  const shown = findConceptsShowing(library, picture);
  return isConcept(library, picture) ? shown.filter(({ concept }) => concept.id === picture) : shown;
};

/** Whether the library has a drawing of the picture itself, not only one that contains it. */
export const isDrawn = (library: Library, picture: string): boolean =>
  findConceptsShowing(library, picture).some(({ plainly }) => plainly >= DRAWN_ITSELF);
