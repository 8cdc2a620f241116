import { DeleteBody } from '@blazon/contract/console/people.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { workflowOptions } from '../../../domain/workflow-options.ts';
import { writeWorkspaceDeletedEmail } from '../../../domain/emails.ts';
import { markWorkspaceDeleted } from '../../../store/deleted-workspaces.ts';
import { listMembersInTransaction, lockMembers, readRole } from '../../../store/members.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import { endCliLogins } from '../cli/end-logins.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** How long the outbox keeps trying to send a notice. A notice has no link that could expire earlier. */
const noticeLifetimeSeconds = 2 * 24 * 60 * 60;

/** Deletes a workspace. The person must type its name, so that nobody deletes the wrong one. */
export const deleteWorkspace = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/delete',
    action: 'workspace.delete',
    recentSignIn: true,
    body: DeleteBody,
  },
  async (deps, { scope, workspace, person, body }): Promise<ConsoleFailure | undefined> => {
    if (body.confirm.trim() !== workspace.name)
      return createConsoleFailure('not_typed', { param: 'confirm' });
    const failure = await deps.database.transaction(scope, async (transaction) => {
      await lockMembers(transaction, workspace.id);
      // The role is checked again, in case the person has just lost it.
      if ((await readRole(transaction, workspace.id, person.id)) !== 'owner')
        return createConsoleFailure('role_not_allowed');
      await deleteWorkspaceInTransaction(deps, transaction, workspace, person);
      return undefined;
    });
    if (failure) return failure;
    deps.emails?.wake();
    deps.startWorkspacePurge(workspace.id);
    return undefined;
  },
);

/** Call this inside a transaction that holds the lock on members. Start the purge after the commit. */
export async function deleteWorkspaceInTransaction(
  deps: ConsoleDeps,
  transaction: Transaction,
  workspace: Pick<Workspace, 'id' | 'name'>,
  person: Person,
): Promise<void> {
  const members = await listMembersInTransaction(transaction, workspace.id);
  const now = deps.clock.now();
  const purgeDueAt = new Date(now.getTime() + workflowOptions.sweep.firstLookSeconds * 1000);
  await markWorkspaceDeleted(transaction, workspace.id, { now, purgeDueAt, deletedBy: person.id });
  await endCliLogins(deps, transaction, workspace.id);
  for (const { name, email } of members) {
    const message = writeWorkspaceDeletedEmail({ name, workspace: workspace.name, by: person.name });
    await deps.emails?.queueIn(transaction, { to: email, ...message }, noticeLifetimeSeconds);
  }
}
