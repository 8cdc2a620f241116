import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../integrations/postgres.ts';

/** Waits until all jobs have ended and no event is pending. Returns after this many seconds even if some are left. */
export async function waitUntilJobsEnd(owner: Database, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const [row] = await owner.unscoped<{ count: number }>({
      text: `SELECT ((SELECT count(*) FROM jobs WHERE finished_at IS NULL)
                   + (SELECT count(*) FROM events WHERE state = 'pending'))::int AS count`,
    });
    if (row?.count === 0) return;
    await wait(200);
  }
}
