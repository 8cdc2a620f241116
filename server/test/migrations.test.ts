import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../../tools/services/databases.ts';
import { serverEnvironment } from '../../tools/services/server-environment.ts';
import { type Database, connectPostgres } from '../outside/postgres.ts';
import { migrate } from '../store/migrations.ts';
import { keepPartitions } from '../store/partitions.ts';
import { uuidAt } from './support/history-rows.ts';
import { retention } from './support/retention.ts';
import { hosts } from './support/stage.ts';
import { startWriters, type Writers } from './support/writers.ts';

const ours = new URL('../migrations/', import.meta.url);
let name: string;
let folder: string;
let owner: Database;
/** What a test leaves open, also when it fails. */
let open: (() => Promise<unknown>)[];

beforeEach(async () => {
  open = [];
  name = `blazon_migrations_${randomBytes(4).toString('hex')}`;
  await createDatabase(name);
  folder = await mkdtemp(join(tmpdir(), 'blazon-migrations-'));
  await cp(ours, folder, { recursive: true });
  owner = connectPostgres({ url: ownerUrl(), poolSize: 4, onConnectionError: () => undefined });
});
afterEach(async () => {
  await Promise.all(open.map((end) => end()));
  await owner.close();
  await dropDatabase(name);
  await rm(folder, { recursive: true });
});

const ownerUrl = () => databaseUrl('blazon_owner', name);
const run = (log: (line: string) => void = () => undefined) =>
  migrate(ownerUrl(), log, pathToFileURL(`${folder}/`));
const add = (file: string, sql: string) => writeFile(join(folder, file), sql);
const tableExists = async (table: string) =>
  (await owner.unscoped({ text: 'SELECT 1 FROM pg_class WHERE relname = $1', values: [table] })).length === 1;

test('many runs at once apply every file exactly once, in order', async () => {
  const files = (await readdir(folder)).sort();
  const reports = await Promise.all([run(), run(), run()]);
  expect(reports.flatMap((report) => report.applied)).toEqual(files);
  const recorded = await owner.unscoped({ text: 'SELECT name FROM migrations ORDER BY applied_at' });
  expect(recorded).toEqual(files.map((file) => ({ name: file })));
  expect(await run()).toEqual({ applied: [] });
});

test('the command may be run twice at once', async () => {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    ...serverEnvironment(name),
    BLAZON_LIVE_HOST: hosts.live,
    BLAZON_SANDBOX_HOST: hosts.sandbox,
  };
  const command = fileURLToPath(new URL('../migrate.ts', import.meta.url));
  const runOnce = () => promisify(execFile)(process.execPath, [command], { env: environment });
  const outputs = (await Promise.all([runOnce(), runOnce()])).map(({ stdout }) => stdout);
  expect(outputs.filter((output) => output.includes('the schema is up to date'))).toHaveLength(1);
  // Days: 15 of keys, 16 each of events, attempts and requests; months: 4 of the audit log, 5 each of the ledger and of
  // turns. Each made once.
  const made = [...outputs.join('').matchAll(/^(\d+) partitions made or dropped$/gm)];
  expect(made.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(77);
});

test('turns of the art director move into months, whichever they are from', async () => {
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
  await cp(ours, folder, { recursive: true });
  expect(await run()).toEqual({ applied: ['0011_director_turns.sql'] });
  const rows = await owner.unscoped({
    text: 'SELECT tableoid::regclass::text AS place, job_id, note FROM director_turns ORDER BY job_id',
  });
  expect(rows).toEqual([
    { place: 'director_turns_20260101', job_id: january, note: 'kept' },
    { place: 'director_turns_20260301', job_id: march, note: 'kept' },
  ]);
  // Upkeep finds the months that the file made, and drops those that are over.
  const changes = await keepPartitions(owner, new Date('2026-03-20T00:00:00Z'), retention);
  expect(changes).toContain('made director_turns_20260201');
  expect(changes).not.toContain('made director_turns_20260301');
  const later = await keepPartitions(owner, new Date('2026-05-02T00:00:00Z'), retention);
  expect(later).toContain('dropped director_turns_20260101');
});

