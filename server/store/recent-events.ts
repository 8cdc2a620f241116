import type { EventType } from '@blazon/contract/events.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt, readUuidTime } from '../domain/uuid-time.ts';
import type { EventState } from './events.ts';
import { scopeValues } from './scope-values.ts';

/** The fields of an event that are needed to summarise recent deliveries. */
export interface RecentEvent {
  readonly type: EventType;
  readonly state: EventState;
  readonly run: number;
  readonly attempts: number;
  readonly endedAt: Date | null;
  /** When the job was accepted, taken from the time in its id. */
  readonly acceptedAt: Date;
}

interface Row {
  readonly type: EventType;
  readonly state: EventState;
  readonly run: number;
  readonly attempts: number;
  readonly ended_at: Date | null;
  readonly job_id: string;
}

/** Lists the newest events of real jobs since a given time, up to a limit. */
export async function listRecentEvents(
  database: Database,
  scope: Scope,
  range: { readonly since: Date; readonly count: number },
): Promise<RecentEvent[]> {
  const rows = await database.scoped<Row>(scope, recentEventsStatement(scope, range));
  return rows.map(({ ended_at: endedAt, job_id: jobId, ...row }) => ({
    ...row,
    endedAt,
    acceptedAt: readUuidTime(jobId),
  }));
}

export function recentEventsStatement(
  scope: Scope,
  range: { readonly since: Date; readonly count: number },
): Statement {
  return {
    name: 'list-recent-events',
    // Test events are removed after reading, because there are few of them. At most `count` rows are read.
    text: `SELECT type, state, run, attempts, ended_at, job_id
           FROM (SELECT type, state, run, attempts, ended_at, job_id, is_test FROM events
                 WHERE workspace_id = $1 AND environment = $2 AND id >= $3 AND copy_of IS NULL
                 ORDER BY id DESC LIMIT ${Math.trunc(range.count)}) AS newest
           WHERE NOT is_test`,
    values: [...scopeValues(scope), minUuidAt(range.since)],
  };
}
