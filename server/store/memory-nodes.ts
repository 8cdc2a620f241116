import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../outside/postgres.ts';
import type { Scope } from '../rules/environment.ts';

/** Erases up to `count` nodes of a hidden project; how many there were. Of a project in sight it erases nothing. */
export async function eraseMemoryNodes(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = await database.scoped<{ erased: number }>(scope, {
    name: 'erase-memory-nodes',
    text: `WITH batch AS (
             SELECT n.id FROM memory_nodes n
             JOIN projects p USING (workspace_id, environment)
             WHERE n.workspace_id = $1 AND n.environment = $2 AND n.project_id = $3
               AND p.id = n.project_id AND p.deleted_at IS NOT NULL
             LIMIT $4
           ), erased AS (
             DELETE FROM memory_nodes n USING batch
             WHERE n.workspace_id = $1 AND n.environment = $2 AND n.project_id = $3 AND n.id = batch.id
             RETURNING 1
           )
           SELECT count(*)::int AS erased FROM erased`,
    values: [
      decodeId('workspace', scope.workspaceId),
      scope.environment,
      decodeId('project', projectId),
      count,
    ],
  });
  return rows[0]?.erased ?? 0;
}
