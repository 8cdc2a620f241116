import { type Database, isUniqueViolation, type Transaction } from '../integrations/postgres.ts';
import { type CopiedTable, copyPartitions, readCopiedTables, readInSnapshot } from './copied-tables.ts';
import { workspaceTables } from './deleted-workspaces.ts';

/**
 * A move of a workspace's rows from one cell's database to another's. Most rows are copied while the workspace is in
 * use.
 */
export interface CopyContext {
  readonly from: Database;
  readonly to: Database;
  /** The workspace's UUID. */
  readonly workspace: string;
}

export interface CopyRound {
  readonly rows: number;
  /** Every change that this round did not see has a transaction id of at least this value. */
  readonly since: string;
}

/**
 * Transaction ids are only valid within one PostgreSQL server. They are null in a copy, so that the live feed never
 * uses one as a position.
 */
const transactionIdRemovalSql = `- 'transaction_id'`;

/** Copies rows while the workspace is in use: all rows, or those that were written since an earlier round. */
export async function copyWhileInUse(
  context: CopyContext,
  earlier: CopyRound | undefined,
): Promise<CopyRound> {
  await copyPartitions(context.from, context.to);
  const tables = (await readCopiedTables(context.from)).filter(
    ({ isCopiedWhenFrozen }) => !isCopiedWhenFrozen,
  );
  return readInSnapshot(context.from, async (snapshot) => {
    const since = await readSnapshotStart(snapshot);
    let rows = 0;
    for (const table of tables) {
      const filter =
        earlier === undefined ? `NOT ${table.held}` : `${changedCondition} AND NOT ${table.held}`;
      rows += await copyTable(context, snapshot, { table, filter, since: earlier?.since ?? since });
    }
    return { rows, since };
  });
}

/** Copies the rows that earlier rounds left out. The workspace must be frozen. */
export async function copyFrozenRows(context: CopyContext, earlier: CopyRound): Promise<number> {
  await copyPartitions(context.from, context.to);
  const tables = await readCopiedTables(context.from);
  return readInSnapshot(context.from, async (snapshot) => {
    let rows = 0;
    for (const table of tables) {
      const filter = table.isCopiedWhenFrozen ? 'true' : `(${changedCondition} OR ${table.due})`;
      rows += await copyTable(context, snapshot, { table, filter, since: earlier.since });
    }
    return rows;
  });
}

/**
 * True for every row that a transaction since $3 has written. Both ages are relative to the same transaction id, so
 * the 32-bit wraparound does not matter. The xmin of a frozen row may be billions of transactions old and then look
 * new; the row is copied again, which is harmless.
 */
const changedCondition = 'age(t.xmin) <= age($3::xid8::xid)';

/**
 * Returns the oldest transaction id that may still be running. The snapshot sees the rows of all older transactions.
 */
async function readSnapshotStart(snapshot: Transaction): Promise<string> {
  const [row] = await snapshot.query<{ since: string }>({
    text: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS since',
  });
  if (row === undefined) throw new Error('PostgreSQL returned no snapshot.');
  return row.since;
}

/** Whether so many transactions have passed since a round that transaction ages can no longer be compared. */
export async function isRoundTooOld(from: Database, { since }: CopyRound): Promise<boolean> {
  const [row] = await from.unscoped<{ passed: string }>({
    text: 'SELECT pg_snapshot_xmax(pg_current_snapshot())::text::numeric - $1::numeric AS passed',
    values: [since],
  });
  return Number(row?.passed ?? Number.POSITIVE_INFINITY) > 1_000_000_000;
}

interface SourceRow {
  /** The row as JSON. */
  readonly row: string;
  readonly key: string;
  readonly checksum: string;
}

interface TableCopy {
  readonly table: CopiedTable;
  /** A condition; $1 is the workspace and $3 the transaction id. */
  readonly filter: string;
  readonly since: string;
}

async function copyTable(context: CopyContext, snapshot: Transaction, copy: TableCopy): Promise<number> {
  const { table, filter, since } = copy;
  const { name, key, batch } = table;
  let copied = 0;
  for (let after: string | null = null; ; ) {
    const condition: string = createRowsAfterKeyCondition(table, after !== null);
    const rows: SourceRow[] = await snapshot.query({
      text: `SELECT content::text AS row, ${checksumSql('content')} AS checksum, ${createKeyJsonSql(table)} AS key
             FROM (SELECT ${key.join(', ')}, to_jsonb(t) ${transactionIdRemovalSql} AS content FROM ${name} t
                   WHERE ${condition} AND ${filter} AND ($3::text IS NOT NULL)
                   ORDER BY ${key.join(', ')} LIMIT ${batch}) k`,
      values: [context.workspace, after, since],
    });
    if (rows.length > 0) await storeRows(context, table, rows);
    copied += rows.length;
    after = rows.at(-1)?.key ?? null;
    if (rows.length < batch) return copied;
  }
}

/**
 * Selects the rows of workspace $1, or only those after the key $2. With a key, the condition must not test the first
 * column for equality: PostgreSQL would then scan the primary key from the start of the workspace instead of from the
 * key.
 */
