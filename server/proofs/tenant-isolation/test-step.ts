import type { Call, Reply } from '../../test/support/client.ts';
import type { Command } from './random-commands.ts';
import type { TenantModel } from './tenant-model.ts';

/** What one command asks, and what must come of it by the model. */
export interface Step {
  readonly call: Call;
  /** The same request with an id that nobody ever had; its answer must not differ. */
  readonly twin?: Call;
  /** Compares the answer with the model, then changes the model as the answer says. Throws what is wrong. */
  readonly settle: (reply: Reply) => void;
}

export type Case = (worlds: readonly TenantModel[], world: TenantModel, command: Command) => Step;
