import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Forward only, plain SQL, safe under load: a change that cannot have its lock at once steps back and tries again. */
const lockTimeout = '2s';
const lockAttempts = 30;
const ourMigrations = new URL('../migrations/', import.meta.url);
/** First line of a file that must run outside a transaction (CREATE INDEX CONCURRENTLY). It must be safe to repeat. */
const withoutTransaction = '-- without transaction';
/** Any number; all migration runs agree on it so that only one runs at a time. */
const runLock = 7_302_511;
const turnMilliseconds = 600_000;

export interface MigrationReport {
  readonly applied: readonly string[];
}

export async function migrate(
  ownerUrl: string,
  log: (line: string) => void,
  folder = ourMigrations,
): Promise<MigrationReport> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'blazon-migrate' });
  // A connection that breaks is told by the query that fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${lockTimeout}'`);
    await waitForTurn(client);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      if (await apply(client, new URL(name, folder), name, log)) applied.push(name);
    }
    return { applied };
  } finally {
    await client.end();
  }
}

/** Asks again and again instead of waiting inside a statement, where lock_timeout would end the wait. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (const end = Date.now() + turnMilliseconds; ; ) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [runLock]);
    if (rows[0]?.mine === true) return;
    if (Date.now() > end) throw new Error('Another migration has been running for ten minutes.');
    await wait(200);
  }
}

async function apply(
  client: pg.Client,
  file: URL,
  name: string,
  log: (line: string) => void,
): Promise<boolean> {
  const sql = await readFile(file, 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  const { rows } = await client.query('SELECT checksum FROM migrations WHERE name = $1', [name]);
  if (rows[0]) {
    if (rows[0].checksum !== checksum)
      throw new Error(`${name} was changed after it had been applied: add a new file.`);
    return false;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run(client, name, sql, checksum);
      log(`applied ${name}`);
      return true;
    } catch (error) {
      const lockWasTaken = error instanceof pg.DatabaseError && error.code === '55P03';
      if (!lockWasTaken || attempt === lockAttempts) throw error;
      log(`${name}: a lock was taken, trying again (${attempt})`);
      await wait(Math.min(250 * attempt, 5_000));
    }
  }
}

async function run(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  const record = () =>
    client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  if (sql.startsWith(withoutTransaction)) {
    for (const statement of sql.split(/;\s*$/m).filter((part) => part.trim() !== ''))
      await client.query(statement);
    await record();
    return;
  }
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await record();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
