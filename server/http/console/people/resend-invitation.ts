import type { SentInvitation } from '@blazon/contract/console/people.ts';
import { isAtLeast } from '../../../rules/roles.ts';
import { findInvitation } from '../../../store/invitations.ts';
import { lockMembers, readRole } from '../../../store/members.ts';
import { type ConsoleFailure, consoleFail, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { countInvitation } from './count-invitation.ts';
import { recordInvitation } from './send-invitation.ts';

/** With a new token and seven new days; the letter before it is worth nothing. */
export const resendInvitation = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/invitations/{invitation_id}/resend',
    action: 'members.manage',
  },
  async (parts, input): Promise<SentInvitation | ConsoleFailure> => {
    const { scope, workspace, person, requestId } = input;
    const id = input.params['invitation_id'] ?? '';
    const known = await parts.database.transaction(scope, (transaction) =>
      findInvitation(transaction, workspace.id, id),
    );
    if (known === undefined) return consoleFail('not_found');
    const tooMany = await countInvitation(parts, input, known.email);
    if (tooMany) return tooMany;
    const made = await parts.database.transaction(scope, async (transaction) => {
      await lockMembers(transaction, workspace.id);
      const invitation = await findInvitation(transaction, workspace.id, id);
      if (invitation === undefined) return consoleFail('not_found');
      const actor = await readRole(transaction, workspace.id, person.id);
      if (actor === undefined || !isAtLeast(actor, invitation.role)) return consoleFail('higher_role');
      const { email, role } = invitation;
      return recordInvitation(parts, transaction, {
        workspace,
        person,
        requestId,
        email,
        role,
        action: 'invitation.resend',
      });
    });
    if (isConsoleFailure(made)) return made;
    made.post();
    return made.sent;
  },
);