export function createRowsAfterKeyCondition({ name, key }: CopiedTable, isLater: boolean): string {
  if (!isLater) return 'workspace_id = $1 AND $2::json IS NULL';
  const start = key.map((column) => `(json_populate_record(NULL::${name}, $2::json)).${column}`);
  return `(${key.join(', ')}) > (${start.join(', ')}) AND workspace_id <= $1`;
}

/** Returns SQL for the key of a row `k` as JSON. */
export function createKeyJsonSql({ key }: CopiedTable): string {
  return `json_build_object(${key.map((column) => `'${column}', k.${column}`).join(', ')})::text`;
}

function checksumSql(json: string): string {
  return `('x' || left(md5(${json}::text), 15))::bit(60)::bigint`;
}

/**
 * Stores rows. If this fails because two rows have exchanged a unique value, deletes the old rows and tries again.
 */
async function storeRows(
  context: CopyContext,
  table: CopiedTable,
  rows: readonly SourceRow[],
): Promise<void> {
  try {
    await replaceRows(context, table, { rows, isDeletedFirst: false });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await replaceRows(context, table, { rows, isDeletedFirst: true });
  }
}

/** Stores rows, and throws if their checksum differs from that of the rows that were read. */
async function replaceRows(
  { to, workspace }: CopyContext,
  { name, key, replacement }: CopiedTable,
  { rows, isDeletedFirst }: { readonly rows: readonly SourceRow[]; readonly isDeletedFirst: boolean },
): Promise<void> {
  const expected = rows.reduce((sum, { checksum }) => sum + BigInt(checksum), 0n);
  const rowsJson = `[${rows.map(({ row }) => row).join(',')}]`;
  await to.unscopedTransaction(async (transaction) => {
    await requireArrivingWorkspace(transaction, workspace);
    if (isDeletedFirst)
      await transaction.query({
        text: `DELETE FROM ${name} WHERE workspace_id = $1 AND (${key.join(', ')}) IN (
                 SELECT ${key.join(', ')} FROM jsonb_populate_recordset(NULL::${name}, $2::jsonb))`,
        values: [workspace, rowsJson],
      });
    const [stored] = await transaction.query<{ checksum: string }>({
      text: `WITH stored AS (
               INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)
               ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${replacement} RETURNING *)
             SELECT coalesce(sum(${checksumSql(`(to_jsonb(s) ${transactionIdRemovalSql})`)}), 0)::text AS checksum
             FROM stored s`,
      values: [rowsJson],
    });
    if (BigInt(stored?.checksum ?? 0) !== expected)
      throw new Error(`The stored rows of ${name} differ from the rows that were read.`);
  });
}

/**
 * Throws unless the workspace is arriving in this cell: nothing may be copied into a workspace that is already open
 * here.
 */
export async function requireArrivingWorkspace(transaction: Transaction, workspace: string): Promise<void> {
  const rows = await transaction.query({
    text: `SELECT FROM workspaces WHERE id = $1 AND placement = 'arriving' FOR SHARE`,
    values: [workspace],
  });
  if (rows.length === 0) throw new Error('The workspace is not arriving in this cell.');
}

/** Copies the current state of the rows with these keys. */
export async function copyByKeys(
  context: CopyContext,
  table: CopiedTable,
  keys: readonly string[],
): Promise<void> {
  const { name, key, batch } = table;
  for (let start = 0; start < keys.length; start += batch) {
    const rows = await context.from.unscoped<SourceRow>({
      text: `SELECT (to_jsonb(t) ${transactionIdRemovalSql})::text AS row,
               ${checksumSql(`(to_jsonb(t) ${transactionIdRemovalSql})`)} AS checksum, '' AS key
             FROM ${name} t WHERE workspace_id = $1
               AND (${key.join(', ')}) IN (SELECT ${key.join(', ')}
                 FROM jsonb_populate_recordset(NULL::${name}, $2::jsonb))`,
      values: [context.workspace, `[${keys.slice(start, start + batch).join(',')}]`],
    });
    if (rows.length > 0) await storeRows(context, table, rows);
  }
}

/**
 * Deletes a workspace's rows in batches. Keeps the workspace's own row and its keys, so that requests with these keys
 * are still recognised.
 */
export async function eraseWorkspaceCopy(owner: Database, workspace: string): Promise<void> {
  for (const table of workspaceTables.filter((name) => name !== 'api_keys')) {
    for (let erased = 1; erased > 0; ) {
      const [row] = await owner.unscoped<{ erased: number }>({
        text: `WITH erased AS (
                 DELETE FROM ${table} WHERE workspace_id = $1
                   AND ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE workspace_id = $1 LIMIT 1000))
                   AND EXISTS (SELECT FROM workspaces WHERE id = $1 AND placement IN ('arriving', 'leaving'))
                 RETURNING 1)
               SELECT count(*)::int AS erased FROM erased`,
        values: [workspace],
      });
      erased = row?.erased ?? 0;
    }
  }
}
