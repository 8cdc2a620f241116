import { type MyWorkspace, TokenBody } from '@blazon/contract/console/people.ts';
import { hasRoleAtLeast } from '../../../domain/roles.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { deleteInvitation, findInvitationByToken } from '../../../store/invitations.ts';
import { findMembership, insertMember, lockMembers, readRole } from '../../../store/members.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { acceptInvitationElsewhere, findInvitationElsewhere } from '../cells/invitations-elsewhere.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';
import { toWorkspaceView } from './workspace-view.ts';
import { hashInvitationToken } from './invitation-token.ts';

export const acceptInvitation = defineOperation(
  { method: 'POST', path: '/api/invitations/accept', action: 'signed-in', body: TokenBody },
  async (deps, { body: { token }, address, headers, ...context }): Promise<MyWorkspace | ConsoleFailure> => {
    const accepted = await acceptInvitationToken(deps, token, context);
    if (!isConsoleFailure(accepted) || accepted.code !== 'invitation_over') return accepted;
    const elsewhere = await findInvitationElsewhere(deps, token, address);
    if (isConsoleFailure(elsewhere)) return elsewhere;
    const cookie = headers.get('cookie') ?? '';
    return acceptInvitationElsewhere(deps, elsewhere.cell, { token, cookie, address });
  },
);

/** Deletes the invitation and adds the member in one transaction. */
export async function acceptInvitationToken(
  deps: ConsoleDeps,
  token: string,
  context: { readonly person: Pick<Person, 'id' | 'email'>; readonly requestId: string },
): Promise<MyWorkspace | ConsoleFailure> {
  const { database, clock } = deps;
  const { person } = context;
  const tokenHash = hashInvitationToken(token);
  const invitation = await findInvitationByToken(database, tokenHash);
  if (invitation === undefined || invitation.expiresAt <= clock.now())
    return createConsoleFailure('invitation_over');
  if (invitation.email !== person.email.toLowerCase()) return createConsoleFailure('invitation_for_another');
  const { workspaceId, id, role, invitedBy } = invitation;
  const failure = await database.transaction({ workspaceId, environment: 'live' }, async (transaction) => {
    await lockMembers(transaction, workspaceId);
    // The person who sent the invitation must still be allowed to give this role.
    const inviter = await readRole(transaction, workspaceId, invitedBy);
    if (inviter === undefined || !hasRoleAtLeast(inviter, role))
      return createConsoleFailure('invitation_over');
    if ((await deleteInvitation(transaction, { workspaceId, id, tokenHash })) === undefined)
      return createConsoleFailure('invitation_over');
    await insertMember(transaction, workspaceId, { personId: person.id, role, createdAt: clock.now() });
    await deps.sharedPeople?.enterMember(transaction, { workspaceId, personId: person.id });
    const entry = { action: 'invitation.accept', subject: id, details: { role } };
    await insertAuditEntry(transaction, workspaceId, createPersonAuditEntry(deps, context, entry));
    return undefined;
  });
  if (failure) return failure;
  const membership = await findMembership(database, workspaceId, person.id);
  if (membership === undefined) return createConsoleFailure('invitation_over');
  return toWorkspaceView(membership);
}
