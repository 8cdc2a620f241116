import type { Database } from '../outside/postgres.ts';
import type { Scope } from '../rules/environment.ts';
import { scopeValues } from './scope-values.ts';
import { uuidOf } from './uuid-of.ts';

/** What tables of things that belong to a project have in common: how a page is read, and how they are erased. */
type Table = 'memory_nodes' | 'brands' | 'exports';

export interface ListPosition {
  /** The cursor is a position: its item may be gone. */
  readonly after: string | undefined;
  readonly count: number;
}

/** Sorts after every id: the first page starts here. */
export const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * A page of $5 rows of the project $3 before $4, newest first. No row says that there is no such project in sight, one row
 * of nulls that the page is empty. The order comes from the inner query: with one project outside there is nothing to sort.
 */
export const pageOfProject = (table: Table, columns: string): string => `
  SELECT item.* FROM projects
  LEFT JOIN LATERAL (
    SELECT ${columns} FROM ${table}
    WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id < $4
    ORDER BY id DESC LIMIT $5
  ) AS item ON true
  WHERE projects.workspace_id = $1 AND projects.environment = $2 AND projects.id = $3
    AND projects.deleted_at IS NULL`;

/** A batch of a table's rows that go with their project. */
export interface Batch {
  readonly name: string;
  readonly table: string;
  /** Which rows of the project $3 it takes, at most $4 of them. */
  readonly rows: string;
}

/** Erases one batch of a hidden project; how many rows there were. Of a project in sight it erases nothing. */
export async function eraseBatch(
  database: Database,
  scope: Scope,
  { name, table, rows: taken }: Batch,
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
    values: [...scopeValues(scope), uuidOf('project', projectId), count],
  });
  return rows[0]?.erased ?? 0;
}

/** One range of an index on project and id, up to the last id of the batch: no join, so no plan that reads the table. */
export async function eraseOfProject(
  database: Database,
  scope: Scope,
  table: Table,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = `id <= coalesce(
                 (SELECT id FROM ${table}
                  WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
                  ORDER BY id OFFSET $4 - 1 LIMIT 1), '${afterAll}')`;
  return eraseBatch(database, scope, { name: `erase-${table}`, table, rows }, projectId, count);
}
