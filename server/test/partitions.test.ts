import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, databaseUrlFor, dropDatabase } from '../../tools/services/databases.ts';
import { type Database, connectPostgres } from '../integrations/postgres.ts';
import { migrate } from '../store/migrations.ts';
import { maintainPartitions, readPartitionDays } from '../store/partitions.ts';
import { retention } from './support/retention.ts';
import { startWriters } from './support/concurrent-writers.ts';

const day = 86_400_000;
const today = new Date();
const inDays = (days: number) => new Date(today.getTime() + days * day);
let name: string;
let owner: Database;
/** Resources to close after each test, even if it fails. */
let open: (() => Promise<unknown>)[];

beforeEach(async () => {
  open = [];
  name = `blazon_partitions_${randomBytes(4).toString('hex')}`;
  await createDatabase(name);
  const url = databaseUrlFor('blazon_owner', name);
  await migrate(url, () => undefined);
  owner = connectPostgres({ url, poolSize: 8, onConnectionError: () => undefined });
});
afterEach(async () => {
  await Promise.all(open.map((end) => end()));
  await owner.close();
  await dropDatabase(name);
});

const keep = (now: Date) => maintainPartitions(owner, now, retention);
const nameAt = (table: string, date: Date) =>
  `${table}_${date.toISOString().slice(0, 10).replaceAll('-', '')}`;
const dayName = (date: Date) => nameAt('idempotency_keys', date);
/**
 * 15 days of keys; 4 months of the audit log; 16 days each of events, attempts and requests; 5 months each of the
 * ledger, questions and usage by project; 6 months of usage reports.
 */
const allMade = 15 + 4 + 16 + 16 + 16 + 5 + 6 + 5 + 5;

/** Lists every table named like a partition, and whether it is attached to its parent. */
async function list(table: string): Promise<{ name: string; attached: boolean; pending: boolean }[]> {
  return owner.unscoped({
    text: `SELECT c.relname AS name, c.relispartition AS attached, coalesce(i.inhdetachpending, false) AS pending
           FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
           WHERE c.relkind = 'r' AND c.relname ~ ('^' || $1 || '_[0-9]{8}$') ORDER BY c.relname`,
    values: [table],
  });
}
const names = async (table: string) => (await list(table)).map((partition) => partition.name);

test('creates partitions in advance: 14 days of keys, three months of the audit log', async () => {
  const changes = await keep(today);
  const days = Array.from({ length: 15 }, (_, step) => dayName(inDays(step)));
  expect(await names('idempotency_keys')).toEqual(days);
  expect(await names('audit_log')).toHaveLength(4);
  expect(changes).toHaveLength(allMade);
  expect((await list('idempotency_keys')).every(({ attached }) => attached)).toBe(true);
  expect(await keep(today)).toEqual([]);
});

test('shows the API role the remaining days of partitions, which shrink while maintenance is stopped', async () => {
  expect(await readPartitionDays(owner, today)).toEqual(
    new Map(Object.keys(retention).map((table) => [table, 0])),
  );
  await keep(today);
  const app = connectPostgres({
    url: databaseUrlFor('blazon_app', name),
    poolSize: 1,
    onConnectionError: () => undefined,
  });
  open.push(() => app.close());
  const fewestDays = async (now: Date) => Math.min(...(await readPartitionDays(app, now)).values());
  expect(await fewestDays(today)).toBeGreaterThanOrEqual(14);
  expect(await fewestDays(today)).toBeLessThanOrEqual(15);
  expect(await fewestDays(inDays(8))).toBeLessThan(7);
});

test('drops a day after its keys have expired, and keeps younger ones', async () => {
  await keep(today);
  await keep(inDays(1));
  expect(await names('idempotency_keys')).toContain(dayName(today));
  const changes = await keep(inDays(2));
  expect(changes).toContain(`dropped ${dayName(today)}`);
  expect(await names('idempotency_keys')).toEqual(
    Array.from({ length: 16 }, (_, step) => dayName(inDays(step + 1))),
  );
});

