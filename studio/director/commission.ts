// Defines a commission: the facts about a job, from which its questions are written and its answers are checked.

import type { Brief } from '../brief/brief.ts';
import type { Decisions } from '../record/decisions.ts';
import type { Neighbour } from '../record/studio.ts';

/** How the model understood the prompt, in its own words. */
export interface ModelReading {
  trade: string;
  mood: string;
  wishes: readonly string[];
  /** What the customer does not want. */
  refusals: readonly string[];
  language: string;
  /** What the prompt leaves open. */
  unclear: readonly string[];
}

export interface Commission {
  prompt: string;
  /** The brief that the engine read from the prompt, with corrections by the model. */
  brief: Brief;
  /** Null if the model gave no usable answer, and in refinements, which do not ask for a reading. */
  reading: ModelReading | null;
  /**
   * The decisions from which a drawing by the model starts: those of the library's design or, in a refinement, those
   * of the version that is refined.
   */
  base: Decisions;
  /** Other brands of the customer, from which the new one must differ. */
  neighbours: readonly Neighbour[];
}
