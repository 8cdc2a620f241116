import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createConnectionConfig, type PostgresOptions } from '../integrations/postgres.ts';
import { lockTimeout, retryLocks, type MigrationSession } from './migration-session.ts';
import { runStepwise } from './migration-steps.ts';

/**
 * Migrations are plain SQL, go forward only, and are safe under load. CONTRIBUTING.md describes the format; the check
 * `migrations` enforces it.
 */
const migrationsFolder = new URL('../migrations/', import.meta.url);
/** The first line of a file whose statements run one by one (server/store/migration-steps.ts). */
const withoutTransactionMarker = '-- without transaction';
/**
 * Locks are held until the transaction ends, so its statements must be short. Files before `firstFileWithTimeout`
 * were released without this limit.
 */
const statementTimeout = '2s';
const firstFileWithTimeout = '0012';
/** An arbitrary number. All migration runs lock it, so that only one runs at a time. */
const migrationLockNumber = 7_302_511;
const maxLockWaitMilliseconds = 600_000;

export interface MigrationReport {
  readonly applied: readonly string[];
}

export async function migrate(
  ownerUrl: string,
  log: (line: string) => void,
  folder = migrationsFolder,
  tls?: PostgresOptions['tls'],
): Promise<MigrationReport> {
  const client = new pg.Client({
    ...createConnectionConfig(ownerUrl, tls),
    application_name: 'blazon-migrate',
  });
  // If the connection is lost, the running query fails and reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${lockTimeout}'`);
    // Index builds use a single core, because customers' requests need the rest.
    await client.query('SET max_parallel_maintenance_workers = 0');
    await waitForRunLock(client);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
       CREATE TABLE IF NOT EXISTS migration_steps (migration text, step integer, checksum text NOT NULL, is_finished boolean NOT NULL, last_key text[], PRIMARY KEY (migration, step))`,
    );
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      if (await applyFile({ client, name, log }, new URL(name, folder))) applied.push(name);
    }
    return { applied };
  } finally {
    await client.end();
  }
}

/**
 * Waits until no other migration is running. Polls, because lock_timeout would end a statement that waits for the
 * lock.
 */
async function waitForRunLock(client: pg.Client): Promise<void> {
  for (const end = Date.now() + maxLockWaitMilliseconds; ; ) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [migrationLockNumber]);
    if (rows[0]?.mine === true) return;
    if (Date.now() > end) throw new Error('Another migration has been running for ten minutes.');
    await wait(200);
  }
}

/** Returns false if the file was applied before. */
async function applyFile(session: MigrationSession, file: URL): Promise<boolean> {
  const { client, name, log } = session;
  const sql = await readFile(file, 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  const { rows } = await client.query('SELECT checksum FROM migrations WHERE name = $1', [name]);
  if (rows[0]) {
    if (rows[0].checksum !== checksum)
      throw new Error(`${name} was changed after it had been applied: add a new file.`);
    return false;
  }
  const isStepwise = sql.startsWith(withoutTransactionMarker);
  if (isStepwise) await runStepwise(session, sql);
  await retryLocks(session, async () => {
    if (!isStepwise) await runInTransaction(session, sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('DELETE FROM migration_steps WHERE migration = $1', [name]);
  });
  log(`applied ${name}`);
  return true;
}

async function runInTransaction({ client, name }: MigrationSession, sql: string): Promise<void> {
  if (name >= firstFileWithTimeout) await client.query(`SET LOCAL statement_timeout = '${statementTimeout}'`);
  try {
    await client.query(sql);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '57014')
      throw new Error(`${name}: a statement took longer than ${statementTimeout} inside the transaction.`, {
        cause: error,
      });
    throw error;
  }
}
