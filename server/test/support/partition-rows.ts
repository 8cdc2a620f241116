import { randomBytes } from 'node:crypto';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { minUuidAt } from '../../domain/uuid-time.ts';

/** Returns a random UUIDv7 that contains this time. */
export function uuidAt(time: Date): string {
  const randomHex = randomBytes(8).toString('hex');
  return `${minUuidAt(time).slice(0, 14)}7${randomHex.slice(0, 3)}-8${randomHex.slice(3, 6)}-${randomHex.slice(4)}`;
}

/** Inserts one minimal row with this id into each table that is partitioned by id. */
export async function insertHistoryRows(owner: Database, scope: Scope, uuid: string): Promise<void> {
  for (const { text } of statements)
    await owner.unscoped({
      text,
      values: [decodeId('workspace', scope.workspaceId), scope.environment, uuid],
    });
}

const statements: readonly Statement[] = [
  {
    text: `INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, body, state, created_at)
           VALUES ($1, $2, $3, $3, $3, 'generation.failed', '', 'delivered', now())`,
  },
  {
    text: `INSERT INTO delivery_attempts (workspace_id, environment, event_id, run, number, url, started_at, duration_ms,
             request_headers, outcome)
           VALUES ($1, $2, $3, 1, 1, 'https://a.example', now(), 1, '{}', 'delivered')`,
  },
  {
    // The ledger has no environment, because only live usage is metered.
    text: `INSERT INTO usage_ledger (workspace_id, job_id, month, created_at)
           SELECT $1, $3, '2026-11-01', now() WHERE $2::text IS NOT NULL`,
  },
  {
    text: `INSERT INTO request_log (workspace_id, environment, id, operation, status, key_id, is_replay,
             duration_micros)
           VALUES ($1, $2, $3, 'GET /v1/projects', 200, $3, false, 1)`,
  },
];
