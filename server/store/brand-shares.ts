import type { BrandShare } from '@blazon/contract/console/shares.ts';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { shareLimits } from '../domain/share-limits.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { eraseProjectRows } from './project-rows.ts';
import { requireUuid } from './require-uuid.ts';
import { scopeValues } from './scope-values.ts';

export interface NewShare {
  readonly id: string;
  readonly brandId: string;
  readonly tokenHash: Uint8Array;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface Row {
  readonly id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Creates a share link. A lock on the brand makes concurrent calls wait, so that the limit per brand is exact. */
export async function insertShare(
  transaction: Transaction,
  scope: Scope,
  share: NewShare,
): Promise<BrandShare | 'no brand' | 'too many'> {
  const brand = decodeId('brand', share.brandId);
  if (brand === undefined) return 'no brand';
  const [found] = await transaction.query<{ project_id: string }>({
    name: 'lock-brand-for-share',
    text: `SELECT b.project_id FROM brands b
           JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = b.project_id
           WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id = $3 AND b.deleted_at IS NULL
             AND p.deleted_at IS NULL
           FOR SHARE OF p`,
    values: [...scopeValues(scope), brand],
  });
  if (found === undefined) return 'no brand';
  await transaction.query({
    name: 'take-turn-for-shares',
    text: `SELECT pg_advisory_xact_lock(hashtextextended(concat('brand_shares', $1::uuid), 0))`,
    values: [brand],
  });
  const active = await transaction.query({
    name: 'count-open-shares',
    text: `SELECT FROM brand_shares WHERE workspace_id = $1 AND environment = $2 AND brand_id = $3
             AND expires_at > $4 LIMIT $5`,
    values: [...scopeValues(scope), brand, share.createdAt, shareLimits.perBrand],
  });
  if (active.length >= shareLimits.perBrand) return 'too many';
  const [row] = await transaction.query<Row>({
    name: 'insert-share',
    text: `INSERT INTO brand_shares (workspace_id, environment, id, project_id, brand_id, token_hash, created_by,
             created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id, created_at, expires_at`,
    values: [
      ...scopeValues(scope),
      requireUuid('share', share.id),
      found.project_id,
      brand,
      share.tokenHash,
      requireUuid('person', share.createdBy),
      share.createdAt,
      share.expiresAt,
    ],
  });
  if (row === undefined) throw new Error('A share link was not inserted.');
  return toShare(row);
}

/** Lists the active links of a brand, newest first. */
export async function listShares(
  database: Database,
  scope: Scope,
  brandId: string,
  now: Date,
): Promise<BrandShare[]> {
  const brand = decodeId('brand', brandId);
  if (brand === undefined) return [];
  const rows = await database.scoped<Row>(scope, {
    name: 'list-shares',
    text: `SELECT id, created_at, expires_at FROM brand_shares
           WHERE workspace_id = $1 AND environment = $2 AND brand_id = $3 AND expires_at > $4
           ORDER BY id DESC LIMIT $5`,
    values: [...scopeValues(scope), brand, now, shareLimits.perBrand],
  });
  return rows.map(toShare);
}

/** Returns false if the link does not exist. */
export async function deleteShare(
  transaction: Transaction,
  scope: Scope,
  brandId: string,
  shareId: string,
): Promise<boolean> {
  const [brand, share] = [decodeId('brand', brandId), decodeId('share', shareId)];
  if (brand === undefined || share === undefined) return false;
  const rows = await transaction.query({
    name: 'delete-share',
    text: `DELETE FROM brand_shares WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND brand_id = $4
           RETURNING 1`,
    values: [...scopeValues(scope), share, brand],
  });
  return rows.length === 1;
}

export interface SharedBrand {
  readonly scope: Scope;
  readonly brandId: string;
  readonly expiresAt: Date;
}

/** Finds the brand of an active link. The token alone identifies the link and grants access to this one brand. */
export async function findSharedBrand(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<SharedBrand | undefined> {
  const [row] = await database.unscoped<{
    workspace_id: string;
    environment: Environment;
    brand_id: string;
    expires_at: Date;
  }>({
    name: 'find-shared-brand',
    text: `SELECT s.workspace_id, s.environment, s.brand_id, s.expires_at FROM people.find_brand_share($1) s
           JOIN workspaces w ON w.id = s.workspace_id AND w.deleted_at IS NULL
           WHERE s.expires_at > $2`,
    values: [tokenHash, now],
  });
  return (
    row && {
      scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
      brandId: encodeId('brand', row.brand_id),
      expiresAt: row.expires_at,
    }
  );
}

/** Erases up to `count` links of a hidden project, and returns how many it erased. */
export function eraseShares(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  return eraseProjectRows(database, scope, 'brand_shares', projectId, count);
}

/**
 * Erases expired links of all workspaces, oldest first, and returns how many it erased. Only the sweep may call this.
 */
export async function eraseExpiredShares(owner: Database, now: Date): Promise<number> {
  const rows = await owner.unscoped({
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole table.
    text: `DELETE FROM brand_shares s
           USING (SELECT workspace_id, environment, id FROM brand_shares
                  WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${shareLimits.expiredRows}
                  FOR UPDATE SKIP LOCKED) ended
           WHERE s.workspace_id = ended.workspace_id AND s.environment = ended.environment AND s.id = ended.id
           RETURNING 1`,
    values: [now],
  });
  return rows.length;
}

function toShare(row: Row): BrandShare {
  return {
    id: encodeId('share', row.id),
    created_at: Math.floor(row.created_at.getTime() / 1000),
    expires_at: Math.floor(row.expires_at.getTime() / 1000),
  };
}
