// Recognises animals and plants. A name that mentions one shows it, because such words seldom mean a trade or a
// place.

import { ANIMALS } from '../../brief/closed-lists.ts';
import type { Library } from '../../library/library.ts';
import { findConceptsShowing } from './concepts-showing.ts';
import type { WeightedPicture } from './idea.ts';
import { RELEVANCE } from './relevance.ts';

const PLANTS: ReadonlySet<string> = new Set(['flower', 'leaf', 'plant', 'tree']);
const { PLAINLY } = RELEVANCE.living;

const isLivingMotif = (motif: string): boolean => ANIMALS.includes(motif) || PLANTS.has(motif);

/**
 * Whether the first picture is an animal or a plant that the library can draw. Then even "Pelican Row" shows a
 * pelican, although the word is part of a street name.
 */
export const showsLivingThing = (library: Library, [first]: readonly WeightedPicture[]): boolean =>
  first !== undefined &&
  first.strength >= PLAINLY &&
  findConceptsShowing(library, first.picture).some(
    ({ concept, plainly }) =>
      plainly >= PLAINLY &&
      (isLivingMotif(concept.motifs[0] ?? '') || concept.motifs.some((each) => PLANTS.has(each))),
  );

/** Whether a concept contains an animal or a plant. */
export const isLivingConcept = (library: Library, id: string): boolean =>
  findConceptsShowing(library, id).some(
    ({ concept }) => concept.id === id && concept.motifs.some(isLivingMotif),
  );
