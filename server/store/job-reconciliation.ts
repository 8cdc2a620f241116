import type { Database } from '../integrations/postgres.ts';

export interface WaitingJob {
  readonly id: string;
  readonly dueAt: Date;
}

/**
 * Lists the unfinished jobs of all workspaces whose next check by the dispatcher is after `now`, soonest first. Needs
 * the owner's connection.
 */
export async function listUnfinishedJobs(
  owner: Database,
  page: { readonly now: Date; readonly after: WaitingJob | undefined; readonly count: number },
): Promise<WaitingJob[]> {
  const rows = await owner.unscoped<{ id: string; dispatch_due_at: Date }>({
    text: `SELECT id, dispatch_due_at FROM jobs WHERE (dispatch_due_at, id) > ($1, $2::uuid)
           ORDER BY dispatch_due_at, id LIMIT $3`,
    values: [page.after?.dueAt ?? page.now, page.after?.id ?? lastUuid, page.count],
  });
  return rows.map((row) => ({ id: row.id, dueAt: row.dispatch_due_at }));
}

/** The largest UUID. Used as the id of the first cursor, it skips all jobs that are due exactly at `now`. */
const lastUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Makes jobs due now, so that the dispatcher checks them next. */
export async function makeJobsDue(owner: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await owner.unscoped({
    text: `UPDATE jobs SET dispatch_due_at = $2 WHERE id = ANY ($1::uuid[]) AND dispatch_due_at > $2`,
    values: [ids, now],
  });
}

/** Finds which of these ids belong to no job. */
export async function findMissingJobs(owner: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await owner.unscoped<{ id: string }>({
    text: `SELECT wanted.id FROM unnest($1::uuid[]) AS wanted (id)
           WHERE NOT EXISTS (SELECT FROM jobs WHERE jobs.id = wanted.id)`,
    values: [ids],
  });
  return rows.map(({ id }) => id);
}
