import type { Database } from '../integrations/postgres.ts';
import type { IdGenerator } from '../domain/new-id.ts';
import { findCaller, markSentOverHttp } from './api-keys.ts';
import { insertAuditEntry } from './audit-log.ts';

/** Records, once per key, that the key was sent over plain HTTP, where others may have read it. */
export async function recordKeySentOverHttp(
  database: Database,
  clock: { now(): Date; newId: IdGenerator },
  secretHash: Buffer,
  requestId: string,
): Promise<void> {
  const caller = await findCaller(database, secretHash);
  if (caller === undefined) return;
  const now = clock.now();
  const { workspaceId, environment } = caller;
  await database.transaction({ workspaceId, environment }, async (transaction) => {
    if (!(await markSentOverHttp(transaction, caller, now))) return;
    await insertAuditEntry(transaction, workspaceId, {
      id: clock.newId('auditEntry'),
      environment,
      createdAt: now,
      actor: caller.keyId,
      action: 'api_key.exposed',
      subject: caller.keyId,
      requestId,
      details: { reason: 'sent over plain HTTP' },
    });
  });
}
