import { setTimeout as wait } from 'node:timers/promises';
import { type MigrationProgress, retryLocks, type MigrationSession } from './migration-session.ts';

/** Matches `in_batch(projects)`, which stands for the rows of that table in the current batch. */
const inBatchPattern = /\bin_batch\(\s*([\w.]+)\s*\)/gi;
/** Small enough that nobody waits long for a locked row. */
const rowsPerBatch = 1_000;
const batchesPerLogLine = 200;

/** Returns the table that a statement is batched over, or undefined if the statement is not batched. */
export function findBatchedTable(statement: string): string | undefined {
  const tables = new Set([...statement.matchAll(inBatchPattern)].map(([, table]) => table));
  if (tables.size > 1) throw new Error(`A statement can be batched over one table only: ${statement}`);
  return [...tables][0];
}

/**
 * Runs a statement for batches of primary keys, in order. Each batch commits together with the last key it reached,
 * so an interrupted run continues from there. After each batch it pauses for as long as the batch took.
 *
 * The statement gets all keys of the batch rather than the first and the last: for a range within a large workspace,
 * the planner misjudges the number of rows and reads the whole workspace for every batch.
 */
export async function runBatches(
  session: MigrationSession,
  { statement, table }: { readonly statement: string; readonly table: string },
  { lastKey, record }: MigrationProgress,
): Promise<void> {
  const columns = await readKeyColumns(session, table);
  const text = statement.replace(inBatchPattern, () => createKeyCondition(table, columns));
  let after = lastKey;
  for (let batch = 1; ; batch += 1) {
    const startedAt = performance.now();
    const nextKey = await retryLocks(session, async () => {
      const keys = await readNextKeys(session, table, columns, after);
      await session.client.query(
        text,
        columns.map((_, index) => keys.map((key) => key[index])),
      );
      const last = keys.length < rowsPerBatch ? null : (keys.at(-1) ?? null);
      await record(last === null, last);
      return last;
    });
    if (nextKey === null) return;
    after = nextKey;
    if (batch % batchesPerLogLine === 0)
      session.log(`${session.name}: ${batch * rowsPerBatch} rows of ${table} done`);
    await wait(performance.now() - startedAt);
  }
}

interface KeyColumn {
  readonly name: string;
  readonly type: string;
}

async function readKeyColumns({ client }: MigrationSession, table: string): Promise<KeyColumn[]> {
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

/**
 * Reads the next batch of keys after `after`, or from the start of the table. Returns fewer keys than a batch when no
 * more are left.
 */
async function readNextKeys(
  { client }: MigrationSession,
  table: string,
  columns: readonly KeyColumn[],
  after: readonly string[] | null,
): Promise<string[][]> {
  const names = columns.map(({ name }) => `${table}.${name}`);
  const placeholders = columns.map(({ type }, index) => `$${index + 1}::${type}`);
  const { rows } = await client.query<string[]>({
    text: `SELECT ${names.map((name) => `${name}::text`).join(', ')} FROM ${table}
           WHERE ${after === null ? 'true' : `(${names.join(', ')}) > (${placeholders.join(', ')})`}
           ORDER BY ${names.join(', ')} LIMIT ${rowsPerBatch}`,
    values: [...(after ?? [])],
    rowMode: 'array',
  });
  return rows;
}

/** Returns a condition with one array of values for each column of the key. */
function createKeyCondition(table: string, columns: readonly KeyColumn[]): string {
  const names = columns.map(({ name }) => `${table}.${name}`).join(', ');
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
  return `((${names}) IN (SELECT * FROM unnest(${arrays})))`;
}
