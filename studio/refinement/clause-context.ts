// The context in which a clause is read.

import type { Hit } from '../brief/lexicon/match.ts';
import type { Decisions } from '../record/decisions.ts';
import type { Clause } from './clauses.ts';
import type { ClauseWord } from './clause-words.ts';

export interface ClauseContext {
  parent: Decisions;
  /** The typed words of a hit, for shades of colours. */
  typed: (hit: Hit) => string;
}

export interface WordContext extends ClauseContext {
  clause: Clause;
  spoken: readonly ClauseWord[];
  nouns: ReadonlySet<string>;
}
