import type { SentInvitation } from '@blazon/contract/console/people.ts';
import type { Role } from '../../../domain/roles.ts';
import { invitationEmail } from '../../../domain/emails.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { saveInvitation } from '../../../store/invitations.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleParts, Person } from '../console-parts.ts';
import { personAuditEntry } from './person-audit-entry.ts';
import { invitationMilliseconds, createInvitationToken } from './invitation-token.ts';
import { toInvitationView } from './member-view.ts';

export interface InvitationRequest {
  readonly workspace: Workspace;
  readonly person: Person;
  readonly requestId: string;
  readonly email: string;
  readonly role: Role;
  readonly action: 'invitation.create' | 'invitation.resend';
}

/** Written down with a new token, together with its e-mail; `post` has that sent once the transaction is committed. */
export async function queueInvitation(
  parts: ConsoleParts,
  transaction: Transaction,
  order: InvitationRequest,
): Promise<{ readonly sent: SentInvitation; readonly post: () => void }> {
  const { workspace, person, email, role } = order;
  const { token, tokenHash } = createInvitationToken();
  const createdAt = parts.clock.now();
  const saved = await saveInvitation(transaction, {
    workspaceId: workspace.id,
    id: parts.clock.newId('invitation'),
    email,
    role,
    tokenHash,
    invitedBy: person.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + invitationMilliseconds),
  });
  const what = { action: order.action, subject: saved.id, details: { email, role } };
  await insertAuditEntry(transaction, workspace.id, personAuditEntry(parts, order, what));
  const { origin, emails } = parts;
  const message = invitationEmail({ origin, token, workspace: workspace.name, inviter: person.name, role });
  await emails?.queueIn(transaction, { to: email, ...message }, invitationMilliseconds / 1000);
  return {
    sent: {
      ...toInvitationView({ ...saved, inviterName: person.name }, createdAt),
      link: emails ? null : `${origin}/invitation#${token}`,
    },
    post: () => emails?.wake(),
  };
}
