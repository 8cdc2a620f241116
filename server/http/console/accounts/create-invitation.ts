import { InvitationBody, type SentInvitation } from '@blazon/contract/console/people.ts';
import { hasRoleAtLeast } from '../../../domain/roles.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { eraseExpiredInvitations } from '../../../store/invitations.ts';
import { countSeats, isMemberEmail, lockMembers, readRole } from '../../../store/members.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { limitInvitations } from './invitation-limits.ts';
import { queueInvitation } from './queue-invitation.ts';

const maxSeats = 200;

export const createInvitation = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/invitations',
    action: 'members.manage',
    body: InvitationBody,
  },
  async (deps, input): Promise<SentInvitation | ConsoleFailure> => {
    const { scope, workspace, person, requestId, body } = input;
    const email = body.email.toLowerCase();
    const { role } = body;
    const tooMany = await limitInvitations(deps, input, email);
    if (tooMany) return tooMany;
    const queued = await deps.database.transaction(scope, async (transaction) => {
      await lockMembers(transaction, workspace.id);
      const actor = await readRole(transaction, workspace.id, person.id);
      if (actor === undefined || !hasRoleAtLeast(actor, role)) return createConsoleFailure('higher_role');
      if (await isMemberEmail(transaction, workspace.id, email))
        return createConsoleFailure('already_member', { param: 'email' });
      if (await hasNoFreeSeat(transaction, workspace.id, { email, now: deps.clock.now() }))
        return createConsoleFailure('too_many_members');
      return queueInvitation(deps, transaction, {
        workspace,
        person,
        requestId,
        email,
        role,
        action: 'invitation.create',
      });
    });
    if (isConsoleFailure(queued)) return queued;
    queued.wakeOutbox();
    return queued.invitation;
  },
);

/** Whether all seats are taken. Expired invitations are kept so that they can be resent, until a seat is needed. */
async function hasNoFreeSeat(
  transaction: Transaction,
  workspaceId: string,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<boolean> {
  if ((await countSeats(transaction, workspaceId, email)) < maxSeats) return false;
  await eraseExpiredInvitations(transaction, workspaceId, now);
  return (await countSeats(transaction, workspaceId, email)) >= maxSeats;
}
