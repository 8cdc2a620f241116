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

/** The name, as it stands in the prompt. */
export interface FoundName {
  text: string;
  start: number;
  end: number;
  source: NameSource;
  legalForm: string | null;
  /** Another name, which the prompt retracts. */
  replaces?: Candidate['replaces'];
}
