import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** What the steps of one migration file share. */
export interface MigrationSession {
  readonly client: pg.Client;
  /** The name of the migration file. */
  readonly name: string;
  readonly log: (line: string) => void;
}

/** The recorded progress of one statement, from which an interrupted run continues. */
export interface MigrationProgress {
  /** The key of the last row of the last batch; null before the first batch. */
  readonly lastKey: readonly string[] | null;
  readonly record: (isFinished: boolean, lastKey: readonly string[] | null) => Promise<void>;
}

/**
 * A schema change may wait for a lock only this long, because later statements queue behind it. It is less than
 * PostgreSQL's deadlock_timeout (1 s), so that in a deadlock PostgreSQL cancels the migration and never a request.
 */
export const lockTimeout = '500ms';
const maxLockAttempts = 60;

/** Runs `work` in a transaction. If it cannot get a lock, rolls back, waits and retries. */
export async function retryLocks<Result>(
  session: MigrationSession,
  work: () => Promise<Result>,
): Promise<Result> {
  const { client } = session;
  return retryWhileBlocked(session, async () => {
    await client.query('BEGIN');
    try {
      const result = await work();
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // If the connection was lost, there is nothing to roll back, and the first error states the cause.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}

/** Runs `work` outside a transaction. If it cannot get a lock, waits and retries. */
export async function retryWhileBlocked<Result>(
  { name, log }: MigrationSession,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockError(error) || attempt === maxLockAttempts) throw error;
      log(`${name}: a lock is held by another session, retrying (${attempt})`);
      await wait(Math.min(250 * attempt, 5_000));
    }
  }
}

/** Whether the error is a lock timeout or a deadlock. */
function isLockError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');
}
