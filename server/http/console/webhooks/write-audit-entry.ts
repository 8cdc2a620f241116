import type { Transaction } from '../../../integrations/postgres.ts';
import type { Scope } from '../../../domain/environment.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { createCliTokenDetail } from '../cli/authenticate.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';

/** Who made a change, in which scope and in which request. */
export interface Actor {
  readonly person: Person;
  readonly scope: Scope;
  readonly requestId: string;
}

export interface AuditNote {
  readonly action: string;
  readonly subject: string;
  /** Whether the resource belongs to the whole workspace and not to one environment. */
  readonly everywhere?: boolean;
  readonly details?: Record<string, unknown>;
}

/**
 * Writes an audit entry in the transaction of the change. The action names are the same as in the operator's tool.
 */
export function writeWebhookAuditEntry(
  { clock }: Pick<ConsoleDeps, 'clock'>,
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
    details: { ...details, ...createCliTokenDetail(person) },
  });
}
