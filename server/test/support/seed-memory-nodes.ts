import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';

/** Few enough to stay well under the statement timeout of ten seconds. */
const rowsPerStatement = 10_000;

/** Inserts memory nodes of a project, each a refinement of the previous one. */
export async function seedMemoryNodes(
  owner: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<void> {
  for (let start = 0; start < count; start += rowsPerStatement) {
    await owner.unscoped({
      text: `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, parent_id, prompt, decisions, created_at)
             SELECT $1, $2, $3, node, lag(node) OVER (ORDER BY number), 'Prompt ' || number, '{"seed": 1}', now()
             FROM (SELECT number, gen_random_uuid() AS node FROM generate_series($4::int, $5::int) AS number) AS made`,
      values: [...toProjectKey(scope, projectId), start, Math.min(start + rowsPerStatement, count) - 1],
    });
  }
}

export async function countMemoryNodes(owner: Database, scope: Scope, projectId: string): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM memory_nodes
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3`,
    values: toProjectKey(scope, projectId),
  });
  return row?.count ?? 0;
}

/** Returns a hash of a project and all its memory nodes and brands; null if the project does not exist. */
export async function computeProjectFingerprint(
  owner: Database,
  scope: Scope,
  projectId: string,
): Promise<string | null> {
  const [row] = await owner.unscoped<{ fingerprint: string | null }>({
    text: `SELECT md5(p::text || ${createRowsTextSql('memory_nodes')} || ${createRowsTextSql('brands')}) AS fingerprint
           FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = $3`,
    values: toProjectKey(scope, projectId),
  });
  return row?.fingerprint ?? null;
}

/** Returns SQL for all rows of the project `p` in a table, as one text. */
const createRowsTextSql = (table: 'memory_nodes' | 'brands') => `coalesce((
  SELECT string_agg(r::text, ',' ORDER BY r.id) FROM ${table} r
  WHERE r.workspace_id = p.workspace_id AND r.environment = p.environment AND r.project_id = p.id), '')`;

function toProjectKey(scope: Scope, projectId: string): (string | undefined)[] {
  return [decodeId('workspace', scope.workspaceId), scope.environment, decodeId('project', projectId)];
}
