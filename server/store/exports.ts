import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { BrandExport, ExportKind, ExportState } from '@blazon/contract/console/exports.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { exportLimits, exportFormatVersion, computeExportExpiryCutoff } from '../domain/export-limits.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { eraseProjectRows } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export interface NewExport {
  readonly id: string;
  readonly brandId: string;
  readonly kind: ExportKind;
  readonly requestedBy: string;
  readonly createdAt: Date;
  readonly dispatchDueAt: Date;
}

/** How long a finished export is kept. */
interface ExportRetention {
  readonly exportDays: number;
}

/** The current export and whether this call created it, or the reason why there is none. */
export type InsertExportResult =
  | { readonly export: BrandExport; readonly isNew: boolean }
  | 'no brand'
  | 'too many under way'
  | 'too many this minute';

interface Row {
  readonly id: string;
  readonly brand_id: string;
  readonly kind: ExportKind;
  readonly state: ExportState;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
  readonly size: number | null;
  readonly sha256: Buffer | null;
}

const columns = 'id, brand_id, kind, state, created_at, finished_at, file_name, media_type, size, sha256';

/** Exports of a deleted project are hidden until they are purged. */
const visibleCondition = `EXISTS (SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2
             AND p.id = e.project_id AND p.deleted_at IS NULL)`;

/**
 * Inserts an export, unless there is already one for this brand, kind and format version that has not failed or
 * expired. Requests of one environment run one at a time, so that its limits are exact.
 */
export async function insertExportOnce(
  transaction: Transaction,
  scope: Scope,
  newExport: NewExport,
  { exportDays }: ExportRetention,
): Promise<InsertExportResult> {
  const brand = await lockBrand(transaction, scope, newExport.brandId);
  if (brand === undefined) return 'no brand';
  await lockEnvironment(transaction, scope);
  await eraseExpiredExport(transaction, scope, newExport, exportDays);
  const existing = await findCurrentExport(transaction, scope, newExport, exportDays);
  if (existing !== undefined) return { export: existing, isNew: false };
  const refusal = await findExceededLimit(transaction, scope, newExport.createdAt);
  if (refusal !== undefined) return refusal;
  await deleteOldestExports(transaction, scope);
  const [inserted] = await transaction.query<Row>({
    name: 'insert-export',
    text: `INSERT INTO exports (workspace_id, environment, id, project_id, brand_id, kind, edition, state, requested_by,
             created_at, dispatch_due_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, 'queued', $8, $9, $10)
           RETURNING ${columns}`,
    values: [
      ...scopeValues(scope),
      requireUuid('export', newExport.id),
      brand.project_id,
      requireUuid('brand', newExport.brandId),
      newExport.kind,
      exportFormatVersion,
      requireUuid('person', newExport.requestedBy),
      newExport.createdAt,
      newExport.dispatchDueAt,
    ],
  });
  if (inserted === undefined) throw new Error('An export was not inserted.');
  return { export: toExport(inserted, exportDays), isNew: true };
}

/** The lock is held until the transaction ends. */
async function lockEnvironment(transaction: Transaction, scope: Scope): Promise<void> {
  await transaction.query({
    name: 'take-turn-for-exports',
    text: `SELECT pg_advisory_xact_lock(hashtextextended(concat('exports', $1::uuid, $2::text), 0))`,
    values: scopeValues(scope),
  });
}

/** Erases an expired export that the sweep has not erased yet, so that it is not returned again. */
async function eraseExpiredExport(
  transaction: Transaction,
  scope: Scope,
  { brandId, kind, createdAt }: NewExport,
  exportDays: number,
): Promise<void> {
  await transaction.query({
    name: 'erase-expired-export',
    text: `DELETE FROM exports WHERE workspace_id = $1 AND environment = $2 AND brand_id = $3
             AND kind = $4 AND finished_at <= $5`,
    values: [
      ...scopeValues(scope),
      requireUuid('brand', brandId),
      kind,
      computeExportExpiryCutoff(createdAt, exportDays),
    ],
  });
}

/** Deletes the oldest finished exports if the environment has reached its maximum, to make room for one more. */
async function deleteOldestExports(transaction: Transaction, scope: Scope): Promise<void> {
  await transaction.query({
    name: 'make-room-for-export',
    text: `DELETE FROM exports WHERE workspace_id = $1 AND environment = $2 AND finished_at IS NOT NULL
             AND id <= (SELECT id FROM exports WHERE workspace_id = $1 AND environment = $2
                        ORDER BY id DESC OFFSET $3 - 1 LIMIT 1)`,
    values: [...scopeValues(scope), exportLimits.kept],
  });
}

/** Prevents the brand's project from being deleted until the transaction ends. */
async function lockBrand(
  transaction: Transaction,
  scope: Scope,
  brandId: string,
): Promise<{ readonly project_id: string } | undefined> {
  const brand = decodeId('brand', brandId);
  if (brand === undefined) return undefined;
  const [row] = await transaction.query<{ project_id: string }>({
    name: 'lock-brand-for-export',
    text: `SELECT b.project_id FROM brands b
           JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = b.project_id
           WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id = $3 AND b.deleted_at IS NULL
             AND p.deleted_at IS NULL
           FOR SHARE OF p`,
    values: [...scopeValues(scope), brand],
  });
  return row;
}

