// An idea before any shape: what a word of the brief, or its trade, suggests.

import type { IdeaSource } from '../../record/recorded-idea.ts';

/** A picture by the name of a motif or concept, and how certainly the word means it: 1 is the thing itself. */
export interface WeightedPicture {
  picture: string;
  strength: number;
}

/** From here on a name or a wish means its picture with certainty: the thing itself, as a whole word. */
export const CERTAIN = 0.9;

export interface Idea {
  source: IdeaSource;
  /** The word of the brief, or the trade. */
  word: string;
  /** 0 to 1: the weight of the source here. */
  weight: number;
  pictures: readonly WeightedPicture[];
}
