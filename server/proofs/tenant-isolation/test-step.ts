import type { Call, Reply } from '../../test/support/client.ts';
import type { Command } from './random-commands.ts';
import type { TenantModel } from './tenant-model.ts';

/** The request of one command, and the result that the model expects. */
export interface Step {
  readonly call: Call;
  /** The same request with an id that never existed. Both responses must be the same. */
  readonly twin?: Call;
  /** Compares the response with the model, then updates the model. Throws a description of any difference. */
  readonly checkReply: (reply: Reply) => void;
}

export type StepBuilder = (tenants: readonly TenantModel[], tenant: TenantModel, command: Command) => Step;
