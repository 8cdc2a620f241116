import { setTimeout as wait } from 'node:timers/promises';
import { type MigrationProgress, retryLocks, type MigrationSession } from './migration-session.ts';

/** `in_batch(projects)` stands for the range of the primary key that a batch covers. */
const marker = /\bin_batch\(\s*([\w.]+)\s*\)/gi;
/** Small enough that nobody waits long for a locked row. */
const batchRows = 1_000;
const batchesPerLogLine = 200;

/** The table that a statement is batched over; undefined for any other statement. */
export function batchedTable(statement: string): string | undefined {
  const tables = new Set([...statement.matchAll(marker)].map(([, table]) => table));
  if (tables.size > 1) throw new Error(`A statement can be batched over one table only: ${statement}`);
  return [...tables][0];
}

/**
 * Runs a statement for one range of the primary key after the other. Each batch commits together with the key it reached,
 * so an interrupted run continues after its last batch. Between batches it pauses for as long as a batch took.
 */
export async function runBatches(
  session: MigrationSession,
  { statement, table }: { readonly statement: string; readonly table: string },
  { lastKey, record }: MigrationProgress,
): Promise<void> {
  const columns = await keyColumns(session, table);
  let lower = lastKey;
  for (let batch = 1; ; batch += 1) {
    const begin = performance.now();
    const upper = await retryLocks(session, async () => {
      const reached = await lastKeyOfBatch(session, table, columns, lower);
      const range = keyRange(table, columns, { lower, upper: reached });
      await session.client.query(
        statement.replace(marker, () => range.text),
        range.values,
      );
      await record(reached === null, reached);
      return reached;
    });
    if (upper === null) return;
    lower = upper;
    if (batch % batchesPerLogLine === 0)
      session.log(`${session.name}: ${batch * batchRows} rows of ${table} seen to`);
    await wait(performance.now() - begin);
  }
}

interface KeyColumn {
  readonly name: string;
  readonly type: string;
}

async function keyColumns({ client }: MigrationSession, table: string): Promise<KeyColumn[]> {
  const { rows } = await client.query<KeyColumn>(
    `SELECT quote_ident(a.attname) AS name, format_type(a.atttypid, a.atttypmod) AS type
     FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS key (number, place), pg_attribute a
     WHERE i.indrelid = $1::regclass AND i.indisprimary AND a.attrelid = i.indrelid AND a.attnum = key.number
     ORDER BY key.place`,
    [table],
  );
  if (rows.length === 0) throw new Error(`${table} has no primary key to iterate over.`);
  return rows;
}

/** Null when fewer rows than a batch are left. */
async function lastKeyOfBatch(
  { client }: MigrationSession,
  table: string,
  columns: readonly KeyColumn[],
  lower: readonly string[] | null,
): Promise<string[] | null> {
  const range = keyRange(table, columns, { lower, upper: null });
  const { rows } = await client.query<string[]>({
    text: `SELECT ${columns.map(({ name }) => `${table}.${name}::text`).join(', ')} FROM ${table} WHERE ${range.text}
           ORDER BY ${columns.map(({ name }) => `${table}.${name}`).join(', ')} OFFSET ${batchRows - 1} LIMIT 1`,
    values: range.values,
    rowMode: 'array',
  });
  return rows[0] ?? null;
}

function keyRange(
  table: string,
  columns: readonly KeyColumn[],
  bounds: { readonly lower: readonly string[] | null; readonly upper: readonly string[] | null },
): { text: string; values: string[] } {
  const names = columns.map(({ name }) => `${table}.${name}`).join(', ');
  const conditions: string[] = [];
  const values: string[] = [];
  for (const [operator, key] of [
    ['>', bounds.lower],
    ['<=', bounds.upper],
  ] as const) {
    if (key === null) continue;
    const places = columns.map(({ type }, index) => `$${values.length + index + 1}::${type}`);
    conditions.push(`(${names}) ${operator} (${places.join(', ')})`);
    values.push(...key);
  }
  return { text: conditions.length === 0 ? 'true' : `(${conditions.join(' AND ')})`, values };
}
