import type { Session, SessionOptions } from '../session.ts';
import type { Settings } from '../settings.ts';

/** What every command receives. */
export interface Surroundings {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly sessionOf: (options: SessionOptions) => Session;
}
