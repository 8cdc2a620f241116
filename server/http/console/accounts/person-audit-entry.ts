import type { AuditEntry } from '../../../store/audit-log.ts';
import type { ConsoleParts, Person } from '../console-parts.ts';

/** What a person did, as the audit log keeps it. */
export function personAuditEntry(
  { clock }: Pick<ConsoleParts, 'clock'>,
  asked: { readonly person: Pick<Person, 'id'>; readonly requestId: string },
  what: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
): AuditEntry {
  return {
    id: clock.newId('auditEntry'),
    environment: null,
    createdAt: clock.now(),
    actor: asked.person.id,
    requestId: asked.requestId,
    ...what,
  };
}
