import pg from 'pg';
import { lockTimeout, retryWhileBlocked, retryLocks, type MigrationSession } from './migration-session.ts';

/** The lock timeout while an index is built. A concurrent build waits for older transactions but blocks nobody. */
const indexLockTimeout = '10min';
const maxNameLength = 63;

export interface IndexStatement {
  readonly unique: boolean;
  readonly name: string;
  readonly table: string;
  /** The index method, columns and condition. */
  readonly definition: string;
}

/** Returns undefined if the statement does not create an index. */
export function readIndexStatement(statement: string): IndexStatement | undefined {
  if (!/^CREATE\s+(UNIQUE\s+)?INDEX\b/i.test(statement)) return undefined;
  const match =
    /^CREATE\s+(UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(\w+)\s+ON\s+(?!ONLY\b)([\w.]+)\s+([^]+)$/i.exec(statement);
  const [, unique, name, table, definition] = match ?? [];
  if (name === undefined || table === undefined || definition === undefined)
    throw new Error(`Write CREATE INDEX CONCURRENTLY name ON table ...: ${statement}`);
  return { unique: unique !== undefined, name, table, definition };
}

/**
 * Builds an index while customers write. Keeps an index that is already valid. If an interrupted build left an
 * invalid index, drops it and builds it again.
 */
export async function buildIndex(session: MigrationSession, index: IndexStatement): Promise<void> {
  const { client } = session;
  const { rows } = await client.query<{ kind: string }>(
    'SELECT relkind AS kind FROM pg_class WHERE oid = $1::regclass',
    [index.table],
  );
  await client.query(`SET lock_timeout = '${indexLockTimeout}'`);
  try {
    if (rows[0]?.kind === 'p') await buildPartitionedIndex(session, index);
    else await buildUnpartitionedIndex(session, index);
  } finally {
    // This fails only if the connection was lost. The earlier error then states the cause.
    await client.query(`SET lock_timeout = '${lockTimeout}'`).catch(() => undefined);
  }
}

async function buildUnpartitionedIndex(session: MigrationSession, index: IndexStatement): Promise<void> {
  const { client, name } = session;
  await retryWhileBlocked(session, async () => {
    const found = await findIndex(session, index);
    if (found?.valid) return;
    if (found) {
      session.log(`${name}: ${found.path} was left incomplete by an interrupted build and is built again`);
      await client.query(`DROP INDEX CONCURRENTLY ${found.path}`);
    }
    const unique = index.unique ? 'UNIQUE ' : '';
    await client.query(
      `CREATE ${unique}INDEX CONCURRENTLY ${index.name} ON ${index.table} ${index.definition}`,
    );
  });
}

/**
 * PostgreSQL cannot build an index on a partitioned table concurrently. Creates the parent's index without its
 * partitions, then builds an index on each partition and attaches it. PostgreSQL itself creates the index on
 * partitions that are added in the meantime.
 */
async function buildPartitionedIndex(session: MigrationSession, index: IndexStatement): Promise<void> {
  const { client } = session;
  const unique = index.unique ? 'UNIQUE ' : '';
  if (!(await findIndex(session, index)))
    await runWithShortLock(
      session,
      `CREATE ${unique}INDEX ${index.name} ON ONLY ${index.table} ${index.definition}`,
    );
  const parent = await findIndex(session, index);
  for (;;) {
    const { rows } = await client.query<{ path: string; table: string }>(unattachedIndexesSql, [
      index.table,
      parent?.path,
    ]);
    const partition = rows[0];
    if (!partition) return;
    const name = `${index.name}_${partition.table.replace(`${removeSchema(index.table)}_`, '')}`;
    if (name.length > maxNameLength) throw new Error(`${name} is too long for an index name.`);
    try {
      await buildUnpartitionedIndex(session, { ...index, name, table: partition.path });
      const partitionIndex = await findIndex(session, { name, table: partition.path });
      await runWithShortLock(session, `ALTER INDEX ${parent?.path} ATTACH PARTITION ${partitionIndex?.path}`);
    } catch (error) {
      // The partition was dropped in the meantime because its data had expired.
      if (!(error instanceof pg.DatabaseError && error.code === '42P01')) throw error;
    }
  }
}

/** Runs a statement whose lock blocks writers, but only for a very short time. */
async function runWithShortLock(session: MigrationSession, statement: string): Promise<void> {
  await retryLocks(session, async () => {
    await session.client.query(`SET LOCAL lock_timeout = '${lockTimeout}'`);
    await session.client.query(statement);
  });
}

interface FoundIndex {
  readonly path: string;
  readonly valid: boolean;
}

async function findIndex(
  { client }: MigrationSession,
  { name, table }: Pick<IndexStatement, 'name' | 'table'>,
): Promise<FoundIndex | undefined> {
  const { rows } = await client.query<FoundIndex>(
    `SELECT i.indexrelid::regclass::text AS path, i.indisvalid AS valid
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = to_regclass($1) AND c.relname = lower($2)`,
    [table, name],
  );
  return rows[0];
}

function removeSchema(table: string): string {
  return table.slice(table.indexOf('.') + 1);
}

const unattachedIndexesSql = `
  SELECT c.oid::regclass::text AS path, c.relname AS table
  FROM pg_inherits p JOIN pg_class c ON c.oid = p.inhrelid
  WHERE p.inhparent = $1::regclass AND NOT p.inhdetachpending AND NOT EXISTS (
    SELECT FROM pg_inherits a JOIN pg_index i ON i.indexrelid = a.inhrelid
    WHERE a.inhparent = $2::regclass AND i.indrelid = c.oid)
  ORDER BY c.relname LIMIT 1`;
