import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** The tables whose rows belong to a project and can be read and erased by the functions below. */
type ProjectTable = 'memory_nodes' | 'brands' | 'brand_shares' | 'exports';

export interface PageCursor {
  /** The id of the last item of the previous page. The item itself may no longer exist. */
  readonly after: string | undefined;
  readonly count: number;
}

/** The largest UUID, at which the first page starts. */
export const maxUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Returns the SQL for one page: $5 rows of project $3 before cursor $4, newest first. No row means that the project
 * is not visible; one row of nulls means that the page is empty. The inner query sorts the rows.
 */
export function createProjectPageSql(table: ProjectTable, columns: string, condition = 'true'): string {
  return `
  SELECT item.* FROM projects
  LEFT JOIN LATERAL (
    SELECT ${columns} FROM ${table}
    WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id < $4 AND ${condition}
    ORDER BY id DESC LIMIT $5
  ) AS item ON true
  WHERE projects.workspace_id = $1 AND projects.environment = $2 AND projects.id = $3
    AND projects.deleted_at IS NULL`;
}

/** Options for erasing a batch of rows of a deleted project. */
export interface EraseBatchOptions {
  readonly name: string;
  readonly table: string;
  /** An SQL condition for the rows of project $3 to erase, at most $4 of them. */
  readonly rows: string;
}

/**
 * Erases one batch of rows of a hidden project and returns how many rows it erased. Never changes a visible project.
 */
export async function eraseProjectBatch(
  database: Database,
  scope: Scope,
  { name, table, rows: condition }: EraseBatchOptions,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = await database.scoped<{ erased: number }>(scope, {
    name,
    text: `WITH erased AS (
             DELETE FROM ${table} WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
               AND ${condition}
               AND EXISTS (SELECT FROM projects
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL)
             RETURNING 1
           )
           SELECT count(*)::int AS erased FROM erased`,
    values: [...scopeValues(scope), requireUuid('project', projectId), count],
  });
  return rows[0]?.erased ?? 0;
}

/**
 * Erases up to `count` rows of a hidden project. The condition selects one range of the index on project and id, up
 * to the last id of the batch. The statement has no join, so PostgreSQL cannot plan to read the whole table.
 */
export async function eraseProjectRows(
  database: Database,
  scope: Scope,
  table: ProjectTable,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = `id <= coalesce(
                 (SELECT id FROM ${table}
                  WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
                  ORDER BY id OFFSET $4 - 1 LIMIT 1), '${maxUuid}')`;
  return eraseProjectBatch(database, scope, { name: `erase-${table}`, table, rows }, projectId, count);
}
