import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabaseUrl, dropDatabase } from '../../tools/services/databases.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { type Database, connectPostgres } from '../integrations/postgres.ts';
import { maintainPartitions, readPartitionDays } from '../store/partitions.ts';
import { retention } from './support/retention.ts';
import { startWriters } from './support/concurrent-writers.ts';
import { createMigratedDatabase } from './support/test-database.ts';

const day = 86_400_000;
const today = new Date();
const computeDateFromNow = (days: number) => new Date(today.getTime() + days * day);
let name: string;
let owner: Database;
/** Functions to call after each test, even if it fails. */
let cleanups: (() => Promise<unknown>)[];

beforeEach(async () => {
  cleanups = [];
  name = `blazon_partitions_${randomBytes(4).toString('hex')}`;
  await createMigratedDatabase(name);
  const url = createDatabaseUrl('blazon_owner', name);
  owner = connectPostgres({ url, poolSize: 8, onConnectionError: () => undefined });
});
afterEach(async () => {
  await Promise.all(cleanups.map((end) => end()));
  await owner.close();
  await dropDatabase(name);
});

const maintain = (now: Date) => maintainPartitions(owner, now, retention);
const formatPartitionName = (table: string, date: Date) =>
  `${table}_${date.toISOString().slice(0, 10).replaceAll('-', '')}`;
const dayName = (date: Date) => formatPartitionName('idempotency_keys', date);
/**
 * The number of partitions that the first maintenance creates: 15 days of idempotency keys; 4 months of the audit log;
 * 16 days each of events, attempts and requests; 5 months each of the ledger, director questions and usage by project;
 * 6 months of usage reports.
 */
const expectedPartitionCount = 15 + 4 + 16 + 16 + 16 + 5 + 6 + 5 + 5;

/** Lists every table named like a partition, and whether it is attached to its parent. */
async function listPartitions(
  table: string,
): Promise<{ name: string; attached: boolean; pending: boolean }[]> {
  return owner.unscoped({
    text: `SELECT c.relname AS name, c.relispartition AS attached, coalesce(i.inhdetachpending, false) AS pending
           FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
           WHERE c.relkind = 'r' AND c.relname ~ ('^' || $1 || '_[0-9]{8}$') ORDER BY c.relname`,
    values: [table],
  });
}
const listNames = async (table: string) => (await listPartitions(table)).map((partition) => partition.name);

test('maintenance creates partitions 14 days or three months ahead', async () => {
  const changes = await maintain(today);
  const days = Array.from({ length: 15 }, (_, step) => dayName(computeDateFromNow(step)));
  expect(await listNames('idempotency_keys')).toEqual(days);
  expect(await listNames('audit_log')).toHaveLength(4);
  expect(changes).toHaveLength(expectedPartitionCount);
  expect((await listPartitions('idempotency_keys')).every(({ attached }) => attached)).toBe(true);
  expect(await maintain(today)).toEqual([]);
});

test('the API can read how many days ahead partitions exist; without maintenance, the number shrinks', async () => {
  expect(await readPartitionDays(owner, today)).toEqual(
    new Map(Object.keys(retention).map((table) => [table, 0])),
  );
  await maintain(today);
  const app = connectPostgres({
    url: createDatabaseUrl('blazon_app', name),
    poolSize: 1,
    onConnectionError: () => undefined,
  });
  cleanups.push(() => app.close());
  const fewestDays = async (now: Date) => Math.min(...(await readPartitionDays(app, now)).values());
  expect(await fewestDays(today)).toBeGreaterThanOrEqual(14);
  expect(await fewestDays(today)).toBeLessThanOrEqual(15);
  expect(await fewestDays(computeDateFromNow(8))).toBeLessThan(7);
});

test("maintenance drops a day's partition of idempotency keys two days later", async () => {
  await maintain(today);
  await maintain(computeDateFromNow(1));
  expect(await listNames('idempotency_keys')).toContain(dayName(today));
  const changes = await maintain(computeDateFromNow(2));
  expect(changes).toContain(`dropped ${dayName(today)}`);
  expect(await listNames('idempotency_keys')).toEqual(
    Array.from({ length: 16 }, (_, step) => dayName(computeDateFromNow(step + 1))),
  );
});

test('maintenance keeps partitions of the audit log for 400 days', async () => {
  await maintain(today);
  await maintain(computeDateFromNow(200));
  const before = await listNames('audit_log');
  await maintain(computeDateFromNow(450));
  const after = await listNames('audit_log');
  expect(before).toHaveLength(8);
  expect(after).not.toContain(before[0]);
  // Half a year ago is within the retention of the audit log.
  expect(after).toContain(before.at(-3));
});

