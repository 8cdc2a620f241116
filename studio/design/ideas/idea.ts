// An idea: a word of the brief, and the pictures that it suggests. Nothing is drawn yet.

import type { IdeaSource } from '../../record/recorded-idea.ts';

/**
 * A picture (the id of a motif or concept) and how certainly the word means it. A strength of 1 means the object
 * itself.
 */
export interface WeightedPicture {
  picture: string;
  strength: number;
}

/** The minimum strength at which the picture of a name or a wish is certain. */
export const MIN_CERTAIN_STRENGTH = 0.9;

export interface Idea {
  source: IdeaSource;
  /** The word of the brief, or the name of the trade. */
  word: string;
  /** How much the idea weighs in this brief because of its source, from 0 to 1. */
  weight: number;
  pictures: readonly WeightedPicture[];
}
