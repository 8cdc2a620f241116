// Animals and plants: living things are seldom a trade or a place, so a name that mentions one shows it.

import { ANIMALS } from '../../brief/closed-lists.ts';
import type { Library } from '../../library/library.ts';
import { conceptsShowing } from './concepts-showing.ts';
import type { WeightedPicture } from './idea.ts';
import { RELEVANCE } from './relevance.ts';

const PLANTS: ReadonlySet<string> = new Set(['flower', 'leaf', 'plant', 'tree']);
const { PLAINLY } = RELEVANCE.living;

const lives = (motif: string): boolean => ANIMALS.includes(motif) || PLANTS.has(motif);

/**
 * "Pelican Row": the firm does not work with pelicans. Unless the library draws the animal itself, the word counts
 * only as a place.
 */
export const showsLivingThing = (library: Library, [first]: readonly WeightedPicture[]): boolean =>
  first !== undefined &&
  first.strength >= PLAINLY &&
  conceptsShowing(library, first.picture).some(
    ({ concept, plainly }) =>
      plainly >= PLAINLY &&
      (lives(concept.motifs[0] ?? '') || concept.motifs.some((each) => PLANTS.has(each))),
  );

/** A drawing of a living thing, or of a part of one. */
export const isLivingConcept = (library: Library, id: string): boolean =>
  conceptsShowing(library, id).some(({ concept }) => concept.id === id && concept.motifs.some(lives));
