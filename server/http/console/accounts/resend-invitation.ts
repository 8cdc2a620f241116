import type { SentInvitation } from '@blazon/contract/console/people.ts';
import { hasRoleAtLeast } from '../../../domain/roles.ts';
import { findInvitation } from '../../../store/invitations.ts';
import { lockMembers, readRole } from '../../../store/members.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { limitInvitations } from './invitation-limits.ts';
import { queueInvitation } from './queue-invitation.ts';

/**
 * Resends an invitation with a new token that is valid for another seven days. The link in the previous e-mail stops
 * working.
 */
export const resendInvitation = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/invitations/{invitation_id}/resend',
    action: 'members.manage',
  },
  async (deps, input): Promise<SentInvitation | ConsoleFailure> => {
    const { scope, workspace, person, requestId } = input;
    const id = input.params['invitation_id'] ?? '';
    const existing = await deps.database.transaction(scope, (transaction) =>
      findInvitation(transaction, workspace.id, id),
    );
    if (existing === undefined) return createConsoleFailure('not_found');
    const tooMany = await limitInvitations(deps, input, existing.email);
    if (tooMany) return tooMany;
    const queued = await deps.database.transaction(scope, async (transaction) => {
      await lockMembers(transaction, workspace.id);
      const invitation = await findInvitation(transaction, workspace.id, id);
      if (invitation === undefined) return createConsoleFailure('not_found');
      const actor = await readRole(transaction, workspace.id, person.id);
      if (actor === undefined || !hasRoleAtLeast(actor, invitation.role))
        return createConsoleFailure('higher_role');
      const { email, role } = invitation;
      return queueInvitation(deps, transaction, {
        workspace,
        person,
        requestId,
        email,
        role,
        action: 'invitation.resend',
      });
    });
    if (isConsoleFailure(queued)) return queued;
    queued.wakeOutbox();
    return queued.invitation;
  },
);
