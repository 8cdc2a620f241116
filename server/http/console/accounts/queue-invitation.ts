import type { SentInvitation } from '@blazon/contract/console/people.ts';
import type { Role } from '../../../domain/roles.ts';
import { writeInvitationEmail } from '../../../domain/emails.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { saveInvitation } from '../../../store/invitations.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';
import { invitationLifetimeMilliseconds, createInvitationToken } from './invitation-token.ts';
import { toInvitationView } from './member-view.ts';

export interface InvitationRequest {
  readonly workspace: Workspace;
  readonly person: Person;
  readonly requestId: string;
  readonly email: string;
  readonly role: Role;
  readonly action: 'invitation.create' | 'invitation.resend';
}

/** Stores the invitation with a new token, and queues its e-mail. Call `wakeOutbox` after the commit to send it. */
export async function queueInvitation(
  deps: ConsoleDeps,
  transaction: Transaction,
  request: InvitationRequest,
): Promise<{ readonly invitation: SentInvitation; readonly wakeOutbox: () => void }> {
  const { workspace, person, email, role } = request;
  const { token, tokenHash } = createInvitationToken();
  const createdAt = deps.clock.now();
  const saved = await saveInvitation(transaction, {
    workspaceId: workspace.id,
    id: deps.clock.newId('invitation'),
    email,
    role,
    tokenHash,
    invitedBy: person.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + invitationLifetimeMilliseconds),
  });
  const entry = { action: request.action, subject: saved.id, details: { email, role } };
  await insertAuditEntry(transaction, workspace.id, createPersonAuditEntry(deps, request, entry));
  const { origin, emails } = deps;
  const message = writeInvitationEmail({
    origin,
    token,
    workspace: workspace.name,
    inviter: person.name,
    role,
  });
  await emails?.queueIn(transaction, { to: email, ...message }, invitationLifetimeMilliseconds / 1000);
  return {
    invitation: {
      ...toInvitationView({ ...saved, inviterName: person.name }, createdAt),
      link: emails ? null : `${origin}/invitation#${token}`,
    },
    wakeOutbox: () => emails?.wake(),
  };
}
