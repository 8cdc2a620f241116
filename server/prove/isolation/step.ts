import type { Call, Reply } from '../../test/support/client.ts';
import type { Command } from './commands.ts';
import type { World } from './worlds.ts';

/** What one command asks, and what must come of it by the model. */
export interface Step {
  readonly call: Call;
  /** The same request with an id that nobody ever had; its answer must not differ. */
  readonly twin?: Call;
  /** Compares the answer with the model, then changes the model as the answer says. Throws what is wrong. */
  readonly settle: (reply: Reply) => void;
}

export type Case = (worlds: readonly World[], world: World, command: Command) => Step;
