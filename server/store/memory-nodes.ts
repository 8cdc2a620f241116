import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../outside/postgres.ts';
import type { Scope } from '../rules/environment.ts';
import { scopeValues } from './scope-values.ts';

/** Erases up to `count` nodes of a hidden project; how many there were. Of a project in sight it erases nothing. */
export async function eraseMemoryNodes(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = await database.scoped<{ erased: number }>(scope, {
    name: 'erase-memory-nodes',
    // One range of the primary key, up to the last id of the batch: no join, so no plan that reads the table.
    text: `WITH erased AS (
             DELETE FROM memory_nodes
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
               AND id <= coalesce(
                 (SELECT id FROM memory_nodes
                  WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
                  ORDER BY id OFFSET $4 - 1 LIMIT 1), 'ffffffff-ffff-ffff-ffff-ffffffffffff')
               AND EXISTS (SELECT FROM projects
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL)
             RETURNING 1
           )
           SELECT count(*)::int AS erased FROM erased`,
    values: [...scopeValues(scope), decodeId('project', projectId), count],
  });
  return rows[0]?.erased ?? 0;
}
