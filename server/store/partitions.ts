import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { minUuidAt, readUuidTime } from '../domain/uuid-time.ts';

/**
 * A table partitioned by time, or by the time inside its ids. Partitions are created well in advance, so that writes
 * continue even if maintenance stops for days. A partition is dropped as a whole when all its rows have expired, so
 * expired rows are never deleted one by one.
 */
interface PartitionedTable {
  readonly table: string;
  readonly width: 'day' | 'month';
  /**
   * The column that the bounds apply to: a time from the database's clock, or a UUIDv7 id whose time comes from
   * another machine's clock.
   */
  readonly by: 'time' | 'id';
  /** How many future partitions are created. */
  readonly ahead: number;
  /** How many past partitions are created, for rows with earlier times. */
  readonly behind: number;
}

/**
 * A stored response is valid for the whole idempotency window, so the partition of a day stays until the window of
 * its last key is over.
 */
export const idempotencyDays = Math.ceil(limits.idempotencyWindowSeconds / 86_400);

export interface Retention {
  /** For each table, the number of days from the end of a partition until its newest row has expired. */
  readonly idempotency_keys: number;
  readonly audit_log: number;
  readonly events: number;
  readonly delivery_attempts: number;
  readonly usage_ledger: number;
  readonly usage_reports: number;
  readonly usage_details: number;
  readonly request_log: number;
  readonly director_turns: number;
}

/**
 * Tables are processed in this order. Events come before their attempts: if attempts were dropped first, an event that
 * still exists could get an attempt for which there is no partition. An attempt whose event is gone does no harm.
 * Tables partitioned by id also keep the previous partition, because an id may come from a machine whose clock is
 * behind, or from just before midnight.
 */
const partitionedTables: readonly (PartitionedTable & { readonly table: keyof Retention })[] = [
  { table: 'idempotency_keys', width: 'day', by: 'time', ahead: 14, behind: 0 },
  { table: 'audit_log', width: 'month', by: 'time', ahead: 3, behind: 0 },
  { table: 'events', width: 'day', by: 'id', ahead: 14, behind: 1 },
  { table: 'delivery_attempts', width: 'day', by: 'id', ahead: 14, behind: 1 },
  { table: 'usage_ledger', width: 'month', by: 'id', ahead: 3, behind: 1 },
  // A report covers one minute of the last 34 days. On 1 March, 34 days ago is in January, two partitions back.
  { table: 'usage_reports', width: 'month', by: 'time', ahead: 3, behind: 2 },
  { table: 'usage_details', width: 'month', by: 'time', ahead: 3, behind: 1 },
  { table: 'request_log', width: 'day', by: 'id', ahead: 14, behind: 1 },
  { table: 'director_turns', width: 'month', by: 'id', ahead: 3, behind: 1 },
];

/** An arbitrary number. All upkeep runs lock it, so that only one runs at a time. */
const partitionLockNumber = 7_302_512;

/**
 * Creates and drops partitions of all partitioned tables as needed. It is safe to repeat, and safe to run twice at
 * once: the second run waits and finds the work done. Needs two connections as the schema's owner, because DETACH
 * CONCURRENTLY cannot run in a transaction: one connection holds the lock while the other works.
 */
export async function maintainPartitions(
  owner: Database,
  now: Date,
  retention: Retention,
): Promise<string[]> {
  return owner.unscopedTransaction(async (lockHolder) => {
    await lockHolder.query({ text: `SET LOCAL idle_in_transaction_session_timeout = '10min'` });
    await waitForLock(lockHolder);
    const changes: string[] = [];
    // Creates the partitions that writes need before dropping any, so that an error while cleaning up one table does
    // not leave another table without partitions.
    for (const table of partitionedTables) changes.push(...(await createFuturePartitions(owner, table, now)));
    for (const table of partitionedTables)
      changes.push(...(await dropExpiredPartitions(owner, table, now, retention[table.table])));
    return changes;
  });
}

const pollMilliseconds = 250;
const maxWaitMilliseconds = 600_000;

/** Waits until no other run holds the lock. Polls, because another run may take longer than the statement timeout. */
async function waitForLock(lockHolder: Transaction): Promise<void> {
  for (const startedAt = Date.now(); ; await wait(pollMilliseconds)) {
    // The lock number is inlined. A statement with a parameter keeps its snapshot open, and detaching a partition
    // waits for all older snapshots.
    const [row] = await lockHolder.query<{ mine: boolean }>({
      text: `SELECT pg_try_advisory_xact_lock(${partitionLockNumber}) AS mine`,
    });
    if (row?.mine === true) return;
    if (Date.now() - startedAt > maxWaitMilliseconds)
      throw new Error('Another process has been creating partitions for ten minutes.');
  }
}

