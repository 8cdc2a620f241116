import type { Transaction } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';

/** For changes to one person in several workspaces: sets the workspace of the statements that follow. */
export async function setWorkspaceScope(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction.query({
    text: `SELECT set_config('blazon.workspace_id', $1, true), set_config('blazon.environment', 'live', true)`,
    values: [requireUuid('workspace', workspaceId)],
  });
}
