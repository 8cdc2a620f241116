// Facts about the job that every question includes.

import type { Brief } from '../brief/brief.ts';
import type { Decisions } from '../record/decisions.ts';
import type { Neighbour } from '../record/studio.ts';

/** The brief as the model read it. */
export interface ModelReading {
  trade: string;
  mood: string;
  /** Wishes and refusals, in the model's words. */
  wishes: readonly string[];
  refusals: readonly string[];
  language: string;
  unclear: readonly string[];
}

export interface Commission {
  prompt: string;
  /** The reader's brief, corrected by the model's reading. */
  brief: Brief;
  /** Null until the model has read the brief, or if it could not. */
  reading: ModelReading | null;
  /** The library's decisions: the base of every record. */
  usual: Decisions;
  neighbours: readonly Neighbour[];
}
