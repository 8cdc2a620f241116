import type { Session, SessionOptions } from '../session.ts';
import type { Settings } from '../settings.ts';

/** What every command receives from the program. */
export interface CommandContext {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly sessionOf: (options: SessionOptions) => Session;
}
