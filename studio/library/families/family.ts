// Family: a construction that draws marks from letters, from concepts or at random. Each has a file in this folder.

import type { MarkBlazon } from '../../language/blazon/blazon.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import type { Concept, Construction } from '../concept.ts';

interface Family {
  id: string;
  construction: Construction;
  /** The moods that its marks express. Only moods that a brief can have. */
  moods: readonly string[];
}

/** Draws a mark from one letter; null if the letter does not suit the construction. */
export interface LetterFamily extends Family {
  draw(letter: string): MarkBlazon | null;
}

/** Draws a mark from two letters; null if they do not suit the construction. */
export interface PairFamily extends Family {
  draw(first: string, second: string): MarkBlazon | null;
}

/** Draws a mark from three letters; null if they do not suit the construction. */
export interface TrioFamily extends Family {
  draw(first: string, second: string, third: string): MarkBlazon | null;
}

/** Draws a letter with a concept's inset in it; null if there is no inset or the letter has no space for it. */
export interface MergeFamily extends Family {
  draw(letter: string, concept: Concept): MarkBlazon | null;
}

/** Draws a mark with random parameters, without a letter or a concept. */
export interface AbstractFamily extends Family {
  ideas: readonly string[];
  draw(stream: SeedStream): MarkBlazon;
}
