import type { WeightedPicture } from './idea.ts';

/** A word of the name, or part of one, and the pictures that it suggests. */
export interface NameWord {
  /** The word as written in the name, or the matched part of it. */
  word: string;
  pictures: readonly WeightedPicture[];
  /** The English translations of a word of another language. */
  english?: readonly string[];
  /** How certainly the word is meant: 1 for a whole word, less if the letters may match by chance. */
  sure: number;
  /** Set if the word is only part of a place name: "Foundry Lane" does not mean a foundry. */
  place?: true;
}