test('a file that was changed after it had been applied is refused, and nothing after it runs', async () => {
  await add('0900_first.sql', 'CREATE TABLE first (id int);');
  await run();
  await add('0900_first.sql', 'CREATE TABLE first (id bigint);');
  await add('0901_second.sql', 'CREATE TABLE second (id int);');
  await expect(run()).rejects.toThrow('0900_first.sql was changed');
  expect(await tableExists('second')).toBe(false);
});

test('a file that fails half-way leaves nothing, and can be corrected', async () => {
  await add('0900_broken.sql', 'CREATE TABLE first (id int); SELECT 1 / 0;');
  await add('0901_second.sql', 'CREATE TABLE second (id int);');
  await expect(run()).rejects.toThrow('division by zero');
  expect([await tableExists('first'), await tableExists('second')]).toEqual([false, false]);
  await add('0900_broken.sql', 'CREATE TABLE first (id int);');
  expect(await run()).toEqual({ applied: ['0900_broken.sql', '0901_second.sql'] });
});

test('under load a change steps back from a lock it cannot have, and lets writers through', async () => {
  const writers = await startCustomers();
  await add('0900_note.sql', 'ALTER TABLE projects ADD COLUMN note text;');
  const hold = await holdTable('projects');
  const lines: string[] = [];
  const retries: number[] = [];
  const running = run((line) => {
    lines.push(line);
    if (line.includes('trying again')) retries.push(writers.written());
  });
  // While the reader holds on, every attempt has to give up. Between two attempts writers get through.
  while (retries.length < 2) await wait(20);
  expect(await columnExists('projects', 'note')).toBe(false);
  await hold.release();
  expect(await running).toEqual({ applied: ['0900_note.sql'] });
  await writers.writeMore(20);
  const report = await writers.stop();

  expect(lines.at(-1)).toBe('applied 0900_note.sql');
  expect(retries[1]).toBeGreaterThan((retries[0] ?? 0) + 5);
  expect(report.failures).toEqual([]);
  // The lock timeout is two seconds: nobody waits longer for a change that waits itself.
  expect(report.longestMilliseconds).toBeGreaterThan(1_000);
  expect(report.longestMilliseconds).toBeLessThan(4_000);
});

test('a file without a transaction builds an index while others write', async () => {
  const writers = await startCustomers();
  await add(
    '0900_index.sql',
    `-- without transaction
DROP INDEX CONCURRENTLY IF EXISTS projects_by_name;
CREATE INDEX CONCURRENTLY projects_by_name ON projects (workspace_id, name);
`,
  );
  // A transaction that is older than the index makes the build wait, then give up: an invalid index is left behind.
  const hold = await holdTable('projects', 'ROW EXCLUSIVE');
  const lines: string[] = [];
  const before = writers.written();
  const running = run((line) => lines.push(line));
  while (lines.length === 0) await wait(20);
  expect(lines[0]).toContain('trying again');
  expect(writers.written()).toBeGreaterThan(before + 20);
  await hold.release();
  expect(await running).toEqual({ applied: ['0900_index.sql'] });
  await writers.writeMore(5);
  const report = await writers.stop();

  expect(report.failures).toEqual([]);
  expect(report.longestMilliseconds).toBeLessThan(1_900);
  const indexes = await owner.unscoped({
    text: `SELECT indisvalid FROM pg_index WHERE indexrelid = 'projects_by_name'::regclass`,
  });
  expect(indexes).toEqual([{ indisvalid: true }]);
});

async function columnExists(table: string, column: string): Promise<boolean> {
  const rows = await owner.unscoped({
    text: 'SELECT 1 FROM information_schema.columns WHERE table_name = $1 AND column_name = $2',
    values: [table, column],
  });
  return rows.length === 1;
}

/** A finished schema with customers who write to it. */
async function startCustomers(): Promise<Writers> {
  await run();
  await keepPartitions(owner, new Date(), retention);
  const writers = await startWriters(name, owner);
  open.push(writers.stop);
  await writers.writeMore(5);
  return writers;
}

/** A long transaction that has the table in use. */
async function holdTable(table: string, mode = 'ACCESS SHARE'): Promise<{ release(): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = owner.unscopedTransaction(async ({ query }) => {
    await query({ text: `LOCK TABLE ${table} IN ${mode} MODE` });
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const release = async (): Promise<void> => {
    released.resolve();
    await transaction;
  };
  open.push(release);
  return { release };
}
