import type { MyCliLogin } from '@blazon/contract/console/cli.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { deleteCliToken, listCliTokens } from '../../../store/cli-tokens.ts';
import { setWorkspaceScope } from '../../../store/set-workspace-scope.ts';
import { createPersonAuditEntry } from '../accounts/person-audit-entry.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../unix-seconds.ts';

export const listMyCliLogins = defineOperation(
  { method: 'GET', path: '/api/me/cli-logins', action: 'signed-in' },
  async ({ database, clock }, { person }): Promise<{ data: MyCliLogin[]; next_cursor: null }> => {
    const tokens = await listCliTokens(database, person.id, clock.now());
    const data = tokens.map((token) => ({
      id: token.id,
      workspace: { id: token.workspaceId, name: token.workspaceName },
      host_name: token.hostName,
      ip_address: token.ipAddress,
      created_at: toUnixSeconds(token.createdAt),
      expires_at: toUnixSeconds(token.expiresAt),
      last_used_at: toUnixSecondsOrNull(token.lastUsedAt),
    }));
    return { data, next_cursor: null };
  },
);

/** Ends a login. Takes effect at the next request of that CLI. */
export const endMyCliLogin = defineOperation(
  { method: 'DELETE', path: '/api/me/cli-logins/{login_id}', action: 'signed-in' },
  async (deps, { person, requestId, params }) =>
    (await endLogin(deps, { person, requestId }, params['login_id'] ?? ''))
      ? undefined
      : createConsoleFailure('not_found'),
);

/** Returns false if the person has no such login. */
export async function endLogin(
  deps: ConsoleDeps,
  context: { readonly person: Person; readonly requestId: string },
  loginId: string,
): Promise<boolean> {
  const { database, peopleDatabase } = deps;
  const deleteToken = (transaction: Transaction) => deleteCliToken(transaction, context.person.id, loginId);
  const recordLogout = async (transaction: Transaction, ended: Awaited<ReturnType<typeof deleteToken>>) => {
    if (ended === undefined) return false;
    const { workspaceId, hostName } = ended;
    await setWorkspaceScope(transaction, workspaceId);
    const entry = { action: 'cli.logout', subject: loginId, details: { host_name: hostName } };
    await insertAuditEntry(transaction, workspaceId, createPersonAuditEntry(deps, context, entry));
    return true;
  };
  if (peopleDatabase === database)
    return database.unscopedTransaction(async (transaction) =>
      recordLogout(transaction, await deleteToken(transaction)),
    );
  // The login is stored in the home cell, the audit log in this cell. A crash in between loses the audit entry but
  // not the logout.
  const ended = await peopleDatabase.unscopedTransaction(deleteToken);
  return database.unscopedTransaction((transaction) => recordLogout(transaction, ended));
}
