import { DeleteBody, type AccountDeletionEffects } from '@blazon/contract/console/people.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { writeAccountDeletedEmail } from '../../../domain/emails.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { setWorkspaceScope } from '../../../store/set-workspace-scope.ts';
import { deleteInvitationsByInviter, deleteInvitationsForEmail } from '../../../store/invitations.ts';
import {
  deleteMember,
  listMembersInTransaction,
  listMembershipsInTransaction,
  lockMembers,
  lockPerson,
  type Membership,
} from '../../../store/members.ts';
import { deletePerson } from '../../../store/persons.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { listWorkspacesElsewhere } from '../cells/workspaces-elsewhere.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';
import { deleteWorkspaceInTransaction } from './delete-workspace.ts';

/** How long the outbox keeps trying to send a notice. A notice has no link that could expire earlier. */
const noticeLifetimeSeconds = 2 * 24 * 60 * 60;

/** Shows how deleting the account would affect workspaces, before the person confirms. */
export const getAccountDeletionPreview = defineOperation(
  { method: 'GET', path: '/api/me/leaving', action: 'signed-in' },
  async (deps, input): Promise<AccountDeletionEffects | ConsoleFailure> => {
    const { person } = input;
    const elsewhere = await readWorkspacesElsewhere(deps, input);
    if (isConsoleFailure(elsewhere)) return elsewhere;
    const effects = await deps.database.unscopedTransaction((transaction) =>
      lockAndReadEffects(transaction, person.id),
    );
    const listWorkspaces = (effect: DeletionEffect['effect']) =>
      effects.filter((one) => one.effect === effect).map(({ workspace: { id, name } }) => ({ id, name }));
    return { blocking: [...listWorkspaces('blocked'), ...elsewhere], deleted: listWorkspaces('deleted') };
  },
);

/**
 * Deletes the account, after the person has typed their address. Their name and address are erased. The audit logs of
 * other workspaces keep the person's id, which then refers to nobody.
 */
export const deleteAccount = defineOperation(
  { method: 'POST', path: '/api/me/delete', action: 'signed-in', recentSignIn: true, body: DeleteBody },
  async (deps, input): Promise<ConsoleFailure | undefined> => {
    const { person, body, requestId } = input;
    if (body.confirm.trim().toLowerCase() !== person.email)
      return createConsoleFailure('not_typed', { param: 'confirm' });
    const elsewhere = await readWorkspacesElsewhere(deps, input);
    if (isConsoleFailure(elsewhere)) return elsewhere;
    if (elsewhere.length > 0)
      return createConsoleFailure('sole_owner', { message: describeWorkspacesToLeave(elsewhere) });
    const deletedWorkspaces = await deps.database.unscopedTransaction(async (transaction) => {
      await lockPerson(transaction, person.id);
      const effects = await lockAndReadEffects(transaction, person.id);
      if (effects.some(({ effect }) => effect === 'blocked')) return undefined;
      for (const { effect, workspace, role } of effects) {
        await setWorkspaceScope(transaction, workspace.id);
        if (effect === 'deleted') await deleteWorkspaceInTransaction(deps, transaction, workspace, person);
        else
          await removeMembership(deps, transaction, { person, requestId, workspaceId: workspace.id, role });
      }
      await deleteInvitationsForEmail(transaction, person.email);
      await deletePerson(transaction, person.id);
      const message = writeAccountDeletedEmail({ name: person.name });
      await deps.emails?.queueIn(transaction, { to: person.email, ...message }, noticeLifetimeSeconds);
      return effects.filter(({ effect }) => effect === 'deleted').map(({ workspace }) => workspace.id);
    });
    if (deletedWorkspaces === undefined) return createConsoleFailure('sole_owner');
    deps.emails?.wake();
    for (const workspaceId of deletedWorkspaces) deps.startWorkspacePurge(workspaceId);
    return undefined;
  },
);

function describeWorkspacesToLeave(workspaces: readonly { readonly name: string }[]): string {
  const names = workspaces.map(({ name }) => name).join(', ');
  return `Leave or delete these workspaces first, then try again: ${names}.`;
}

/**
 * Lists the person's workspaces in other cells. No transaction covers two cells, so the person must leave or delete
 * these first.
 */
async function readWorkspacesElsewhere(
  deps: ConsoleDeps,
  request: { readonly person: Person; readonly headers: Headers; readonly address: string },
): Promise<{ readonly id: string; readonly name: string }[] | ConsoleFailure> {
  const elsewhere = await listWorkspacesElsewhere(deps, request);
  if (elsewhere === undefined) return [];
  if (elsewhere.unreachable.length > 0)
    return createConsoleFailure('service_unavailable', { retryAfter: 60 });
  return elsewhere.workspaces.map(({ id, name }) => ({ id, name }));
}

/**
 * What deleting the account does to a workspace: `deleted` if the workspace has no other members, `blocked` if its
 * other members would be left without an owner.
 */
type DeletionEffect = Membership & { readonly effect: 'kept' | 'deleted' | 'blocked' };

/** Locks the members of each workspace, always in the same order, so that the last two owners cannot both leave. */
async function lockAndReadEffects(transaction: Transaction, personId: string): Promise<DeletionEffect[]> {
  const effects: DeletionEffect[] = [];
  for (const membership of await listMembershipsInTransaction(transaction, personId)) {
    const { workspace, role } = membership;
    await setWorkspaceScope(transaction, workspace.id);
    await lockMembers(transaction, workspace.id);
    const others = (await listMembersInTransaction(transaction, workspace.id)).filter(
      (member) => member.personId !== personId,
    );
    const leavesNoOwner = role === 'owner' && !others.some((other) => other.role === 'owner');
    const effectOnOthers = leavesNoOwner ? 'blocked' : 'kept';
    effects.push({ ...membership, effect: others.length === 0 ? 'deleted' : effectOnOthers });
  }
  return effects;
}

async function removeMembership(
  deps: ConsoleDeps,
  transaction: Transaction,
  departure: {
    readonly person: Person;
    readonly requestId: string;
    readonly workspaceId: string;
    readonly role: string;
  },
): Promise<void> {
  const { person, workspaceId, role } = departure;
  await deleteMember(transaction, workspaceId, person.id);
  await deleteInvitationsByInviter(transaction, workspaceId, person.id);
  const entry = { action: 'member.leave', subject: person.id, details: { role } };
  await insertAuditEntry(transaction, workspaceId, createPersonAuditEntry(deps, departure, entry));
}
