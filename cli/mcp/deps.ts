import type { Session } from '../src/session.ts';
import type { DrawingStore } from './drawings.ts';
import type { ResultWaiter } from './results.ts';

/** Dependencies of tools and resources; there is one set per process. */
export interface Deps {
  readonly session: Session;
  readonly drawings: DrawingStore;
  readonly results: ResultWaiter;
}
