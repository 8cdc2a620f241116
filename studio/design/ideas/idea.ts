// An idea: a word of the brief, and the pictures that it suggests. Nothing is drawn yet.

import type { IdeaSource } from '../../record/recorded-idea.ts';

/**
 * A picture, given by the id of its motif or concept, and how certainly the word means it. The strength 1 means the
 * object itself.
 */
export interface WeightedPicture {
  picture: string;
  strength: number;
}

/** From this strength on, a name or a wish states its picture with certainty. */
export const MIN_CERTAIN_STRENGTH = 0.9;

export interface Idea {
  source: IdeaSource;
  /** The word of the brief, or the name of the trade. */
  word: string;
  /** How much the source of the idea counts in this brief, from 0 to 1. */
  weight: number;
  pictures: readonly WeightedPicture[];
}
