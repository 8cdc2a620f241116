import { DeleteBody, type LeavingView } from '@blazon/contract/console/people.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { accountDeletedEmail } from '../../../domain/emails.ts';
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
import { type ConsoleFailure, consoleFail, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { personAuditEntry } from './person-audit-entry.ts';
import { deleteWorkspaceInTransaction } from './delete-workspace.ts';

/** How long sending a notice is retried. Notices contain no link that could expire earlier. */
const noticeLifetimeSeconds = 2 * 24 * 60 * 60;

/** Shows how deleting the account would affect workspaces, before the person confirms. */
export const getAccountDeletionPreview = defineOperation(
  { method: 'GET', path: '/api/me/leaving', action: 'signed-in' },
  async (deps, asked): Promise<LeavingView | ConsoleFailure> => {
    const { person } = asked;
    const elsewhere = await listElsewhere(deps, asked);
    if (isConsoleFailure(elsewhere)) return elsewhere;
    const fates = await deps.database.unscopedTransaction((transaction) => readFates(transaction, person.id));
    const named = (fate: WorkspaceFate['fate']) =>
      fates.filter((one) => one.fate === fate).map(({ workspace: { id, name } }) => ({ id, name }));
    return { blocking: [...named('blocks'), ...elsewhere], deleted: named('goes') };
  },
);

/**
 * The person must type their address. Names and addresses are erased; audit logs of other workspaces keep the id,
 * which then refers to nobody.
 */
export const deleteAccount = defineOperation(
  { method: 'POST', path: '/api/me/delete', action: 'signed-in', recentSignIn: true, body: DeleteBody },
  async (deps, asked): Promise<ConsoleFailure | undefined> => {
    const { person, body, requestId } = asked;
    if (body.confirm.trim().toLowerCase() !== person.email)
      return consoleFail('not_typed', { param: 'confirm' });
    const elsewhere = await listElsewhere(deps, asked);
    if (isConsoleFailure(elsewhere)) return elsewhere;
    if (elsewhere.length > 0) return consoleFail('sole_owner', { message: leaveFirst(elsewhere) });
    const deleted = await deps.database.unscopedTransaction(async (transaction) => {
      await lockPerson(transaction, person.id);
      const fates = await readFates(transaction, person.id);
      if (fates.some(({ fate }) => fate === 'blocks')) return undefined;
      for (const { fate, workspace, role } of fates) {
        await setWorkspaceScope(transaction, workspace.id);
        if (fate === 'goes') await deleteWorkspaceInTransaction(deps, transaction, workspace, person);
        else
          await removeMembership(deps, transaction, { person, requestId, workspaceId: workspace.id, role });
      }
      await deleteInvitationsForEmail(transaction, person.email);
      await deletePerson(transaction, person.id);
      const message = accountDeletedEmail({ name: person.name });
      await deps.emails?.queueIn(transaction, { to: person.email, ...message }, noticeLifetimeSeconds);
      return fates.filter(({ fate }) => fate === 'goes').map(({ workspace }) => workspace.id);
    });
    if (deleted === undefined) return consoleFail('sole_owner');
    deps.emails?.wake();
    for (const workspaceId of deleted) deps.startWorkspacePurge(workspaceId);
    return undefined;
  },
);

function leaveFirst(workspaces: readonly { readonly name: string }[]): string {
  const names = workspaces.map(({ name }) => name).join(', ');
  return `Leave or delete these workspaces first, then try again: ${names}.`;
}

/**
 * Lists the person's workspaces in other cells. No transaction covers two cells, so the person must leave or delete
 * these first.
 */
async function listElsewhere(
  deps: ConsoleDeps,
  asked: { readonly person: Person; readonly headers: Headers; readonly address: string },
): Promise<{ readonly id: string; readonly name: string }[] | ConsoleFailure> {
  const elsewhere = await listWorkspacesElsewhere(deps, asked);
  if (elsewhere === undefined) return [];
  if (elsewhere.unreachable.length > 0) return consoleFail('service_unavailable', { retryAfter: 60 });
  return elsewhere.workspaces.map(({ id, name }) => ({ id, name }));
}

/** `goes` means that nobody else is a member; `blocks` means that other members would be left without an owner. */
type WorkspaceFate = Membership & { readonly fate: 'stays' | 'goes' | 'blocks' };

/** Locks each workspace, always in the same order, so that the last two owners cannot both leave. */
async function readFates(transaction: Transaction, personId: string): Promise<WorkspaceFate[]> {
  const fates: WorkspaceFate[] = [];
  for (const membership of await listMembershipsInTransaction(transaction, personId)) {
    const { workspace, role } = membership;
    await setWorkspaceScope(transaction, workspace.id);
    await lockMembers(transaction, workspace.id);
    const others = (await listMembersInTransaction(transaction, workspace.id)).filter(
      (one) => one.personId !== personId,
    );
    const isStranding = role === 'owner' && !others.some((other) => other.role === 'owner');
    const kept = isStranding ? 'blocks' : 'stays';
    fates.push({ ...membership, fate: others.length === 0 ? 'goes' : kept });
  }
  return fates;
}

async function removeMembership(
  deps: ConsoleDeps,
  transaction: Transaction,
  left: {
    readonly person: Person;
    readonly requestId: string;
    readonly workspaceId: string;
    readonly role: string;
  },
): Promise<void> {
  const { person, workspaceId, role } = left;
  await deleteMember(transaction, workspaceId, person.id);
  await deleteInvitationsByInviter(transaction, workspaceId, person.id);
  const what = { action: 'member.leave', subject: person.id, details: { role } };
  await insertAuditEntry(transaction, workspaceId, personAuditEntry(deps, left, what));
}
