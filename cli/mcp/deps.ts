import type { Session } from '../src/session.ts';
import type { Drawings } from './drawings.ts';
import type { Results } from './results.ts';

/** What tools and resources work with; one set for the whole process. */
export interface Deps {
  readonly session: Session;
  readonly drawings: Drawings;
  readonly results: Results;
}
