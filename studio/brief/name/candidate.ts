import type { NameSource } from '../brief.ts';

/** A slice of the text that may be the name. */
export interface Candidate {
  start: number;
  end: number;
  /** How likely this is the name. The highest score wins; stated names score about 80 to 101. */
  score: number;
  source: NameSource;
  /** The retracted name that this one replaces, if any. */
  replaces?: { start: number; end: number };
}

/** The name as typed in the prompt. */
export interface FoundName {
  text: string;
  start: number;
  end: number;
  source: NameSource;
  legalForm: string | null;
  /** The name that the prompt retracts in favour of this one. */
  replaces?: Candidate['replaces'];
}
