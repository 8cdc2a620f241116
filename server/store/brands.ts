import type { DrawingSource } from '@blazon/contract/console/brands.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Assets, Brand } from '@blazon/contract/resources.ts';
import type { Database, Statement, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { maxUuid, eraseProjectRows, type PageCursor, createProjectPageSql } from './project-rows.ts';
import { compressText } from './compressed-text.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export interface NewBrand {
  readonly id: string;
  readonly projectId: string;
  readonly jobId: string;
  readonly memoryId: string;
  readonly prompt: string;
  /** The name shown in the logo; null if the logo shows no name. */
  readonly name: string | null;
  readonly assets: Assets;
  /** The visual fingerprint, from which later brands of the workspace must differ. */
  readonly likeness: unknown;
  readonly drawnBy: DrawingSource;
  /** What the prompt asked for and the drawing does not have, one sentence each. */
  readonly unfulfilled: readonly string[];
  readonly createdAt: Date;
}

export async function insertBrand(transaction: Transaction, scope: Scope, brand: NewBrand): Promise<void> {
  const { assets } = brand;
  await transaction.query({
    name: 'insert-brand',
    text: `INSERT INTO brands
             (workspace_id, environment, id, project_id, job_id, memory_id, prompt, primary_color, secondary_color,
              font_family, font_weight_heading, font_weight_body, drawings, likeness, drawn_by, created_at,
              name, unfulfilled)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    values: [
      ...scopeValues(scope),
      requireUuid('brand', brand.id),
      requireUuid('project', brand.projectId),
      requireUuid('job', brand.jobId),
      requireUuid('memoryNode', brand.memoryId),
      brand.prompt,
      assets.primary_color,
      assets.secondary_color,
      assets.font_family,
      assets.font_weight_heading,
      assets.font_weight_body,
      packDrawings(assets),
      JSON.stringify(brand.likeness),
      brand.drawnBy,
      brand.createdAt,
      brand.name,
      brand.unfulfilled,
    ],
  });
}

/** Compresses both drawings together, because the second one repeats almost all of the first. */
function packDrawings({ logo_svg, logo_svg_dark }: Assets): Buffer {
  return compressText(JSON.stringify({ logo_svg, logo_svg_dark }));
}

/**
 * Excludes brands of deleted projects, which are hidden until they are purged. Usually there are none, so the
 * subquery stays small.
 */
export const visibleCondition = `project_id NOT IN (SELECT id FROM projects
             WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NOT NULL)`;

/** Reads the fingerprints of the newest brands of a workspace, so that the next brand can differ from them. */
export async function readVisualFingerprints(
  database: Database,
  scope: Scope,
  count: number,
  /** Only brands created before this time, so that a repeated step reads the same ones. */
  before?: Date,
): Promise<unknown[]> {
  const rows = await database.scoped<{ likeness: unknown }>(scope, {
    name: 'read-likenesses',
    // Reads at most eight rows per fingerprint, because after the deletion of a large project most rows may be
    // hidden.
    text: `SELECT likeness FROM (
             SELECT likeness, project_id, id FROM brands WHERE workspace_id = $1 AND environment = $2 AND id < $4
             ORDER BY id DESC LIMIT 8 * $3::int
           ) AS newest WHERE ${visibleCondition} ORDER BY id DESC LIMIT $3`,
    values: [...scopeValues(scope), count, before === undefined ? maxUuid : minUuidAt(before)],
  });
  return rows.map((row) => row.likeness);
}

interface Row {
  readonly id: string;
  readonly project_id: string;
  readonly job_id: string;
  readonly memory_id: string;
  readonly name: string | null;
  readonly prompt: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly created_at: Date;
}

const columns =
  'id, project_id, job_id, memory_id, name, prompt, primary_color, secondary_color, font_family, created_at';

/** Lists up to `count` brands older than the cursor, newest first. */
export async function listBrands(database: Database, scope: Scope, page: PageCursor): Promise<Brand[]> {
  const rows = await database.scoped<Row>(scope, listBrandsStatement(scope, page));
  return rows.map(toBrand);
}

export function listBrandsStatement(scope: Scope, page: PageCursor): Statement {
  return {
    name: 'list-brands',
    text: `SELECT ${columns} FROM brands
           WHERE workspace_id = $1 AND environment = $2 AND id < $3 AND deleted_at IS NULL AND ${visibleCondition}
           ORDER BY id DESC LIMIT $4`,
    values: [...scopeValues(scope), readPosition(page), page.count],
  };
}

/** Lists the brands of one project; returns undefined if the project does not exist. */
export async function listProjectBrands(
  database: Database,
  scope: Scope,
  page: PageCursor & { readonly projectId: string },
): Promise<Brand[] | undefined> {
  const rows = await database.scoped<Row | { id: null }>(scope, listProjectBrandsStatement(scope, page));
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.id === null ? [] : [toBrand(row)]));
}

export function listProjectBrandsStatement(
  scope: Scope,
  page: PageCursor & { readonly projectId: string },
): Statement {
  return {
    name: 'list-brands-of-project',
    text: createProjectPageSql('brands', columns, 'deleted_at IS NULL'),
    values: [...scopeValues(scope), requireUuid('project', page.projectId), readPosition(page), page.count],
  };
}

/** Erases up to `count` brands of a hidden project, and returns how many it erased. */
export function eraseBrands(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  return eraseProjectRows(database, scope, 'brands', projectId, count);
}

function readPosition({ after }: PageCursor): string | undefined {
  return after === undefined ? maxUuid : requireUuid('brand', after);
}

function toBrand(row: Row): Brand {
  return {
    id: encodeId('brand', row.id),
    object: 'brand',
    project_id: encodeId('project', row.project_id),
    job_id: encodeId('job', row.job_id),
    memory_id: encodeId('memoryNode', row.memory_id),
    name: row.name,
    prompt: row.prompt,
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
    font_family: row.font_family,
    created_at: Math.floor(row.created_at.getTime() / 1000),
  };
}
