import type { Transaction } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * Sets the workspace whose rows the next statements of this transaction may access. Needed to change a person's data
 * in several workspaces at once.
 */
export async function setWorkspaceScope(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction.query({
    text: `SELECT set_config('blazon.workspace_id', $1, true), set_config('blazon.environment', 'live', true)`,
    values: [requireUuid('workspace', workspaceId)],
  });
}
