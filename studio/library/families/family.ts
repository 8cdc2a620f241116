// Constructions that make marks from letters or from parameters, one per file of this folder.

import type { MarkBlazon } from '../../language/blazon/blazon.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import type { Concept, Construction } from '../concept.ts';

interface Family {
  id: string;
  construction: Construction;
  /** Moods of the brief's closed list that the construction expresses. */
  moods: readonly string[];
}

/** Builds on one constructed letter; null if the letter does not suit the construction. */
export interface LetterFamily extends Family {
  draw(letter: string): MarkBlazon | null;
}

/** Two letters in one mark. */
export interface PairFamily extends Family {
  draw(first: string, second: string): MarkBlazon | null;
}

/** Three letters in one mark. */
export interface TrioFamily extends Family {
  draw(first: string, second: string, third: string): MarkBlazon | null;
}

/** A letter with a concept's inset in it. */
export interface MergeFamily extends Family {
  draw(letter: string, concept: Concept): MarkBlazon | null;
}

/** Builds from parameters alone. */
export interface AbstractFamily extends Family {
  ideas: readonly string[];
  draw(stream: SeedStream): MarkBlazon;
}
