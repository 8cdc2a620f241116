import { createHash } from 'node:crypto';
import { findBatchedTable, runBatches } from './migration-batches.ts';
import { buildIndex, readIndexStatement } from './migration-index.ts';
import {
  type MigrationProgress,
  retryWhileBlocked,
  retryLocks,
  type MigrationSession,
} from './migration-session.ts';
import { splitStatements } from './sql-statements.ts';

/** Statements that PostgreSQL rejects inside a transaction. They must be repeatable, for example with IF EXISTS. */
const outsideTransactionPattern = /^(?:VACUUM\b|DROP\s+INDEX\s+CONCURRENTLY\b|REINDEX\b.*\bCONCURRENTLY\b)/is;

/**
 * Runs the statements of a file one by one. Finished statements are recorded, so that an interrupted run can
 * continue. An ordinary statement commits together with its record, so it runs exactly once.
 */
export async function runStepwise(session: MigrationSession, sql: string): Promise<void> {
  const { client, name } = session;
  for (const [step, statement] of splitStatements(sql).entries()) {
    const checksum = createHash('sha256').update(statement).digest('hex');
    const { rows } = await client.query<StepRow>(
      'SELECT checksum, is_finished, last_key FROM migration_steps WHERE migration = $1 AND step = $2',
      [name, step],
    );
    const recorded = rows[0];
    if (recorded && recorded.checksum !== checksum)
      throw new Error(`${name}: statement ${step + 1} was changed after it had started.`);
    if (recorded?.is_finished) continue;
    const record = async (isFinished: boolean, lastKey: readonly string[] | null): Promise<void> => {
      await client.query(recordStepSql, [name, step, checksum, isFinished, lastKey]);
    };
    await runStep(session, statement, { lastKey: recorded?.last_key ?? null, record });
  }
}

interface StepRow {
  readonly checksum: string;
  readonly is_finished: boolean;
  readonly last_key: string[] | null;
}

async function runStep(
  session: MigrationSession,
  statement: string,
  progress: MigrationProgress,
): Promise<void> {
  const { client } = session;
  const index = readIndexStatement(statement);
  const table = findBatchedTable(statement);
  if (index) {
    await buildIndex(session, index);
    await progress.record(true, null);
  } else if (table !== undefined) {
    await runBatches(session, { statement, table }, progress);
  } else if (outsideTransactionPattern.test(statement)) {
    await retryWhileBlocked(session, () => client.query(statement));
    await progress.record(true, null);
  } else {
    await retryLocks(session, async () => {
      await client.query(statement);
      await progress.record(true, null);
    });
  }
}

const recordStepSql = `
  INSERT INTO migration_steps (migration, step, checksum, is_finished, last_key) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (migration, step) DO UPDATE SET is_finished = excluded.is_finished, last_key = excluded.last_key`;
