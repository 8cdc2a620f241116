import type { AuditEntry } from '../../../store/audit-log.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';

/** Builds an audit entry for something that a person did. */
export function createPersonAuditEntry(
  { clock }: Pick<ConsoleDeps, 'clock'>,
  context: { readonly person: Pick<Person, 'id'>; readonly requestId: string },
  content: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
): AuditEntry {
  return {
    id: clock.newId('auditEntry'),
    environment: null,
    createdAt: clock.now(),
    actor: context.person.id,
    requestId: context.requestId,
    ...content,
  };
}
