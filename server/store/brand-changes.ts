import { decodeId } from '@blazon/contract/ids.ts';
import type { UpdateBrandBody } from '@blazon/contract/console/brands.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { computeUuidRange } from '../domain/uuid-time.ts';
import { scopeValues } from './scope-values.ts';

const visibleCondition = `AND deleted_at IS NULL AND EXISTS (SELECT FROM projects p
  WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = brands.project_id AND p.deleted_at IS NULL)`;

/**
 * Changes only the given fields. Returns the previous name of the brand, or undefined if the brand does not exist.
 */
export async function updateBrand(
  transaction: Transaction,
  scope: Scope,
  id: string,
  change: UpdateBrandBody,
): Promise<{ readonly name: string | null } | undefined> {
  const uuid = decodeId('brand', id);
  if (uuid === undefined) return undefined;
  const [row] = await transaction.query<{ name: string | null }>({
    name: 'update-brand',
    text: `WITH before AS (
             SELECT id, name FROM brands WHERE workspace_id = $1 AND environment = $2 AND id = $3 ${visibleCondition} FOR UPDATE
           )
           UPDATE brands SET name = coalesce($4, brands.name), is_favourite = coalesce($5, is_favourite)
           FROM before WHERE brands.workspace_id = $1 AND brands.environment = $2 AND brands.id = before.id
           RETURNING before.name`,
    values: [...scopeValues(scope), uuid, change.name ?? null, change.is_favourite ?? null],
  });
  return row;
}

/**
 * Chooses one drawing of a job: it becomes a favourite, and the job's other drawings stop being favourites. Returns
 * the brand's name, or undefined if the brand does not exist.
 */
export async function chooseVariant(
  transaction: Transaction,
  scope: Scope,
  id: string,
): Promise<{ readonly name: string | null } | undefined> {
  const uuid = decodeId('brand', id);
  if (uuid === undefined) return undefined;
  const rows = await transaction.query<{ id: string; name: string | null }>({
    name: 'choose-variant',
    // Rows are locked in the order of their ids, so that two people who choose at the same time do not deadlock.
    text: `WITH chosen AS (
             SELECT project_id, job_id FROM brands WHERE workspace_id = $1 AND environment = $2 AND id = $3 ${visibleCondition}
           ), drawn AS (
             SELECT b.id FROM brands b JOIN chosen ON b.project_id = chosen.project_id AND b.job_id = chosen.job_id
             WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id BETWEEN $4 AND $5
             ORDER BY b.id FOR UPDATE OF b
           )
           UPDATE brands SET is_favourite = (brands.id = $3) FROM drawn
           WHERE brands.workspace_id = $1 AND brands.environment = $2 AND brands.id = drawn.id
           RETURNING brands.id, brands.name`,
    values: [...scopeValues(scope), uuid, ...computeUuidRange(uuid, 5_000)],
  });
  return rows.find((row) => row.id === uuid);
}

/**
 * Hides a brand and deletes its exports; the sweep erases the row later. Its memory node stays, because other nodes
 * may refine it: a node is deleted only with its project.
 */
export async function markBrandDeleted(
  transaction: Transaction,
  scope: Scope,
  id: string,
  now: Date,
): Promise<{ readonly name: string | null } | undefined> {
  const uuid = decodeId('brand', id);
  if (uuid === undefined) return undefined;
  const [row] = await transaction.query<{ name: string | null }>({
    name: 'hide-brand',
    text: `UPDATE brands SET deleted_at = $4
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 ${visibleCondition} RETURNING name`,
    values: [...scopeValues(scope), uuid, now],
  });
  if (row === undefined) return undefined;
  await transaction.query({
    name: 'erase-exports-of-brand',
    text: 'DELETE FROM exports WHERE workspace_id = $1 AND environment = $2 AND brand_id = $3',
    values: [...scopeValues(scope), uuid],
  });
  await eraseOldestDeletedBrands(transaction, scope);
  return row;
}

/**
 * How many deleted brands of one environment may wait for the sweep. The number is limited because every list has to
 * skip them row by row.
 */
const maxDeletedBrands = 1_000;

/** Erases the oldest deleted brands if more than `maxDeletedBrands` are waiting for the sweep. */
async function eraseOldestDeletedBrands(transaction: Transaction, scope: Scope): Promise<void> {
  await transaction.query({
    name: 'make-room-for-deleted-brand',
    text: `DELETE FROM brands WHERE workspace_id = $1 AND environment = $2 AND deleted_at <= (
             SELECT deleted_at FROM brands WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NOT NULL
             ORDER BY deleted_at DESC OFFSET $3 LIMIT 1)`,
    values: [...scopeValues(scope), maxDeletedBrands],
  });
}

/**
 * Erases up to `count` brands, across all workspaces, that were deleted before the given time, and returns how many
 * it erased. Only the sweep may call this.
 */
export async function eraseDeletedBrands(owner: Database, before: Date, count: number): Promise<number> {
  const rows = await owner.unscoped({
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole table.
    text: `DELETE FROM brands b
           USING (SELECT workspace_id, environment, id FROM brands
                  WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) gone
           WHERE b.workspace_id = gone.workspace_id AND b.environment = gone.environment AND b.id = gone.id
           RETURNING 1`,
    values: [before],
  });
  return rows.length;
}
