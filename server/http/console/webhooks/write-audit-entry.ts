import type { Transaction } from '../../../integrations/postgres.ts';
import type { Scope } from '../../../domain/environment.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import type { ConsoleParts, Person } from '../console-parts.ts';

/** Who does something, where and by which request. */
export interface Actor {
  readonly person: Person;
  readonly scope: Scope;
  readonly requestId: string;
}

export interface AuditNote {
  readonly action: string;
  readonly subject: string;
  /** Where the thing belongs to the whole workspace. */
  readonly everywhere?: boolean;
  readonly details?: Record<string, unknown>;
}

/** Who did what to webhooks, written in the transaction that does it; the names are those of the operator's tool. */
export function writeWebhookAuditEntry(
  { clock }: Pick<ConsoleParts, 'clock'>,
  transaction: Transaction,
  { person, scope, requestId }: Actor,
  { action, subject, everywhere = false, details = {} }: AuditNote,
): Promise<void> {
  return insertAuditEntry(transaction, scope.workspaceId, {
    id: clock.newId('auditEntry'),
    environment: everywhere ? null : scope.environment,
    createdAt: clock.now(),
    actor: person.id,
    action,
    subject,
    requestId,
    details,
  });
}
