import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** Shared by all tables whose rows belong to a project: reading a page, and erasing. */
type Table = 'memory_nodes' | 'brands' | 'exports';

export interface PageCursor {
  /** The cursor is a position: its item may no longer exist. */
  readonly after: string | undefined;
  readonly count: number;
}

/** Sorts after every id: the first page starts here. */
export const maxUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * SQL for one page: $5 rows of project $3 before cursor $4, newest first. No row means the project is not visible; one
 * row of nulls means an empty page. The inner query orders the rows.
 */
export function projectPageSql(table: Table, columns: string, condition = 'true'): string {
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

/** A batch of rows that are erased with their project. */
export interface EraseBatchOptions {
  readonly name: string;
  readonly table: string;
  /** Which rows of the project $3 it takes, at most $4 of them. */
  readonly rows: string;
}

/** Erases one batch of a hidden project and returns the number of rows. Never touches a visible project. */
export async function eraseProjectBatch(
  database: Database,
  scope: Scope,
  { name, table, rows: taken }: EraseBatchOptions,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = await database.scoped<{ erased: number }>(scope, {
    name,
    text: `WITH erased AS (
             DELETE FROM ${table} WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
               AND ${taken}
               AND EXISTS (SELECT FROM projects
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL)
             RETURNING 1
           )
           SELECT count(*)::int AS erased FROM erased`,
    values: [...scopeValues(scope), requireUuid('project', projectId), count],
  });
  return rows[0]?.erased ?? 0;
}

/** One range of an index on project and id, up to the last id of the batch: no join, so no plan that reads the table. */
export async function eraseProjectRows(
  database: Database,
  scope: Scope,
  table: Table,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = `id <= coalesce(
                 (SELECT id FROM ${table}
                  WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
                  ORDER BY id OFFSET $4 - 1 LIMIT 1), '${maxUuid}')`;
  return eraseProjectBatch(database, scope, { name: `erase-${table}`, table, rows }, projectId, count);
}
