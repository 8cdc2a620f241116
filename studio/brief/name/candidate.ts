import type { NameSource } from '../brief.ts';

/** A slice of the text that may be the name. */
export interface Candidate {
  start: number;
  end: number;
  score: number;
  source: NameSource;
  /** What it was called before the prompt corrected itself. */
  replaces?: { start: number; end: number };
}
