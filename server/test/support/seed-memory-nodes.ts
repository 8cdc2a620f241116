import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';

/** Few enough rows per statement to stay well under the statement timeout of ten seconds. */
const chunk = 10_000;

/** Inserts memory nodes of a project, each a refinement of the previous one. */
export async function seedMemoryNodes(
  owner: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<void> {
  for (let start = 0; start < count; start += chunk) {
    await owner.unscoped({
      text: `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, parent_id, prompt, decisions, created_at)
             SELECT $1, $2, $3, node, lag(node) OVER (ORDER BY number), 'Prompt ' || number, '{"seed": 1}', now()
             FROM (SELECT number, gen_random_uuid() AS node FROM generate_series($4::int, $5::int) AS number) AS made`,
      values: [...placeOf(scope, projectId), start, Math.min(start + chunk, count) - 1],
    });
  }
}

export async function countMemoryNodes(owner: Database, scope: Scope, projectId: string): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM memory_nodes
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3`,
    values: placeOf(scope, projectId),
  });
  return row?.count ?? 0;
}

/** A hash of everything stored for a project, which changes with any of it; null if the project does not exist. */
export async function projectFingerprint(
  owner: Database,
  scope: Scope,
  projectId: string,
): Promise<string | null> {
  const [row] = await owner.unscoped<{ fingerprint: string | null }>({
    text: `SELECT md5(p::text || ${textOf('memory_nodes')} || ${textOf('brands')}) AS fingerprint
           FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = $3`,
    values: placeOf(scope, projectId),
  });
  return row?.fingerprint ?? null;
}

/** SQL for all rows of a project as one text. */
const textOf = (table: 'memory_nodes' | 'brands') => `coalesce((
  SELECT string_agg(r::text, ',' ORDER BY r.id) FROM ${table} r
  WHERE r.workspace_id = p.workspace_id AND r.environment = p.environment AND r.project_id = p.id), '')`;

function placeOf(scope: Scope, projectId: string): (string | undefined)[] {
  return [decodeId('workspace', scope.workspaceId), scope.environment, decodeId('project', projectId)];
}
