// Handles animals and plants. They are seldom a trade or a place, so a name that mentions one shows it.

import { ANIMALS } from '../../brief/closed-lists.ts';
import type { Library } from '../../library/library.ts';
import { findConceptsShowing } from './concepts-showing.ts';
import type { WeightedPicture } from './idea.ts';
import { RELEVANCE } from './relevance.ts';

const PLANTS: ReadonlySet<string> = new Set(['flower', 'leaf', 'plant', 'tree']);
const { PLAINLY } = RELEVANCE.living;

const isLivingMotif = (motif: string): boolean => ANIMALS.includes(motif) || PLANTS.has(motif);

/**
 * Whether a word of the name shows its living thing. "Pelican Row" has nothing to do with pelicans, so the word
 * counts as a place unless the library draws the animal itself.
 */
export const showsLivingThing = (library: Library, [first]: readonly WeightedPicture[]): boolean =>
  first !== undefined &&
  first.strength >= PLAINLY &&
  findConceptsShowing(library, first.picture).some(
    ({ concept, plainly }) =>
      plainly >= PLAINLY &&
      (isLivingMotif(concept.motifs[0] ?? '') || concept.motifs.some((each) => PLANTS.has(each))),
  );

/** Whether a concept shows a living thing or a part of one. */
export const isLivingConcept = (library: Library, id: string): boolean =>
  findConceptsShowing(library, id).some(
    ({ concept }) => concept.id === id && concept.motifs.some(isLivingMotif),
  );
