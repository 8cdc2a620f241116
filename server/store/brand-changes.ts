import { decodeId } from '@blazon/contract/ids.ts';
import type { UpdateBrandBody } from '@blazon/contract/console/brands.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { uuidRangeAround } from '../domain/uuid-time.ts';
import { scopeValues } from './scope-values.ts';

const inSight = `AND deleted_at IS NULL AND EXISTS (SELECT FROM projects p
  WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = brands.project_id AND p.deleted_at IS NULL)`;

/** The previous name of a brand, or undefined when there is no such brand. Only the given fields change. */
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
             SELECT id, name FROM brands WHERE workspace_id = $1 AND environment = $2 AND id = $3 ${inSight} FOR UPDATE
           )
           UPDATE brands SET name = coalesce($4, brands.name), is_favourite = coalesce($5, is_favourite)
           FROM before WHERE brands.workspace_id = $1 AND brands.environment = $2 AND brands.id = before.id
           RETURNING before.name`,
    values: [...scopeValues(scope), uuid, change.name ?? null, change.is_favourite ?? null],
  });
  return row;
}

/**
 * Chooses one drawing of a job: it becomes a favourite, and its siblings are none any more. The name of the brand, or
 * undefined when there is no such brand.
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
    // Locked in the order of their ids, so that two people who choose at the same moment do not block each other.
    text: `WITH chosen AS (
             SELECT project_id, job_id FROM brands WHERE workspace_id = $1 AND environment = $2 AND id = $3 ${inSight}
           ), drawn AS (
             SELECT b.id FROM brands b JOIN chosen ON b.project_id = chosen.project_id AND b.job_id = chosen.job_id
             WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id BETWEEN $4 AND $5
             ORDER BY b.id FOR UPDATE OF b
           )
           UPDATE brands SET is_favourite = (brands.id = $3) FROM drawn
           WHERE brands.workspace_id = $1 AND brands.environment = $2 AND brands.id = drawn.id
           RETURNING brands.id, brands.name`,
    values: [...scopeValues(scope), uuid, ...uuidRangeAround(uuid, 5_000)],
  });
  return rows.find((row) => row.id === uuid);
}

/**
 * Hides a brand and deletes its exports; the sweep erases the row later. Its memory node stays: others may
 * refine it, and a node vanishes only with its project.
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
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 ${inSight} RETURNING name`,
    values: [...scopeValues(scope), uuid, now],
  });
  if (row === undefined) return undefined;
  await transaction.query({
    name: 'erase-exports-of-brand',
    text: 'DELETE FROM exports WHERE workspace_id = $1 AND environment = $2 AND brand_id = $3',
    values: [...scopeValues(scope), uuid],
  });
  await makeRoom(transaction, scope);
  return row;
}

/** Deleted brands of one environment that may wait for the sweep: lists skip them row by row. */
const maxWaiting = 1_000;

/** The oldest are erased at once when there are more. */
async function makeRoom(transaction: Transaction, scope: Scope): Promise<void> {
  await transaction.query({
    name: 'make-room-for-deleted-brand',
    text: `DELETE FROM brands WHERE workspace_id = $1 AND environment = $2 AND deleted_at <= (
             SELECT deleted_at FROM brands WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NOT NULL
             ORDER BY deleted_at DESC OFFSET $3 LIMIT 1)`,
    values: [...scopeValues(scope), maxWaiting],
  });
}

/** Erases up to `count` brands of all workspaces that were deleted before; how many there were. For the sweep alone. */
export async function eraseDeletedBrands(owner: Database, before: Date, count: number): Promise<number> {
  const rows = await owner.unscoped({
    // The number is inlined: a generic plan for any number would read the whole table.
    text: `DELETE FROM brands b
           USING (SELECT workspace_id, environment, id FROM brands
                  WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) gone
           WHERE b.workspace_id = gone.workspace_id AND b.environment = gone.environment AND b.id = gone.id
           RETURNING 1`,
    values: [before],
  });
  return rows.length;
}
