import { encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt, uuidTimestamp } from '../domain/uuid-time.ts';
import { maxUuid } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * What was made in the sandbox is deleted for its age. Ids contain their creation time, so the old rows of a project
 * are the head of an index that every table has on project and id; a project's own row says until when it was swept.
 * For the sweep only.
 */

export interface SandboxProject {
  readonly scope: Scope;
  readonly projectId: string;
}

/** Visible projects that may contain older rows, the longest unswept first. */
export async function listProjectsDueForSweep(
  owner: Database,
  before: Date,
  count: number,
): Promise<SandboxProject[]> {
  const rows = await owner.unscoped<{ workspace_id: string; id: string }>({
    // The number is inlined: a generic plan would read the whole table.
    text: `SELECT workspace_id, id FROM projects
           WHERE environment = 'sandbox' AND deleted_at IS NULL AND coalesce(swept_until, created_at) < $1
           ORDER BY coalesce(swept_until, created_at) LIMIT ${Math.trunc(count)}`,
    values: [before],
  });
  return rows.map((row) => ({
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: 'sandbox' },
    projectId: encodeId('project', row.id),
  }));
}

/**
 * Erases up to `count` rows of one table that were created before a time; returns their number. Zero means that
 * nothing is left. Tables are processed in the order of their references, and each statement is independent: after a
 * crash the next run continues.
 */
export async function eraseExpiredRows(
  owner: Database,
  { scope, projectId }: SandboxProject,
  before: Date,
  count: number,
): Promise<{ readonly table: string; readonly rows: number }> {
  const values = [...scopeValues(scope), requireUuid('project', projectId), minUuidAt(before), count];
  for (const { table, text } of deletions) {
    const [row] = await owner.scoped<{ erased: number }>(scope, {
      name: `erase-expired-${table}`,
      text: `WITH erased AS (${text} RETURNING 1) SELECT count(*)::int AS erased FROM erased`,
      values,
    });
    if (row && row.erased > 0) return { table, rows: row.erased };
  }
  return { table: 'none', rows: 0 };
}

const ofProject = 'workspace_id = $1 AND environment = $2 AND project_id = $3';

/** One range of an index up to the last id of the batch: no join, so no plan that reads the table. */
function head(table: string, id: string, condition = 'true') {
  return `${id} < $4 AND ${id} <= coalesce(
    (SELECT ${id} FROM ${table} WHERE ${ofProject} AND ${id} < $4 AND ${condition}
     ORDER BY ${id} OFFSET $5 - 1 LIMIT 1), '${maxUuid}')`;
}

/** An event that is still to be delivered stays, and so does its job, and a job that has not ended. */
const settled = `state <> 'pending'`;
const ended = `finished_at IS NOT NULL AND NOT EXISTS (SELECT FROM events e
    WHERE e.workspace_id = $1 AND e.environment = $2 AND e.id = jobs.event_id)`;

const deletions = [
  ...['exports', 'brands', 'memory_nodes'].map((table) => ({
    table,
    text: `DELETE FROM ${table} WHERE ${ofProject} AND ${head(table, 'id')}`,
  })),
  // Attempts of an event that is pending again by the time its own statement comes are lost with their run, nothing more.
  {
    table: 'delivery_attempts',
    text: `DELETE FROM delivery_attempts WHERE workspace_id = $1 AND environment = $2 AND event_id = ANY (ARRAY(
             SELECT id FROM events WHERE ${ofProject} AND ${head('events', 'id', settled)} AND ${settled}))`,
  },
  {
    table: 'events',
    text: `DELETE FROM events WHERE ${ofProject} AND ${head('events', 'id', settled)} AND ${settled}`,
  },
  {
    table: 'director_turns',
    text: `DELETE FROM director_turns WHERE ${ofProject} AND ${head('director_turns', 'job_id')}`,
  },
  {
    table: 'jobs',
    text: `DELETE FROM jobs WHERE ${ofProject} AND ${head('jobs', 'id', ended)} AND ${ended}`,
  },
];

/**
 * Writes down that nothing made before is left, and when to look again: when the oldest row that is left comes of age, but
 * not within `pauseMilliseconds`, so that a busy project is not swept every minute.
 */
export async function markSwept(
  owner: Database,
  { scope, projectId }: SandboxProject,
  times: { readonly before: Date; readonly now: Date; readonly pauseMilliseconds: number },
): Promise<void> {
  const values = [...scopeValues(scope), requireUuid('project', projectId)];
  const [left] = await owner.scoped<{ oldest: string | null }>(scope, {
    name: 'oldest-of-sandbox-project',
    text: `SELECT least(${['exports', 'brands', 'memory_nodes', 'events', 'jobs']
      .map((table) => `(SELECT id FROM ${table} WHERE ${ofProject} ORDER BY id LIMIT 1)`)
      .join(', ')}) AS oldest`,
    values,
  });
  const oldest = left?.oldest ? uuidTimestamp(left.oldest) : times.now;
  const earliest = new Date(times.before.getTime() + times.pauseMilliseconds);
  await owner.scoped(scope, {
    name: 'note-swept',
    text: `UPDATE projects SET swept_until = $4 WHERE workspace_id = $1 AND environment = $2 AND id = $3`,
    values: [...values, oldest > earliest ? oldest : earliest],
  });
}
