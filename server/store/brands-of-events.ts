import { encodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import { computeUuidRange } from '../domain/uuid-time.ts';
import type { Database } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';
import { scopeValues } from './scope-values.ts';

interface EventOfJob {
  readonly id: string;
  readonly jobId: string;
  readonly projectId: string;
}

/**
 * Finds the brand that each event reports, keyed by event id. A job inserts its brand and its event in one
 * transaction, so only the project's brands from the same few seconds are searched. If the job produced several
 * drawings, returns the one with the highest id.
 */
export async function findBrandsOfEvents(
  database: Database,
  scope: Scope,
  events: readonly EventOfJob[],
): Promise<Map<string, string>> {
  if (events.length === 0) return new Map();
  const ids = events.map(({ id }) => requireUuid('event', id));
  const ranges = ids.map((id) => computeUuidRange(id, 5_000));
  const rows = await database.scoped<{ event_id: string; brand_id: string }>(scope, {
    name: 'find-brands-of-events',
    text: `SELECT wanted.event AS event_id, b.id AS brand_id
           FROM unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[])
             AS wanted (event, job, project, earliest, latest)
           JOIN LATERAL (
             SELECT id FROM brands
             WHERE workspace_id = $1 AND environment = $2 AND project_id = wanted.project
               AND id BETWEEN wanted.earliest AND wanted.latest AND job_id = wanted.job
               AND deleted_at IS NULL
             ORDER BY id DESC LIMIT 1
           ) AS b ON true`,
    values: [
      ...scopeValues(scope),
      ids,
      events.map(({ jobId }) => requireUuid('job', jobId)),
      events.map(({ projectId }) => requireUuid('project', projectId)),
      ranges.map(([earliest]) => earliest),
      ranges.map(([, latest]) => latest),
    ],
  });
  return new Map(rows.map((row) => [encodeId('event', row.event_id), encodeId('brand', row.brand_id)]));
}
