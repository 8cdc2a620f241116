import type { Database } from '../outside/postgres.ts';
import type { NewId } from '../rules/new-id.ts';
import { findCaller, markExposed } from './api-keys.ts';
import { insertAuditEntry } from './audit-log.ts';

/** Notes, once per key, that it was seen over plain HTTP: whoever was on the way may have read it. */
export async function recordExposedKey(
  database: Database,
  clock: { now(): Date; newId: NewId },
  secretHash: Buffer,
  requestId: string,
): Promise<void> {
  const caller = await findCaller(database, secretHash);
  if (caller === undefined) return;
  const now = clock.now();
  const { workspaceId, environment } = caller;
  await database.transaction({ workspaceId, environment }, async (transaction) => {
    if (!(await markExposed(transaction, caller, now))) return;
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
