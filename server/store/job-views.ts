import { decodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt, readUuidTime, computeUuidRange } from '../domain/uuid-time.ts';
import { decompressText } from './compressed-text.ts';
import { scopeValues } from './scope-values.ts';
import { type JobRecord, type JobRow, jobColumns, toJobRecord } from './operator-lookups.ts';
import { requireUuid } from './require-uuid.ts';

/** A job as members of its workspace see it, with its prompt while its project is visible. */
export interface VisibleJob {
  readonly job: JobRecord;
  readonly prompt: string | null;
  readonly brandName: string | null;
  /** Null if the project is deleted. */
  readonly projectName: string | null;
}

type Row = JobRow & {
  readonly prompt: string | null;
  readonly brand_name: string | null;
  readonly project_name: string | null;
};

export function findJobInScope(
  database: Database,
  scope: Scope,
  id: string,
): Promise<VisibleJob | undefined> {
  const uuid = decodeId('job', id);
  if (uuid === undefined) return Promise.resolve(undefined);
  return readJob(database, scope, 'find-job-in', 'j.id = $3', [uuid]);
}

/**
 * Finds the job of a request. Ids contain their creation time, and most jobs are created within a second of their
 * request. The second, wider search covers a request whose body arrived slowly.
 */
export async function findJobByRequestInScope(
  database: Database,
  scope: Scope,
  id: string,
): Promise<VisibleJob | undefined> {
  const request = requireUuid('request', id);
  for (const milliseconds of [1_000, 35_000]) {
    const latest = minUuidAt(new Date(readUuidTime(request).getTime() + milliseconds));
    const found = await readJob(
      database,
      scope,
      'find-job-of-request-in',
      'j.id BETWEEN $3 AND $4 AND j.request_id = $5',
      [request, latest, id],
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds the job of a brand or a memory node. A brand refers to its job, and a node is created together with its
 * brand.
 */
export async function findJobByResultInScope(
  database: Database,
  scope: Scope,
  kind: 'memoryNode' | 'brand',
  id: string,
): Promise<VisibleJob | undefined> {
  const uuid = requireUuid(kind, id);
  const [earliest, latest] = computeUuidRange(uuid, 5_000);
  const column = kind === 'brand' ? 'id' : 'memory_id';
  return readJob(
    database,
    scope,
    `find-job-of-${kind}-in`,
    `j.id = (SELECT job_id FROM brands WHERE workspace_id = $1 AND environment = $2 AND id BETWEEN $3 AND $4
             AND ${column} = $5 LIMIT 1)`,
    [earliest, latest, uuid],
  );
}

/** Lists the newest jobs of a project that have not ended. */
export async function listActiveJobs(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<VisibleJob[]> {
  const project = decodeId('project', projectId);
  if (project === undefined) return [];
  const rows = await database.scoped<Row>(scope, {
    name: 'list-jobs-under-way',
    text: `${selectVisibleJobSql} WHERE j.workspace_id = $1 AND j.environment = $2 AND j.project_id = $3 AND j.finished_at IS NULL
           ORDER BY j.id DESC LIMIT $4`,
    values: [...scopeValues(scope), project, count],
  });
  return rows.map(toVisibleJob);
}

/** How many days a failed generation is shown. */
const failureVisibleDays = 7;

/** Lists the newest jobs of a project that failed in the last `failureVisibleDays` days. */
export async function listFailedJobs(
  database: Database,
  scope: Scope,
  projectId: string,
  { now, count }: { readonly now: Date; readonly count: number },
): Promise<VisibleJob[]> {
  const project = decodeId('project', projectId);
  if (project === undefined) return [];
  const since = minUuidAt(new Date(now.getTime() - failureVisibleDays * 86_400_000));
  const rows = await database.scoped<Row>(scope, {
    name: 'list-failed-jobs',
    text: `${selectVisibleJobSql} WHERE j.workspace_id = $1 AND j.environment = $2 AND j.project_id = $3 AND j.status = 'failed'
             AND j.id > $4
           ORDER BY j.id DESC LIMIT $5`,
    values: [...scopeValues(scope), project, since, count],
  });
  return rows.map(toVisibleJob);
}

/** Reads the error message from the event of a failed job. Returns undefined if the event no longer exists. */
export async function readFailureMessage(
  database: Database,
  scope: Scope,
  eventId: string,
): Promise<string | undefined> {
  const [row] = await database.scoped<{ body: Buffer }>(scope, {
    name: 'read-failure-message',
    text: `SELECT body FROM events WHERE workspace_id = $1 AND environment = $2 AND id = $3
             AND type = 'generation.failed'`,
    values: [...scopeValues(scope), requireUuid('event', eventId)],
  });
  if (row === undefined) return undefined;
  const event = JSON.parse(decompressText(row.body).toString('utf8')) as {
    readonly data: { readonly error: { readonly message: string } };
  };
  return event.data.error.message;
}

const selectVisibleJobSql = `SELECT ${jobColumns}, CASE WHEN p.id IS NULL THEN NULL ELSE j.prompt END AS prompt,
    CASE WHEN p.id IS NULL THEN NULL ELSE j.brand_name END AS brand_name, p.name AS project_name
  FROM jobs j LEFT JOIN projects p
    ON p.workspace_id = $1 AND p.environment = $2 AND p.id = j.project_id AND p.deleted_at IS NULL`;

async function readJob(
  database: Database,
  scope: Scope,
  name: string,
  condition: string,
  values: readonly unknown[],
): Promise<VisibleJob | undefined> {
  const statement: Statement = {
    name,
    text: `${selectVisibleJobSql} WHERE j.workspace_id = $1 AND j.environment = $2 AND ${condition} LIMIT 1`,
    values: [...scopeValues(scope), ...values],
  };
  const [row] = await database.scoped<Row>(scope, statement);
  return row && toVisibleJob(row);
}

function toVisibleJob(row: Row): VisibleJob {
  return {
    job: toJobRecord(row),
    prompt: row.prompt,
    brandName: row.brand_name,
    projectName: row.project_name,
  };
}
