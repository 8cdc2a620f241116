import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';

/** What the database contains for one idempotency key at one moment. Tests must name the project after the key. */
export interface IdempotencyState {
  readonly projects: readonly string[];
  /** The ids of the projects in stored responses. */
  readonly answers: readonly string[];
}

export async function readIdempotencyState(
  owner: Database,
  scope: Scope,
  key: string,
): Promise<IdempotencyState> {
  // A single statement reads one snapshot.
  const [row] = await owner.unscoped<{ projects: string[]; answers: string[] }>({
    text: `SELECT ARRAY(SELECT id::text FROM projects
                        WHERE workspace_id = $1 AND environment = $2 AND name = $3) AS projects,
                  ARRAY(SELECT body FROM idempotency_keys
                        WHERE workspace_id = $1 AND environment = $2 AND key = $3) AS answers`,
    values: [decodeId('workspace', scope.workspaceId), scope.environment, key],
  });
  return {
    projects: (row?.projects ?? []).map((id) => encodeId('project', id)),
    answers: (row?.answers ?? []).map((body) => (JSON.parse(body) as { id: string }).id),
  };
}
