import type { Session } from '../src/session.ts';
import type { Drawings } from './drawings.ts';
import type { Results } from './results.ts';

/** Dependencies of tools and resources; there is one set per process. */
export interface Deps {
  readonly session: Session;
  readonly drawings: Drawings;
  readonly results: Results;
}
