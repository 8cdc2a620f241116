import type { Transaction } from '../../../integrations/postgres.ts';
import { deleteCliTokensOfWorkspace } from '../../../store/cli-tokens.ts';
import type { ConsoleDeps } from '../console-deps.ts';

/**
 * Ends the CLI logins for a workspace, or those of one member, when access ends. If the home cell stores them, they end
 * before the transaction does, so a crash leaves a member without a login and never a login without a member.
 */
export async function endCliLogins(
  { database, peopleDatabase }: Pick<ConsoleDeps, 'database' | 'peopleDatabase'>,
  transaction: Transaction,
  workspaceId: string,
  personId?: string,
): Promise<void> {
  const connection = peopleDatabase === database ? transaction : peopleDatabase;
  await deleteCliTokensOfWorkspace(connection, workspaceId, personId);
}