/** Reads for how many more days each table has partitions. If the number shrinks, upkeep has stopped. */
export async function readPartitionDays(
  database: Pick<Database, 'unscoped'>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const days = new Map<string, number>();
  for (const table of partitionedTables) {
    const uppers = (await listPartitions(database, table)).map(({ upper }) => upper.getTime());
    days.set(table.table, Math.max(0, Math.max(...uppers) - now.getTime()) / 86_400_000);
  }
  return days;
}

async function createFuturePartitions(
  owner: Database,
  table: PartitionedTable,
  now: Date,
): Promise<string[]> {
  const existing = new Set((await listPartitions(owner, table)).map((partition) => partition.name));
  const changes: string[] = [];
  for (let step = -table.behind; step <= table.ahead; step += 1) {
    const from = computePartitionStart(table.width, now, step);
    const name = `${table.table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    if (existing.has(name)) continue;
    await createPartition(owner, table, name, [from, computePartitionStart(table.width, now, step + 1)]);
    changes.push(`made ${name}`);
  }
  return changes;
}

/**
 * Creates the partition separately and then attaches it, because ATTACH takes a weaker lock on the parent than CREATE
 * ... PARTITION OF.
 */
async function createPartition(
  owner: Database,
  { table, by }: PartitionedTable,
  name: string,
  bounds: readonly [Date, Date],
): Promise<void> {
  const [lower, upper] = bounds.map((time) => (by === 'id' ? minUuidAt(time) : time.toISOString()));
  await owner.unscopedTransaction(async (transaction) => {
    await transaction.query({ text: `SET LOCAL lock_timeout = '2s'` });
    await transaction.query({
      text: `CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)`,
    });
    await transaction.query({
      text: `ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${lower}') TO ('${upper}')`,
    });
  });
}

async function dropExpiredPartitions(
  owner: Database,
  partitioned: PartitionedTable,
  now: Date,
  days: number,
): Promise<string[]> {
  const { table, width } = partitioned;
  const limit = now.getTime() - days * 86_400_000;
  const changes: string[] = [];
  for (const { name, upper, pending } of await listPartitions(owner, partitioned)) {
    if (upper.getTime() > limit) continue;
    // CONCURRENTLY never blocks readers or writers of other partitions. An interrupted detach is completed later.
    await owner.unscoped({
      text: `ALTER TABLE ${table} DETACH PARTITION ${name} ${pending ? 'FINALIZE' : 'CONCURRENTLY'}`,
    });
    changes.push(`detached ${name}`);
  }
  for (const name of await listDetachedPartitions(owner, table)) {
    // A partition that somebody detached or restored for inspection is kept until it expires.
    const [, year, month, day] = /_(\d{4})(\d{2})(\d{2})$/.exec(name) ?? [];
    const end = computePartitionStart(
      width,
      new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))),
      1,
    );
    if (end.getTime() > limit) continue;
    await owner.unscoped({ text: `DROP TABLE IF EXISTS ${name}` });
    changes.push(`dropped ${name}`);
  }
  return changes;
}

interface Partition {
  readonly name: string;
  readonly upper: Date;
  readonly pending: boolean;
}

async function listPartitions(
  owner: Pick<Database, 'unscoped'>,
  { table, by }: PartitionedTable,
): Promise<Partition[]> {
  const rows = await owner.unscoped<{ name: string; upper: string; pending: boolean }>({
    text: `SELECT c.relname AS name, i.inhdetachpending AS pending,
             substring(pg_get_expr(c.relpartbound, c.oid) FROM $$TO \\('([^']+)'\\)$$) AS upper
           FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
           WHERE i.inhparent = $1::regclass ORDER BY c.relname`,
    values: [table],
  });
  const read = (bound: string) => (by === 'id' ? readUuidTime(bound) : new Date(bound));
  return rows.map((row) => ({ ...row, upper: read(row.upper) }));
}

/**
 * Lists tables that are named like partitions but have no parent, because a run died between detaching and dropping
 * them.
 */
async function listDetachedPartitions(owner: Database, table: string): Promise<string[]> {
  const rows = await owner.unscoped<{ name: string }>({
    text: `SELECT c.relname AS name FROM pg_class c
           WHERE c.relkind = 'r' AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace
             AND c.relname ~ ('^' || $1 || '_[0-9]{8}$')`,
    values: [table],
  });
  return rows.map((row) => row.name);
}

function computePartitionStart(width: 'day' | 'month', now: Date, step: number): Date {
  return width === 'day'
    ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + step))
    : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step, 1));
}
