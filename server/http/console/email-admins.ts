import type { EmailContent } from '../../domain/emails.ts';
import { hasRoleAtLeast } from '../../domain/roles.ts';
import type { Transaction } from '../../integrations/postgres.ts';
import { listMembersInTransaction } from '../../store/members.ts';
import type { EmailOutbox } from './email-outbox.ts';

/**
 * Queues an e-mail to everyone who may administer the workspace, in the same transaction as the change that it
 * reports.
 */
export async function emailAdmins(
  emails: Pick<EmailOutbox, 'queueIn'>,
  transaction: Transaction,
  workspaceId: string,
  { message, lifetimeSeconds }: { readonly message: EmailContent; readonly lifetimeSeconds: number },
): Promise<void> {
  for (const { email, role } of await listMembersInTransaction(transaction, workspaceId))
    if (hasRoleAtLeast(role, 'admin'))
      await emails.queueIn(transaction, { to: email, ...message }, lifetimeSeconds);
}
