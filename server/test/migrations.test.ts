import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, createDatabaseUrl, dropDatabase } from '../../tools/services/databases.ts';
import { apiHosts, createServerEnvironment } from '../../tools/services/server-environment.ts';
import { type Database, connectPostgres } from '../integrations/postgres.ts';
import { migrate } from '../store/migrations.ts';
import { maintainPartitions } from '../store/partitions.ts';
import { uuidAt } from './support/partition-rows.ts';
import { retention } from './support/retention.ts';
import { startWriters, type Writers } from './support/concurrent-writers.ts';

const migrationsFolder = new URL('../migrations/', import.meta.url);
let databaseName: string;
let folder: string;
let owner: Database;
/** Functions to call after each test, even if it fails. */
let cleanups: (() => Promise<unknown>)[];

beforeEach(async () => {
  cleanups = [];
  databaseName = `blazon_migrations_${randomBytes(4).toString('hex')}`;
  await createDatabase(databaseName);
  folder = await mkdtemp(join(tmpdir(), 'blazon-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  owner = connectPostgres({ url: ownerUrl(), poolSize: 4, onConnectionError: () => undefined });
});
afterEach(async () => {
  await Promise.all(cleanups.map((end) => end()));
  await owner.close();
  await dropDatabase(databaseName);
  await rm(folder, { recursive: true });
});

const ownerUrl = () => createDatabaseUrl('blazon_owner', databaseName);
const run = (log: (line: string) => void = () => undefined) =>
  migrate(ownerUrl(), log, pathToFileURL(`${folder}/`));
const addFile = (file: string, sql: string) => writeFile(join(folder, file), sql);
/** Removes all migrations from the folder, for tests that need none of the service's tables. */
const removeAllFiles = async () => {
  for (const file of await readdir(folder)) await rm(join(folder, file));
};
const tableExists = async (table: string) =>
  (await owner.unscoped({ text: 'SELECT 1 FROM pg_class WHERE relname = $1', values: [table] })).length === 1;

test('simultaneous runs apply every migration once, in order', async () => {
  const files = (await readdir(folder)).sort();
  const reports = await Promise.all([run(), run(), run()]);
  expect(reports.flatMap((report) => report.applied)).toEqual(files);
  const recorded = await owner.unscoped({ text: 'SELECT name FROM migrations ORDER BY applied_at' });
  expect(recorded).toEqual(files.map((file) => ({ name: file })));
  expect(await run()).toEqual({ applied: [] });
});

test('the migrate command can run twice at the same time', async () => {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    ...createServerEnvironment(databaseName),
    BLAZON_LIVE_HOST: apiHosts.live,
    BLAZON_SANDBOX_HOST: apiHosts.sandbox,
  };
  const command = fileURLToPath(new URL('../processes/migrate.ts', import.meta.url));
  const runOnce = () => promisify(execFile)(process.execPath, [command], { env: environment });
  const outputs = (await Promise.all([runOnce(), runOnce()])).map(({ stdout }) => stdout);
  expect(outputs.filter((output) => output.includes('the schema is up to date'))).toHaveLength(1);
  // Each partition is created once: 15 days of idempotency keys; 16 days each of events, attempts and requests;
  // 4 months of the audit log; 5 months each of the ledger, director questions and usage by project; 6 months of usage
  // reports.
  const made = [...outputs.join('').matchAll(/^(\d+) partitions made or dropped$/gm)];
  expect(made.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(88);
});

test("migration 0011 moves the art director's questions into partitions by month, whatever their age", async () => {
  await rm(join(folder, '0011_director_turns.sql'));
  await run();
  const [january, march] = ['2026-01-31T23:59:59.999Z', '2026-03-01T00:00:00.000Z'].map((time) =>
    uuidAt(new Date(time)),
  );
  const values = [uuidAt(new Date()), uuidAt(new Date())];
  await owner.unscoped({
    text: `INSERT INTO workspaces (id, name, plan, created_at) VALUES ($1, 'Old', 'free', now())`,
    values: values.slice(0, 1),
  });
  await owner.unscoped({
    text: `INSERT INTO projects (workspace_id, environment, id, name, created_at) VALUES ($1, 'live', $2, 'Old', now())`,
    values,
  });
  for (const job of [january, march])
    await owner.unscoped({
      text: `INSERT INTO director_turns (workspace_id, environment, project_id, job_id, turn, created_at, outcome, note)
             VALUES ($1, 'live', $2, $3, 1, now(), 'timeout', 'kept')`,
      values: [...values, job],
    });
  await cp(migrationsFolder, folder, { recursive: true });
  expect(await run()).toEqual({ applied: ['0011_director_turns.sql'] });
  const rows = await owner.unscoped({
    text: 'SELECT tableoid::regclass::text AS place, job_id, note FROM director_turns ORDER BY job_id',
  });
  expect(rows).toEqual([
    { place: 'director_turns_20260101', job_id: january, note: 'kept' },
    { place: 'director_turns_20260301', job_id: march, note: 'kept' },
  ]);
  // Partition maintenance finds the months that the migration created, and drops the expired ones.
  const changes = await maintainPartitions(owner, new Date('2026-03-20T00:00:00Z'), retention);
  expect(changes).toContain('made director_turns_20260201');
  expect(changes).not.toContain('made director_turns_20260301');
  const later = await maintainPartitions(owner, new Date('2026-05-02T00:00:00Z'), retention);
  expect(later).toContain('dropped director_turns_20260101');
});

test('a run rejects a file that was changed after it was applied, and applies no later file', async () => {
  await addFile('0900_first.sql', 'CREATE TABLE first (id int);');
  await run();
  await addFile('0900_first.sql', 'CREATE TABLE first (id bigint);');
  await addFile('0901_second.sql', 'CREATE TABLE second (id int);');
  await expect(run()).rejects.toThrow('0900_first.sql was changed');
  expect(await tableExists('second')).toBe(false);
});

test('a file that fails halfway leaves nothing behind, and can be corrected', async () => {
  await addFile('0900_broken.sql', 'CREATE TABLE first (id int); SELECT 1 / 0;');
  await addFile('0901_second.sql', 'CREATE TABLE second (id int);');
  await expect(run()).rejects.toThrow('division by zero');
  expect([await tableExists('first'), await tableExists('second')]).toEqual([false, false]);
  await addFile('0900_broken.sql', 'CREATE TABLE first (id int);');
  expect(await run()).toEqual({ applied: ['0900_broken.sql', '0901_second.sql'] });
});

// This test measures time, so a busy machine gets two more attempts.
test('a run that waits for a lock gives up and retries, to let writers through', { retry: 2 }, async () => {
  const writers = await migrateAndStartWriters();
  await addFile('0900_note.sql', 'ALTER TABLE projects ADD COLUMN note text;');
  const hold = await holdTable('projects');
  const lines: string[] = [];
  const retries: number[] = [];
  const running = run((line) => {
    lines.push(line);
    if (line.includes('retrying')) retries.push(writers.written());
  });
  // While the reader holds its lock, every attempt must give up. Writers get through between attempts.
  while (retries.length < 4) await wait(20);
  expect(await columnExists('projects', 'note')).toBe(false);
  await hold.release();
  expect(await running).toEqual({ applied: ['0900_note.sql'] });
  await writers.writeMore(20);
  const report = await writers.stop();

  expect(lines.at(-1)).toBe('applied 0900_note.sql');
  expect(retries[3]).toBeGreaterThan((retries[0] ?? 0) + 5);
  expect(report.failures).toEqual([]);
  // A migration waits half a second for its lock, so writers wait about as long behind it. A busy machine takes
  // longer.
  expect(report.longestMilliseconds).toBeGreaterThan(400);
  expect(report.longestMilliseconds).toBeLessThan(2_000);
});

test('a statement inside a transaction may run for at most two seconds', async () => {
  await removeAllFiles();
  await addFile('0900_slow.sql', 'CREATE TABLE first (id int); SELECT pg_sleep(60);');
  await expect(run()).rejects.toThrow('0900_slow.sql: a statement took longer than 2s');
  expect(await tableExists('first')).toBe(false);
});

// This test measures time, so a busy machine gets two more attempts.
test('an index is built without a transaction while others write', { retry: 2 }, async () => {
  const writers = await migrateAndStartWriters();
  await addFile(
    '0900_index.sql',
    `-- without transaction
CREATE INDEX CONCURRENTLY projects_by_name ON projects (workspace_id, name); -- The end.
`,
  );
  // An open transaction delays the build, but writers do not wait for the build.
  const hold = await holdTable('projects', 'ROW EXCLUSIVE');
  const running = run();
  while ((await readIndexStates('projects_by_name')).length === 0) await wait(20);
  await writers.writeMore(40);
  expect(await readIndexStates('projects_by_name')).toEqual([{ name: 'projects_by_name', valid: false }]);
  await hold.release();
  expect(await running).toEqual({ applied: ['0900_index.sql'] });
  await writers.writeMore(5);
  const report = await writers.stop();

  expect(report.failures).toEqual([]);
  expect(report.longestMilliseconds).toBeLessThan(1_900);
  expect(await readIndexStates('projects_by_name')).toEqual([{ name: 'projects_by_name', valid: true }]);
});

test('an index that was left incomplete is dropped and built again', async () => {
  await removeAllFiles();
  await addFile('0900_things.sql', 'CREATE TABLE things (name text);');
  await run();
  await addFile('0901_index.sql', '-- without transaction\nCREATE INDEX CONCURRENTLY one ON things (name);');
  const hold = await holdTable('things', 'ROW EXCLUSIVE');
  const running = run().then(
    () => 'applied',
    () => 'stopped',
  );
  while ((await readIndexStates('one')).length === 0) await wait(20);
  await stopMigrations();
  expect(await running).toBe('stopped');
  await hold.release();
  expect(await readIndexStates('one')).toEqual([{ name: 'one', valid: false }]);

  const lines: string[] = [];
  await run((line) => lines.push(line));
  expect(lines).toEqual([
    '0901_index.sql: one was left incomplete by an interrupted build and is built again',
    'applied 0901_index.sql',
  ]);
  expect(await readIndexStates('one')).toEqual([{ name: 'one', valid: true }]);
});

test('an index of a partitioned table is built on each partition while others write', async () => {
  const writers = await migrateAndStartWriters();
  await addFile(
    '0900_index.sql',
    `-- without transaction
CREATE INDEX CONCURRENTLY keys_by_status ON idempotency_keys (workspace_id, status) WHERE status >= 400;
CREATE UNIQUE INDEX CONCURRENTLY keys_once ON idempotency_keys (workspace_id, key, created_at);
`,
  );
  // Hold up the build, so that partition maintenance can add a partition during it.
  const hold = await holdTable('idempotency_keys', 'ROW EXCLUSIVE');
  const lines: string[] = [];
  const running = run((line) => lines.push(line));
  while (lines.length === 0) await wait(20);
  expect(lines[0]).toContain('retrying');
  await hold.release();
  while ((await readIndexStates('keys_by_status')).length === 0) await wait(5);
  await maintainPartitions(owner, new Date(Date.now() + 3 * 86_400_000), {
    ...retention,
    idempotency_keys: 30,
  });
  expect(await running).toEqual({ applied: ['0900_index.sql'] });
  await writers.writeMore(5);
  expect((await writers.stop()).failures).toEqual([]);

  const partitions = await owner.unscoped({
    text: `SELECT inhrelid FROM pg_inherits WHERE inhparent = 'idempotency_keys'::regclass`,
  });
  expect(partitions).toHaveLength(18);
  for (const index of ['keys_by_status', 'keys_once']) {
    expect(await readIndexStates(index)).toEqual([{ name: index, valid: true }]);
    const attached = await owner.unscoped({
      text: `SELECT i.indisvalid AS valid FROM pg_inherits h JOIN pg_index i ON i.indexrelid = h.inhrelid
             WHERE h.inhparent = $1::regclass`,
      values: [index],
    });
    expect(attached).toEqual(partitions.map(() => ({ valid: true })));
  }
});

test('a statement that runs in batches changes each row once, even if the run is interrupted', async () => {
  await removeAllFiles();
  await addFile(
    '0900_rows.sql',
    `CREATE DOMAIN environment AS text COLLATE "C" CHECK (VALUE IN ('live', 'sandbox'));
     CREATE TABLE counted (kind environment, id uuid DEFAULT gen_random_uuid(), times int DEFAULT 0, PRIMARY KEY (kind, id));
     INSERT INTO counted (kind) SELECT CASE WHEN n % 3 = 0 THEN 'live' ELSE 'sandbox' END FROM generate_series(1, 5500) n;
     CREATE TABLE copies (LIKE counted);`,
  );
  await run();
  await addFile(
    '0901_batches.sql',
    `-- without transaction
UPDATE counted SET times = times + 1 WHERE in_batch(counted);
INSERT INTO copies SELECT * FROM counted WHERE in_batch(counted);
`,
  );
  // Lock a row of the fifth batch. Four batches commit, and the fifth waits.
  const hold = await holdRow('counted', 4_200);
  const lines: string[] = [];
  const running = run((line) => lines.push(line)).then(
    () => 'applied',
    () => 'stopped',
  );
  while (lines.length === 0) await wait(20);
  const doneBefore = await countRows('counted WHERE times = 1');
  await stopMigrations();
  expect(await running).toBe('stopped');
  await hold.release();
  expect(doneBefore).toBe(4_000);
  expect(await countRows('counted WHERE times = 1')).toBe(4_000);

  expect(await run()).toEqual({ applied: ['0901_batches.sql'] });
  expect(await countRows('counted WHERE times = 1')).toBe(5_500);
  expect(await countRows('copies')).toBe(5_500);
  expect(await countRows('migration_steps')).toBe(0);
});

test('a repeated run skips finished statements, and accepts changes only in later ones', async () => {
  await removeAllFiles();
  const first = '-- without transaction\nCREATE TABLE once (id int);\n';
  await addFile('0900_steps.sql', `${first}SELECT 1 / 0;`);
  await expect(run()).rejects.toThrow('division by zero');
  expect(await tableExists('once')).toBe(true);
  await addFile('0900_steps.sql', '-- without transaction\nCREATE TABLE other (id int);\nSELECT 1 / 1;');
  await expect(run()).rejects.toThrow('0900_steps.sql: statement 1 was changed after it had started');
  await addFile('0900_steps.sql', `${first}SELECT 1 / 1;`);
  expect(await run()).toEqual({ applied: ['0900_steps.sql'] });
});

async function readIndexStates(index: string): Promise<{ name: string; valid: boolean }[]> {
  return owner.unscoped<{ name: string; valid: boolean }>({
    text: `SELECT c.relname AS name, i.indisvalid AS valid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
           WHERE c.relname = $1`,
    values: [index],
  });
}

async function countRows(from: string): Promise<number> {
  const rows = await owner.unscoped<{ count: string }>({ text: `SELECT count(*) FROM ${from}` });
  return Number(rows[0]?.count);
}

/** Ends the database connections of running migrations, as when their process is killed. */
async function stopMigrations(): Promise<void> {
  await owner.unscoped({
    text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'blazon-migrate' AND datname = current_database()`,
  });
}

/** Locks the row at this position, in order of the primary key, in a transaction that stays open. */
async function holdRow(table: string, offset: number): Promise<{ release(): Promise<void> }> {
  return holdLock(
    `SELECT FROM ${table} WHERE (kind, id) = (SELECT kind, id FROM ${table} ORDER BY kind, id OFFSET ${offset} LIMIT 1) FOR UPDATE`,
  );
}

async function columnExists(table: string, column: string): Promise<boolean> {
  const rows = await owner.unscoped({
    text: 'SELECT 1 FROM information_schema.columns WHERE table_name = $1 AND column_name = $2',
    values: [table, column],
  });
  return rows.length === 1;
}

/** Applies all migrations and starts writers that insert rows all the time. */
async function migrateAndStartWriters(): Promise<Writers> {
  await run();
  await maintainPartitions(owner, new Date(), retention);
  const writers = await startWriters(databaseName, owner);
  cleanups.push(writers.stop);
  await writers.writeMore(5);
  return writers;
}

/** Locks the table in a transaction that stays open. */
async function holdTable(table: string, mode = 'ACCESS SHARE'): Promise<{ release(): Promise<void> }> {
  return holdLock(`LOCK TABLE ${table} IN ${mode} MODE`);
}

async function holdLock(statement: string): Promise<{ release(): Promise<void> }> {
  const lockHeld = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = owner.unscopedTransaction(async ({ query }) => {
    // The timeout must not end the transaction before the test releases it, even on a busy machine.
    await query({ text: `SET LOCAL idle_in_transaction_session_timeout = '10min'` });
    await query({ text: statement });
    lockHeld.resolve();
    await released.promise;
  });
  await lockHeld.promise;
  const release = async (): Promise<void> => {
    released.resolve();
    await transaction;
  };
  cleanups.push(release);
  return { release };
}
