import type { SentInvitation } from '@blazon/contract/console/people.ts';
import type { Role } from '../../../rules/roles.ts';
import { invitationLetter } from '../../../rules/letters.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { saveInvitation } from '../../../store/invitations.ts';
import type { Transaction } from '../../../outside/postgres.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleParts, Person } from '../console-parts.ts';
import { auditEntry } from './audit.ts';
import { invitationMilliseconds, makeInvitationToken } from './invitation-token.ts';
import { viewInvitation } from './member-view.ts';

export interface InvitationOrder {
  readonly workspace: Workspace;
  readonly person: Person;
  readonly requestId: string;
  readonly email: string;
  readonly role: Role;
  readonly action: 'invitation.create' | 'invitation.resend';
}

/** Written down with a new token, together with its e-mail; `post` has that sent once the transaction is committed. */
export async function recordInvitation(
  parts: ConsoleParts,
  transaction: Transaction,
  order: InvitationOrder,
): Promise<{ readonly sent: SentInvitation; readonly post: () => void }> {
  const { workspace, person, email, role } = order;
  const { token, tokenHash } = makeInvitationToken();
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
  await insertAuditEntry(transaction, workspace.id, auditEntry(parts, order, what));
  const { origin, emails } = parts;
  const letter = invitationLetter({ origin, token, workspace: workspace.name, inviter: person.name, role });
  await emails?.queueIn(transaction, { to: email, ...letter }, invitationMilliseconds / 1000);
  return {
    sent: {
      ...viewInvitation({ ...saved, inviterName: person.name }, createdAt),
      link: emails ? null : `${origin}/invitation#${token}`,
    },
    post: () => emails?.wake(),
  };
}
