// What is known while a clause is read.

import type { Hit } from '../brief/lexicon/match.ts';
import type { Decisions } from '../record/decisions.ts';
import type { Clause } from './clauses.ts';
import type { Spoken } from './spoken.ts';

/** What a clause is read against. */
export interface Surroundings {
  parent: Decisions;
  /** The typed words of a hit, for shades of colours. */
  typed: (hit: Hit) => string;
}

export interface Context extends Surroundings {
  clause: Clause;
  spoken: readonly Spoken[];
  nouns: ReadonlySet<string>;
}
