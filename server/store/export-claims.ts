import { encodeId } from '@blazon/contract/ids.ts';
import type { ExportKind } from '@blazon/contract/console/exports.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** What a worker needs to create an export. */
export interface ClaimedExport {
  readonly kind: ExportKind;
  /** The number of attempts, including this one. */
  readonly attempts: number;
  /** The prompt of the first brand in this chain of refinements. */
  readonly prompt: string;
  /** When the exported brand was created. */
  readonly madeAt: Date;
  /** What the studio decided about the brand, as stored in its memory node. */
  readonly decisions: unknown;
}

/**
 * Claims an export for processing. If the worker crashes, the dispatcher starts the export again at `lostAt`, and it
 * can be claimed again. Returns undefined if the export has ended or was deleted with its project.
 */
export async function claimExport(
  database: Database,
  scope: Scope,
  exportId: string,
  lostAt: Date,
): Promise<ClaimedExport | undefined> {
  const [row] = await database.scoped<{
    kind: ExportKind;
    attempts: number;
    prompt: string;
    created_at: Date;
    decisions: unknown;
  }>(scope, {
    name: 'claim-export',
    text: `WITH claimed AS (
             UPDATE exports SET state = 'working', attempts = attempts + 1, dispatch_due_at = $4
             WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND finished_at IS NULL
             RETURNING project_id, brand_id, kind, attempts
           )
           SELECT claimed.kind, claimed.attempts, coalesce(root.prompt, b.prompt) AS prompt, b.created_at, node.decisions
           FROM claimed
           JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = claimed.project_id
             AND p.deleted_at IS NULL
           JOIN brands b ON b.workspace_id = $1 AND b.environment = $2 AND b.id = claimed.brand_id
             AND b.deleted_at IS NULL
           JOIN memory_nodes node ON node.workspace_id = $1 AND node.environment = $2
             AND node.project_id = claimed.project_id AND node.id = b.memory_id
           LEFT JOIN memory_nodes root ON root.workspace_id = $1 AND root.environment = $2
             AND root.project_id = claimed.project_id AND root.id = node.root_id`,
    values: [...scopeValues(scope), requireUuid('export', exportId), lostAt],
  });
  return (
    row && {
      kind: row.kind,
      attempts: row.attempts,
      prompt: row.prompt,
      madeAt: row.created_at,
      decisions: row.decisions,
    }
  );
}

export interface ExportedFileRow {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly sha256: Uint8Array;
}

/** Completes an export with its file. Returns false if the export no longer exists or has already ended. */
export async function finishExport(
  database: Database,
  scope: Scope,
  exportId: string,
  file: ExportedFileRow,
  now: Date,
): Promise<boolean> {
  const rows = await database.scoped(scope, {
    name: 'finish-export',
    text: `UPDATE exports SET state = 'ready', finished_at = $4, dispatch_due_at = NULL,
             file_name = $5, media_type = $6, size = $7, sha256 = $8, bytes = $9
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND finished_at IS NULL
           RETURNING 1`,
    values: [
      ...scopeValues(scope),
      requireUuid('export', exportId),
      now,
      file.name,
      file.mediaType,
      file.bytes.length,
      Buffer.from(file.sha256),
      Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
    ],
  });
  return rows.length === 1;
}

/** Gives up an export; the next request creates a new one. */
export async function failExport(
  database: Database,
  scope: Scope,
  exportId: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.scoped(scope, {
    name: 'fail-export',
    text: `UPDATE exports SET state = 'failed', finished_at = $4, dispatch_due_at = NULL
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND finished_at IS NULL
           RETURNING 1`,
    values: [...scopeValues(scope), requireUuid('export', exportId), now],
  });
  return rows.length === 1;
}

/** The fields that are needed to start an export's workflow. */
export interface StartableExport {
  readonly scope: Scope;
  readonly exportId: string;
  readonly plan: Plan;
}

/**
 * Claims exports that are due for a check, across all workspaces, and postpones their next check. Only the dispatcher
 * may call this. A workspace has only a few exports in progress (server/domain/export-limits.ts), so no workspace can
 * delay the rest for long.
 */
export async function claimDueExports(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Promise<StartableExport[]> {
  const rows = await owner.unscoped<{
    workspace_id: string;
    environment: Environment;
    id: string;
    plan: Plan;
  }>({
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole table.
    text: `UPDATE exports e SET dispatch_due_at = $2
           FROM (SELECT workspace_id, environment, id FROM exports
                 WHERE dispatch_due_at <= $1 ORDER BY dispatch_due_at LIMIT ${Math.trunc(count)}
                 FOR UPDATE SKIP LOCKED) due
           JOIN workspaces w ON w.id = due.workspace_id
           WHERE e.workspace_id = due.workspace_id AND e.environment = due.environment AND e.id = due.id
           RETURNING e.workspace_id, e.environment, e.id, w.plan`,
    values: [times.now, times.nextLookAt],
  });
  return rows.map((row) => ({
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
    exportId: encodeId('export', row.id),
    plan: row.plan,
  }));
}

/** Records that the workflow of an export was started, so that the dispatcher does not check it before `lostAt`. */
export async function deferExport(
  database: Database,
  { scope, exportId }: Pick<StartableExport, 'scope' | 'exportId'>,
  lostAt: Date,
): Promise<void> {
  await database.scoped(scope, {
    name: 'put-off-export',
    text: `UPDATE exports SET dispatch_due_at = $4
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND state = 'queued'`,
    values: [...scopeValues(scope), requireUuid('export', exportId), lostAt],
  });
}