test('keeps the audit log longer', async () => {
  await keep(today);
  await keep(inDays(200));
  const before = await names('audit_log');
  await keep(inDays(450));
  const after = await names('audit_log');
  expect(before).toHaveLength(8);
  expect(after).not.toContain(before[0]);
  // Half a year ago is within the retention of the audit log.
  expect(after).toContain(before.at(-3));
});

test('does not disturb writes while partitions are created and dropped', async () => {
  await keep(inDays(-10));
  await keep(today);
  const writers = await startWriters(name, owner);
  open.push(writers.stop);
  await writers.writeMore(10);
  const changes: string[] = [];
  for (const days of [1, 5, 40]) {
    // A clock that is ahead drops past partitions. Today's must stay for the writers, so keys are kept longer here.
    changes.push(
      ...(await maintainPartitions(owner, inDays(days), { ...retention, idempotency_keys: days + 2 })),
    );
    await writers.writeMore(10);
  }
  const report = await writers.stop();
  expect(report.failures).toEqual([]);
  expect(changes.filter((change) => change.startsWith('made')).length).toBeGreaterThan(83);
  expect(report.longestMilliseconds).toBeLessThan(2_000);
});

test('creates partitions during a long writing transaction', async () => {
  await useTable(
    'LOCK TABLE idempotency_keys, audit_log, events, delivery_attempts, usage_ledger, request_log, director_turns IN ROW EXCLUSIVE MODE',
  );
  expect(await keep(today)).toHaveLength(allMade);
});

test('finishes an interrupted detach, even after a reader blocked it', async () => {
  await keep(today);
  const expired = dayName(today);
  const reader = await useTable('SELECT count(*) FROM idempotency_keys');
  // The detach waits for the reader, and is interrupted halfway, as by a crash of the sweep.
  const detaching = owner.unscoped({
    text: `ALTER TABLE idempotency_keys DETACH PARTITION ${expired} CONCURRENTLY`,
  });
  await Promise.all([
    expect(detaching).rejects.toThrow('terminat'),
    wait(300).then(() => endStatement('DETACH')),
  ]);
  expect((await list('idempotency_keys'))[0]).toEqual({ name: expired, attached: true, pending: true });
  await reader.release();
  expect(await keep(inDays(2))).toEqual(
    expect.arrayContaining([`detached ${expired}`, `dropped ${expired}`]),
  );
  expect(await names('idempotency_keys')).not.toContain(expired);
});

test('drops a detached partition only once it has expired', async () => {
  await keep(today);
  const expired = dayName(today);
  await owner.unscoped({ text: `ALTER TABLE idempotency_keys DETACH PARTITION ${expired} CONCURRENTLY` });
  expect((await list('idempotency_keys'))[0]).toEqual({ name: expired, attached: false, pending: false });
  await keep(inDays(1));
  expect(await names('idempotency_keys')).toContain(expired);
  await keep(inDays(2));
  expect(await names('idempotency_keys')).not.toContain(expired);
});

test('does the work once when many runs start at once', async () => {
  const changes: string[] = [];
  for (const days of [0, 5, 12, 15, 25, 32]) {
    const runs = Array.from({ length: 4 }, () => keep(inDays(days)));
    changes.push(...(await Promise.all(runs)).flat());
  }
  expect(await names('idempotency_keys')).toEqual(
    Array.from({ length: 16 }, (_, step) => dayName(inDays(step + 31))),
  );
  expect((await list('idempotency_keys')).every(({ attached, pending }) => attached && !pending)).toBe(true);
  expect(changes.length).toBe(new Set(changes).size);
});

/** Ends the connection that is executing this statement, as when its process is killed. */
async function endStatement(word: string): Promise<void> {
  await owner.unscoped({
    text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%' || $1 || '%'`,
    values: [word],
  });
}

/** Runs a statement in a transaction that stays open. */
async function useTable(text: string): Promise<{ release(): Promise<void> }> {
  const used = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = owner.unscopedTransaction(async ({ query }) => {
    // The transaction must stay open as long as the others take, even on a busy machine.
    await query({ text: `SET LOCAL idle_in_transaction_session_timeout = '10min'` });
    await query({ text });
    used.resolve();
    await released.promise;
  });
  await used.promise;
  const release = async (): Promise<void> => {
    released.resolve();
    await transaction;
  };
  open.push(release);
  return { release };
}
