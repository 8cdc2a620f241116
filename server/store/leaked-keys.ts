import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export interface MatchedKey {
  readonly secretHash: Buffer;
  readonly scope: Scope;
  readonly id: string;
  readonly isReported: boolean;
  /** The cell that serves the key's workspace now, if the workspace has left this cell. */
  readonly movedTo: string | null;
}

/** Finds which of these secrets are API keys of ours, whether revoked or not. */
export async function findKeysBySecret(database: Database, hashes: readonly Buffer[]): Promise<MatchedKey[]> {
  const rows = await database.unscoped<{
    secret_hash: Buffer;
    workspace_id: string;
    environment: Environment;
    id: string;
    is_reported: boolean;
    moved_to: string | null;
  }>({
    name: 'find-keys-by-secret',
    text: `SELECT k.secret_hash, k.workspace_id, k.environment, k.id, k.reported_at IS NOT NULL AS is_reported, w.moved_to
           FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id WHERE k.secret_hash = ANY ($1::bytea[])`,
    values: [hashes],
  });
  return rows.map((row) => ({
    secretHash: row.secret_hash,
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
    id: encodeId('apiKey', row.id),
    isReported: row.is_reported,
    movedTo: row.moved_to,
  }));
}

export interface KeyReport {
  readonly source: string | null;
  readonly url: string | null;
  readonly now: Date;
}

/**
 * Revokes a key that was found in public. If the key was still active, also makes the e-mail about it due. Returns
 * undefined if the key was reported before.
 */
export async function revokeLeakedKey(
  transaction: Transaction,
  scope: Scope,
  keyId: string,
  report: KeyReport,
): Promise<{ readonly wasActive: boolean } | undefined> {
  const [row] = await transaction.query<{ was_active: boolean }>({
    name: 'mark-reported',
    // The e-mail is due only if this call revoked the key, so its due time shows whether the key was active.
    text: `UPDATE api_keys SET reported_at = $4, report_source = $5, report_url = $6,
             revoked_at = coalesce(revoked_at, $4), notice_due_at = CASE WHEN revoked_at IS NULL THEN $4 END
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND reported_at IS NULL
           RETURNING notice_due_at IS NOT NULL AS was_active`,
    values: [...scopeValues(scope), requireUuid('apiKey', keyId), report.now, report.source, report.url],
  });
  return row && { wasActive: row.was_active };
}

/** An e-mail about a reported key that is due to be sent. */
export interface DueLeakEmail {
  readonly scope: Scope;
  readonly keyId: string;
  /** The number of attempts so far, for optimistic locking. */
  readonly tries: number;
}

/** Lists due e-mails of all workspaces, longest waiting first. */
export async function listDueLeakEmails(
  database: Database,
  now: Date,
  count: number,
): Promise<DueLeakEmail[]> {
  const rows = await database.unscoped<{
    workspace_id: string;
    environment: Environment;
    id: string;
    notice_tries: number;
  }>({
    name: 'list-due-notices',
    text: `SELECT workspace_id, environment, id, notice_tries FROM api_keys
           WHERE notice_due_at <= $1 ORDER BY notice_due_at LIMIT $2`,
    values: [now, count],
  });
  return rows.map((row) => ({
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
    keyId: encodeId('apiKey', row.id),
    tries: row.notice_tries,
  }));
}

export interface LeakEmail {
  readonly workspaceName: string;
  readonly label: string;
  readonly lastFour: string;
  readonly reportUrl: string | null;
}

/**
 * Leases an e-mail for one attempt, so that no other process sends it at the same time. Returns undefined if another
 * process was faster. If this process dies, the e-mail is due again when the lease ends.
 */
export async function claimLeakEmail(
  transaction: Transaction,
  notice: DueLeakEmail,
  nextDueAt: Date,
): Promise<LeakEmail | undefined> {
  const [row] = await transaction.query<{
    workspace_name: string;
    label: string;
    last_four: string;
    report_url: string | null;
  }>({
    name: 'claim-notice',
    text: `UPDATE api_keys k SET notice_due_at = $5, notice_tries = notice_tries + 1
           FROM workspaces w
           WHERE k.workspace_id = $1 AND k.environment = $2 AND k.id = $3 AND k.notice_due_at IS NOT NULL
             AND k.notice_tries = $4 AND w.id = $1
           RETURNING w.name AS workspace_name, k.label, k.last_four, k.report_url`,
    values: [...scopeValues(notice.scope), requireUuid('apiKey', notice.keyId), notice.tries, nextDueAt],
  });
  if (row === undefined) return undefined;
  return {
    workspaceName: row.workspace_name,
    label: row.label,
    lastFour: row.last_four,
    reportUrl: row.report_url,
  };
}

/** Records that an e-mail was sent, or that no further attempt will be made. */
export async function finishLeakEmail(database: Database, { scope, keyId }: DueLeakEmail): Promise<void> {
  await database.scoped(scope, {
    name: 'end-notice',
    text: 'UPDATE api_keys SET notice_due_at = NULL WHERE workspace_id = $1 AND environment = $2 AND id = $3',
    values: [...scopeValues(scope), requireUuid('apiKey', keyId)],
  });
}

/** Postpones an e-mail after a failed attempt. */
export async function deferLeakEmail(
  database: Database,
  { scope, keyId, tries }: DueLeakEmail,
  until: Date,
): Promise<void> {
  await database.scoped(scope, {
    name: 'postpone-notice',
    text: `UPDATE api_keys SET notice_due_at = $5
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND notice_due_at IS NOT NULL AND notice_tries = $4`,
    values: [...scopeValues(scope), requireUuid('apiKey', keyId), tries, until],
  });
}
