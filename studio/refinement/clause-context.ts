import type { Hit } from '../brief/lexicon/match.ts';
import type { Decisions } from '../record/decisions.ts';
import type { Clause } from './clauses.ts';
import type { ClauseWord } from './clause-words.ts';

export interface ClauseContext {
  parent: Decisions;
  /** Returns the words of a hit as typed. */
  typed: (hit: Hit) => string;
}

export interface WordContext extends ClauseContext {
  clause: Clause;
  /** The words of the clause, without those that name what is replaced: "blue" in "replace blue with green". */
  spoken: readonly ClauseWord[];
  /** The parts of the logo that the clause names, such as `mark` or `colour`. */
  nouns: ReadonlySet<string>;
}
