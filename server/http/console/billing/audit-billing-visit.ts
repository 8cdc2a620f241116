import { insertAuditEntry } from '../../../store/audit-log.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';

/** Records who opened the payment provider's page. The outcome is recorded when it is known. */
export async function auditBillingVisit(
  { database, clock }: Pick<ConsoleDeps, 'database' | 'clock'>,
  by: { readonly workspace: Workspace; readonly person: Person; readonly requestId: string },
  details: Record<string, unknown>,
): Promise<void> {
  const scope = { workspaceId: by.workspace.id, environment: 'live' } as const;
  await database.transaction(scope, (transaction) =>
    insertAuditEntry(transaction, by.workspace.id, {
      id: clock.newId('auditEntry'),
      environment: null,
      createdAt: clock.now(),
      actor: by.person.id,
      action: 'billing.visit',
      subject: by.workspace.id,
      requestId: by.requestId,
      details,
    }),
  );
}
