import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Environment } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';

export interface AuditEntry {
  readonly id: string;
  readonly environment: Environment | null;
  readonly createdAt: Date;
  /** The id of a person or a key, `operator:name`, or the name of a service. */
  readonly actor: string;
  readonly action: string;
  /** The id of the object that was changed. */
  readonly subject: string;
  readonly requestId: string | null;
  readonly details: Record<string, unknown>;
}

/**
 * Inserts an entry in the same transaction as the change that it records, so that neither is stored without the
 * other.
 */
export async function insertAuditEntry(
  transaction: Transaction,
  workspaceId: string,
  entry: AuditEntry,
): Promise<void> {
  await transaction.query({
    name: 'insert-audit-entry',
    text: `INSERT INTO audit_log (workspace_id, id, environment, created_at, actor, action, subject, request_id, details)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      decodeId('workspace', workspaceId),
      decodeId('auditEntry', entry.id),
      entry.environment,
      entry.createdAt,
      entry.actor,
      entry.action,
      entry.subject,
      entry.requestId,
      JSON.stringify(entry.details),
    ],
  });
}

/** Lists the newest entries of a workspace. */
export async function listAuditEntries(
  owner: Database,
  workspaceId: string,
  count: number,
): Promise<AuditEntry[]> {
  const rows = await owner.unscoped<AuditRow>({
    text: `SELECT ${auditColumns} FROM audit_log WHERE workspace_id = $1 ORDER BY id DESC LIMIT $2`,
    values: [decodeId('workspace', workspaceId), count],
  });
  return rows.map(toAuditEntry);
}

/** Lists the entries since `times.since` whose subject, actor or request is one of these ids, oldest first. */
export async function listAuditEntriesAbout(
  owner: Database,
  workspaceId: string,
  ids: readonly string[],
  times: { readonly since: Date; readonly most: number },
): Promise<AuditEntry[]> {
  const rows = await owner.unscoped<AuditRow>({
    text: `SELECT ${auditColumns} FROM audit_log
           WHERE workspace_id = $1 AND id >= $2 AND created_at >= $3
             AND (subject = ANY ($4) OR actor = ANY ($4) OR request_id = ANY ($4))
           ORDER BY id LIMIT $5`,
    values: [decodeId('workspace', workspaceId), minUuidAt(times.since), times.since, ids, times.most],
  });
  return rows.map(toAuditEntry);
}

/** A row with the columns of `auditColumns`. Other files also query these columns. */
export interface AuditRow {
  readonly id: string;
  readonly environment: Environment | null;
  readonly created_at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly request_id: string | null;
  readonly details: Record<string, unknown>;
}

export const auditColumns = 'id, environment, created_at, actor, action, subject, request_id, details';

export function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: encodeId('auditEntry', row.id),
    environment: row.environment,
    createdAt: row.created_at,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    requestId: row.request_id,
    details: row.details,
  };
}
