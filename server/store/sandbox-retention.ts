import { encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt, readUuidTime } from '../domain/uuid-time.ts';
import { maxUuid } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

// Deletes old sandbox data. Ids contain their creation time, so the oldest rows of a project come first in the index
// that every table has on project and id. The project's row records up to which time it was swept. Only the sweep may
// use this.

export interface SandboxProject {
  readonly scope: Scope;
  readonly projectId: string;
}

/** Lists sandbox projects that may contain rows older than `before`. Those that were swept longest ago come first. */
export async function listProjectsDueForSweep(
  owner: Database,
  before: Date,
  count: number,
): Promise<SandboxProject[]> {
  const rows = await owner.unscoped<{ workspace_id: string; id: string }>({
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole table.
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
 * Erases up to `count` rows of one table that were created before the given time, and returns how many it erased.
 * Zero means that nothing is left. Rows are erased before the rows they refer to. Each statement is independent, so
 * that after a crash the next run continues.
 */
export async function eraseExpiredRows(
  owner: Database,
  { scope, projectId }: SandboxProject,
  before: Date,
  count: number,
): Promise<{ readonly table: string; readonly rows: number }> {
  const values = [...scopeValues(scope), requireUuid('project', projectId), minUuidAt(before), count];
  for (const { table, text } of deletionsByTable) {
    const [row] = await owner.scoped<{ erased: number }>(scope, {
      name: `erase-expired-${table}`,
      text: `WITH erased AS (${text} RETURNING 1) SELECT count(*)::int AS erased FROM erased`,
      values,
    });
    if (row && row.erased > 0) return { table, rows: row.erased };
  }
  return { table: 'none', rows: 0 };
}

const projectCondition = 'workspace_id = $1 AND environment = $2 AND project_id = $3';

/**
 * Returns a condition for one range of an index, up to the last id of the batch. The condition has no join, so
 * PostgreSQL cannot plan to read the whole table.
 */
function createBatchCondition(table: string, id: string, condition = 'true') {
  return `${id} < $4 AND ${id} <= coalesce(
    (SELECT ${id} FROM ${table} WHERE ${projectCondition} AND ${id} < $4 AND ${condition}
     ORDER BY ${id} OFFSET $5 - 1 LIMIT 1), '${maxUuid}')`;
}

/** Pending events are kept. */
const settledCondition = `state <> 'pending'`;
/** Jobs are kept until they have ended and their event is deleted. */
const endedCondition = `finished_at IS NOT NULL AND NOT EXISTS (SELECT FROM events e
    WHERE e.workspace_id = $1 AND e.environment = $2 AND e.id = jobs.event_id)`;

const deletionsByTable = [
  ...['exports', 'brands', 'memory_nodes'].map((table) => ({
    table,
    text: `DELETE FROM ${table} WHERE ${projectCondition} AND ${createBatchCondition(table, 'id')}`,
  })),
  // If an event becomes pending again between this statement and the next, only the history of its earlier attempts
  // is lost.
  {
    table: 'delivery_attempts',
    text: `DELETE FROM delivery_attempts WHERE workspace_id = $1 AND environment = $2 AND event_id = ANY (ARRAY(
             SELECT id FROM events WHERE ${projectCondition} AND ${createBatchCondition('events', 'id', settledCondition)} AND ${settledCondition}))`,
  },
  {
    table: 'events',
    text: `DELETE FROM events WHERE ${projectCondition} AND ${createBatchCondition('events', 'id', settledCondition)} AND ${settledCondition}`,
  },
  {
    table: 'director_turns',
    text: `DELETE FROM director_turns WHERE ${projectCondition} AND ${createBatchCondition('director_turns', 'job_id')}`,
  },
  {
    table: 'jobs',
    text: `DELETE FROM jobs WHERE ${projectCondition} AND ${createBatchCondition('jobs', 'id', endedCondition)} AND ${endedCondition}`,
  },
];

/**
 * Records that no rows from before this time are left, and when to check again. The next check is when the oldest
 * remaining row expires, but not within `pauseMilliseconds`, so that a busy project is not swept every minute.
 */
export async function markSwept(
  owner: Database,
  { scope, projectId }: SandboxProject,
  times: { readonly before: Date; readonly now: Date; readonly pauseMilliseconds: number },
): Promise<void> {
  const values = [...scopeValues(scope), requireUuid('project', projectId)];
  const [remaining] = await owner.scoped<{ oldest: string | null }>(scope, {
    name: 'oldest-of-sandbox-project',
    text: `SELECT least(${['exports', 'brands', 'memory_nodes', 'events', 'jobs']
      .map((table) => `(SELECT id FROM ${table} WHERE ${projectCondition} ORDER BY id LIMIT 1)`)
      .join(', ')}) AS oldest`,
    values,
  });
  const oldest = remaining?.oldest ? readUuidTime(remaining.oldest) : times.now;
  const earliest = new Date(times.before.getTime() + times.pauseMilliseconds);
  await owner.scoped(scope, {
    name: 'note-swept',
    text: `UPDATE projects SET swept_until = $4 WHERE workspace_id = $1 AND environment = $2 AND id = $3`,
    values: [...values, oldest > earliest ? oldest : earliest],
  });
}
