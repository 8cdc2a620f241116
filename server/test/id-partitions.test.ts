import { randomBytes } from 'node:crypto';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabaseUrl, dropDatabase } from '../../tools/services/databases.ts';
import { connectPostgres, type Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { maintainPartitions } from '../store/partitions.ts';
import { insertHistoryRows, uuidAt } from './support/partition-rows.ts';
import { retention } from './support/retention.ts';
import { createMigratedDatabase } from './support/test-database.ts';
import { createWorkspace } from './support/workspaces.ts';

const day = 86_400_000;
/** A fixed date, so that the tests do not depend on when they run. */
const now = new Date('2031-05-17T15:30:00Z');
const parseDate = (text: string) => new Date(text);
const computeDateFromNow = (days: number) => new Date(now.getTime() + days * day);

let name: string;
let owner: Database;
let scope: Scope;
beforeAll(async () => {
  name = `blazon_id_partitions_${randomBytes(4).toString('hex')}`;
  await createMigratedDatabase(name);
  const url = createDatabaseUrl('blazon_owner', name);
  owner = connectPostgres({ url, poolSize: 4, onConnectionError: () => undefined });
  await maintainPartitions(owner, now, retention);
  const { id } = await createWorkspace(owner);
  scope = { workspaceId: id, environment: 'live' };
});
afterAll(async () => {
  await owner.close();
  await dropDatabase(name);
});

const columns = { events: 'id', delivery_attempts: 'event_id', usage_ledger: 'job_id' } as const;
type Table = keyof typeof columns;
const tables = Object.keys(columns) as Table[];

/** Returns the partition that holds the row with this id. */
async function findPartition(table: Table, uuid: string): Promise<string | undefined> {
  const [row] = await owner.unscoped<{ place: string }>({
    text: `SELECT tableoid::regclass::text AS place FROM ${table} WHERE ${columns[table]} = $1`,
    values: [uuid],
  });
  return row?.place;
}

async function listPartitions(table: Table): Promise<string[]> {
  const rows = await owner.unscoped<{ name: string }>({
    text: `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass ORDER BY 1`,
    values: [table],
  });
  return rows.map((row) => row.name);
}

describe('a table partitioned by the time inside its ids', () => {
  test('has partitions by day (yesterday to 14 days ahead) or by month (last month to three ahead)', async () => {
    const days = Array.from({ length: 16 }, (_, step) =>
      computeDateFromNow(step - 1)
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', ''),
    );
    expect(await listPartitions('events')).toEqual(days.map((text) => `events_${text}`));
    expect(await listPartitions('delivery_attempts')).toEqual(
      days.map((text) => `delivery_attempts_${text}`),
    );
    expect(await listPartitions('usage_ledger')).toEqual(
      ['20310401', '20310501', '20310601', '20310701', '20310801'].map((text) => `usage_ledger_${text}`),
    );
    expect(await maintainPartitions(owner, now, retention)).toEqual([]);
  });

  test('has the same storage setting for the body in every partition', async () => {
    const storages = await owner.unscoped<{ place: string; storage: string }>({
      text: `SELECT attrelid::regclass::text AS place, attstorage AS storage FROM pg_attribute
             WHERE attname = 'body' AND attrelid IN (
               SELECT 'events'::regclass UNION SELECT inhrelid FROM pg_inherits WHERE inhparent = 'events'::regclass)`,
    });
    expect(storages).toHaveLength(17);
    // `e` means EXTERNAL: out of line, and not compressed by PostgreSQL.
    expect(storages.filter(({ storage }) => storage !== 'e')).toEqual([]);
  });

  test.each([
    ['2031-05-16T00:00:00.000Z', '20310516', '20310501'],
    ['2031-05-16T23:59:59.999Z', '20310516', '20310501'],
    ['2031-05-17T00:00:00.000Z', '20310517', '20310501'],
    ['2031-05-31T23:59:59.999Z', '20310531', '20310501'],
  ])(
    'stores an id with the time %s in the partition of its day or month',
    async (time, dayName, monthName) => {
      const uuid = uuidAt(parseDate(time));
      await insertHistoryRows(owner, scope, uuid);
      expect(await findPartition('events', uuid)).toBe(`events_${dayName}`);
      expect(await findPartition('delivery_attempts', uuid)).toBe(`delivery_attempts_${dayName}`);
      expect(await findPartition('usage_ledger', uuid)).toBe(`usage_ledger_${monthName}`);
    },
  );

  test('rejects an id outside all partitions', async () => {
    for (const time of ['2031-05-15T23:59:59.999Z', '2031-06-01T00:00:00.000Z'])
      await expect(insertHistoryRows(owner, scope, uuidAt(parseDate(time)))).rejects.toThrow('no partition');
  });

  test.each(tables)('is searched for an id in one partition only: %s', async (table) => {
    const uuid = uuidAt(now);
    await insertHistoryRows(owner, scope, uuid);
    const app = connectPostgres({
      url: createDatabaseUrl('blazon_app', name),
      poolSize: 1,
      onConnectionError: () => undefined,
    });
    const plan = await app.transaction(scope, async ({ query }) => {
      await query({
        text: `PREPARE find AS SELECT * FROM ${table} WHERE workspace_id = $1 AND ${columns[table]} = $2`,
      });
      const rows = await query<{ 'QUERY PLAN': string }>({
        text: `EXPLAIN (ANALYZE, TIMING off, COSTS off, SUMMARY off)
               EXECUTE find ('${decodeId('workspace', scope.workspaceId)}', '${uuid}')`,
      });
      return rows.map((row) => row['QUERY PLAN']).filter((line) => / on |Scan/.test(line));
    });
    await app.close();
    const place = await findPartition(table, uuid);
    expect(plan.filter((line) => line.includes(` on ${table}_`))).toEqual([
      expect.stringMatching(new RegExp(` on ${place} .*actual rows=1`)),
    ]);
  });

  test('loses a partition only once all its rows have expired', async () => {
    const [old, young] = [
      uuidAt(parseDate('2031-05-17T23:59:59.999Z')),
      uuidAt(parseDate('2031-05-18T00:00:00.000Z')),
    ];
    await insertHistoryRows(owner, scope, old);
    await insertHistoryRows(owner, scope, young);
    const before = new Set((await Promise.all(tables.map(listPartitions))).flat());

    // The last row of 17 May is thirty days old only when 17 June begins.
    const eve = await maintainPartitions(owner, parseDate('2031-06-16T23:59:59.999Z'), retention);
    expect(eve).not.toContain('dropped events_20310517');
    expect(await findPartition('events', old)).toBe('events_20310517');

    const changes = await maintainPartitions(owner, parseDate('2031-06-17T00:00:00.000Z'), retention);
    expect(changes.filter((change) => change.startsWith('dropped'))).toEqual([
      'dropped events_20310517',
      'dropped delivery_attempts_20310517',
      'dropped request_log_20310517',
    ]);
    for (const table of ['events', 'delivery_attempts'] as const) {
      expect(await findPartition(table, old)).toBe(undefined);
      expect(await findPartition(table, young)).toBe(`${table}_20310518`);
    }
    expect(await findPartition('usage_ledger', old)).toBe('usage_ledger_20310501');
    const after = new Set((await Promise.all(tables.map(listPartitions))).flat());
    const dropped = [...before].filter((each) => !after.has(each));
    expect(dropped.toSorted()).toEqual([
      'delivery_attempts_20310516',
      'delivery_attempts_20310517',
      'events_20310516',
      'events_20310517',
    ]);
  });

  test('keeps the rows of the usage ledger for 800 days', async () => {
    // The previous test dropped the partition of this day, so create it again.
    await maintainPartitions(owner, now, retention);
    const uuid = uuidAt(now);
    await insertHistoryRows(owner, scope, uuid);
    await maintainPartitions(owner, parseDate('2033-08-08T00:00:00Z'), retention);
    expect(await findPartition('usage_ledger', uuid)).toBe('usage_ledger_20310501');
    // This is 800 days after the end of May.
    const changes = await maintainPartitions(owner, parseDate('2033-08-09T00:00:00Z'), retention);
    expect(changes).toContain('dropped usage_ledger_20310501');
  });
});
