import type { NameSource } from '../brief.ts';

/** A slice of the text that may be the name. */
export interface Candidate {
  start: number;
  end: number;
  score: number;
  source: NameSource;
  /** The name that the prompt gave before it corrected itself. */
  replaces?: { start: number; end: number };
}

/** The name as typed in the prompt. */
export interface FoundName {
  text: string;
  start: number;
  end: number;
  source: NameSource;
  legalForm: string | null;
  /** The other name, if the prompt retracts one. */
  replaces?: Candidate['replaces'];
}