// This test measures time, so a busy machine gets two more attempts.
test('maintenance does not disturb concurrent writes', { retry: 2 }, async () => {
  await maintain(computeDateFromNow(-10));
  await maintain(today);
  const writers = await startWriters(name, owner);
  cleanups.push(writers.stop);
  await writers.writeMore(10);
  const changes: string[] = [];
  for (const days of [1, 5, 40]) {
    // Maintenance runs as if days had passed. Keep keys longer, so that today's partition stays for the writers.
    changes.push(
      ...(await maintainPartitions(owner, computeDateFromNow(days), {
        ...retention,
        idempotency_keys: days + 2,
      })),
    );
    await writers.writeMore(10);
  }
  const report = await writers.stop();
  expect(report.failures).toEqual([]);
  expect(changes.filter((change) => change.startsWith('made')).length).toBeGreaterThan(83);
  expect(report.longestMilliseconds).toBeLessThan(2_000);
});

test('maintenance creates partitions during a long writing transaction', async () => {
  await holdTransaction(
    'LOCK TABLE idempotency_keys, audit_log, events, delivery_attempts, usage_ledger, request_log, director_turns IN ROW EXCLUSIVE MODE',
  );
  expect(await maintain(today)).toHaveLength(expectedPartitionCount);
});

test('maintenance finishes a detach that was interrupted while it waited for a reader', async () => {
  await maintain(today);
  const expired = dayName(today);
  const reader = await holdTransaction('SELECT count(*) FROM idempotency_keys');
  // The detach waits for the reader, and is interrupted halfway, as if the sweep had crashed.
  const detaching = owner.unscoped({
    text: `ALTER TABLE idempotency_keys DETACH PARTITION ${expired} CONCURRENTLY`,
  });
  await Promise.all([
    expect(detaching).rejects.toThrow('terminat'),
    waitForPendingDetach().then(() => terminateStatement('DETACH')),
  ]);
  expect((await listPartitions('idempotency_keys'))[0]).toEqual({
    name: expired,
    attached: true,
    pending: true,
  });
  await reader.release();
  expect(await maintain(computeDateFromNow(2))).toEqual(
    expect.arrayContaining([`detached ${expired}`, `dropped ${expired}`]),
  );
  expect(await listNames('idempotency_keys')).not.toContain(expired);
});

test('maintenance drops a detached partition only once it has expired', async () => {
  await maintain(today);
  const expired = dayName(today);
  await owner.unscoped({ text: `ALTER TABLE idempotency_keys DETACH PARTITION ${expired} CONCURRENTLY` });
  expect((await listPartitions('idempotency_keys'))[0]).toEqual({
    name: expired,
    attached: false,
    pending: false,
  });
  await maintain(computeDateFromNow(1));
  expect(await listNames('idempotency_keys')).toContain(expired);
  await maintain(computeDateFromNow(2));
  expect(await listNames('idempotency_keys')).not.toContain(expired);
});

test('simultaneous maintenance runs make each change once', async () => {
  const changes: string[] = [];
  for (const days of [0, 5, 12, 15, 25, 32]) {
    const runs = Array.from({ length: 4 }, () => maintain(computeDateFromNow(days)));
    changes.push(...(await Promise.all(runs)).flat());
  }
  expect(await listNames('idempotency_keys')).toEqual(
    Array.from({ length: 16 }, (_, step) => dayName(computeDateFromNow(step + 31))),
  );
  expect(
    (await listPartitions('idempotency_keys')).every(({ attached, pending }) => attached && !pending),
  ).toBe(true);
  expect(changes.length).toBe(new Set(changes).size);
});

/** Ends the connection that runs a statement with this word, as when its process is killed. */
const waitForPendingDetach = () =>
  waitUntil(
    async () => {
      const [oldest] = await listPartitions('idempotency_keys');
      if (oldest?.pending !== true) throw new Error('not yet');
    },
    { what: 'the pending detach', seconds: 60, everyMilliseconds: 10 },
  );

async function terminateStatement(word: string): Promise<void> {
  await owner.unscoped({
    text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%' || $1 || '%'`,
    values: [word],
  });
}

/** Runs a statement in a transaction that stays open. */
async function holdTransaction(text: string): Promise<{ release(): Promise<void> }> {
  const used = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = owner.unscopedTransaction(async ({ query }) => {
    // The timeout must not end the transaction before the test releases it, even on a busy machine.
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
  cleanups.push(release);
  return { release };
}
