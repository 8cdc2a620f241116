// An idea before any shape: what a word of the brief, or its trade, suggests.

import type { IdeaSource } from '../../record/recorded-idea.ts';

/** A picture, named by its motif or concept, and how certainly the word means it. 1 means the object itself. */
export interface WeightedPicture {
  picture: string;
  strength: number;
}

/** From this strength on, a name or a wish means its picture with certainty: the object itself, as a whole word. */
export const MIN_CERTAIN_STRENGTH = 0.9;

export interface Idea {
  source: IdeaSource;
  /** The word of the brief, or the trade. */
  word: string;
  /** The weight of this source in the brief, from 0 to 1. */
  weight: number;
  pictures: readonly WeightedPicture[];
}