async function findCurrentExport(
  transaction: Transaction,
  scope: Scope,
  { brandId, kind }: NewExport,
  exportDays: number,
): Promise<BrandExport | undefined> {
  const [row] = await transaction.query<Row>({
    name: 'find-standing-export',
    text: `SELECT ${columns} FROM exports WHERE workspace_id = $1 AND environment = $2 AND brand_id = $3
             AND kind = $4 AND edition = $5 AND state <> 'failed'`,
    values: [...scopeValues(scope), requireUuid('brand', brandId), kind, exportFormatVersion],
  });
  return row && toExport(row, exportDays);
}

async function findExceededLimit(
  transaction: Transaction,
  scope: Scope,
  now: Date,
): Promise<'too many under way' | 'too many this minute' | undefined> {
  const underWay = await transaction.query({
    name: 'count-exports-under-way',
    text: `SELECT FROM exports WHERE workspace_id = $1 AND environment = $2 AND finished_at IS NULL LIMIT $3`,
    values: [...scopeValues(scope), exportLimits.underWay],
  });
  if (underWay.length >= exportLimits.underWay) return 'too many under way';
  const recent = await transaction.query({
    name: 'count-recent-exports',
    // Ids contain their creation time.
    text: `SELECT FROM exports WHERE workspace_id = $1 AND environment = $2 AND id >= $3 LIMIT $4`,
    values: [
      ...scopeValues(scope),
      minUuidAt(new Date(now.getTime() - minuteMilliseconds)),
      exportLimits.perMinute,
    ],
  });
  return recent.length >= exportLimits.perMinute ? 'too many this minute' : undefined;
}

const minuteMilliseconds = 60_000;

/** Lists the most recent exports of a brand, newest first. */
export async function listExports(
  database: Database,
  scope: Scope,
  brandId: string,
  { exportDays }: ExportRetention,
): Promise<BrandExport[]> {
  const brand = decodeId('brand', brandId);
  if (brand === undefined) return [];
  const rows = await database.scoped<Row>(scope, {
    name: 'list-exports',
    text: `SELECT ${columns} FROM exports e
           WHERE workspace_id = $1 AND environment = $2 AND brand_id = $3 AND ${visibleCondition}
           ORDER BY id DESC LIMIT $4`,
    values: [...scopeValues(scope), brand, exportLimits.listed],
  });
  return rows.map((row) => toExport(row, exportDays));
}

export async function readExport(
  database: Database,
  scope: Scope,
  exportId: string,
  { exportDays }: ExportRetention,
): Promise<BrandExport | undefined> {
  const id = decodeId('export', exportId);
  if (id === undefined) return undefined;
  const [row] = await database.scoped<Row>(scope, {
    name: 'read-export',
    text: `SELECT ${columns} FROM exports e
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND ${visibleCondition}`,
    values: [...scopeValues(scope), id],
  });
  return row && toExport(row, exportDays);
}

export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Returns undefined if the export does not exist or is not ready. */
export async function readExportFile(
  database: Database,
  scope: Scope,
  exportId: string,
): Promise<StoredFile | undefined> {
  const id = decodeId('export', exportId);
  if (id === undefined) return undefined;
  const [row] = await database.scoped<{ file_name: string; media_type: string; bytes: Buffer }>(scope, {
    name: 'read-export-file',
    text: `SELECT file_name, media_type, bytes FROM exports e
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND state = 'ready' AND ${visibleCondition}`,
    values: [...scopeValues(scope), id],
  });
  return row && { name: row.file_name, mediaType: row.media_type, bytes: row.bytes };
}

/** A row may be megabytes in size, so batches are smaller than for other tables. */
const maxErasedExports = 100;

/** Erases up to `count` exports of a hidden project, and returns how many it erased. */
export function eraseExports(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  return eraseProjectRows(database, scope, 'exports', projectId, Math.min(count, maxErasedExports));
}

/**
 * Erases up to `count` expired exports across all workspaces, oldest first, and returns how many it erased. Only the
 * sweep may call this. Locked rows are left for the next sweep.
 */
export async function eraseExpiredExports(owner: Database, before: Date, count: number): Promise<number> {
  const rows = await owner.unscoped({
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole table.
    text: `DELETE FROM exports e
           USING (SELECT workspace_id, environment, id FROM exports
                  WHERE finished_at <= $1 ORDER BY finished_at LIMIT ${Math.trunc(count)}
                  FOR UPDATE SKIP LOCKED) expired
           WHERE e.workspace_id = expired.workspace_id AND e.environment = expired.environment
             AND e.id = expired.id
           RETURNING 1`,
    values: [before],
  });
  return rows.length;
}

function toUnixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function toExport(row: Row, exportDays: number): BrandExport {
  const { file_name: name, media_type, size, sha256 } = row;
  const isComplete = name !== null && media_type !== null && size !== null && sha256 !== null;
  return {
    id: encodeId('export', row.id),
    brand_id: encodeId('brand', row.brand_id),
    kind: row.kind,
    state: row.state,
    created_at: toUnixSeconds(row.created_at),
    finished_at: row.finished_at === null ? null : toUnixSeconds(row.finished_at),
    expires_at: row.finished_at === null ? null : toUnixSeconds(row.finished_at) + exportDays * 86_400,
    file: isComplete ? { name, media_type, size, sha256: sha256.toString('hex') } : null,
  };
}
