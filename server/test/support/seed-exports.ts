import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { scopeValues } from '../../store/scope-values.ts';
import { requireUuid } from '../../store/require-uuid.ts';

/** Inserts finished exports of 4 KiB each, for brands that do not exist. */
export async function seedExports(
  owner: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<void> {
  await owner.unscoped({
    text: `INSERT INTO exports (workspace_id, environment, id, project_id, brand_id, kind, edition, state, requested_by,
             created_at, finished_at, file_name, media_type, size, sha256, bytes)
           SELECT $1, $2, gen_random_uuid(), $3, gen_random_uuid(), 'kit', 'filled', 'ready', gen_random_uuid(),
             now(), now(), 'kit.zip', 'application/zip', 4096, sha256(''), decode(repeat('ab', 4096), 'hex')
           FROM generate_series(1, $4::int)`,
    values: [...scopeValues(scope), requireUuid('project', projectId), count],
  });
}

export async function countExports(owner: Database, scope: Scope, projectId: string): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM exports
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3`,
    values: [...scopeValues(scope), requireUuid('project', projectId)],
  });
  return row?.count ?? 0;
}
