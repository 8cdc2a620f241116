import type { Database } from '../integrations/postgres.ts';
import { workspaceTables } from './deleted-workspaces.ts';

/** Copies all rows of a workspace from one database to another. The workspace must not change meanwhile. */

/** In the order of their references: the deletion's order, reversed. */
const tables = workspaceTables.toReversed();
type WorkspaceTable = (typeof workspaceTables)[number];

const usualBatch = 500;
/** Tables with rows of megabytes. */
const smallBatches: Partial<Record<WorkspaceTable, number>> = { exports: 4, workspace_archive_parts: 4 };
/** Counts transactions of one PostgreSQL: null in a copy, so that the live feed never takes it for a position. */
const withoutTransaction = `- 'transaction_id'`;

export async function copyWorkspaceRows(from: Database, to: Database, workspace: string): Promise<number> {
  await copyPartitions(from, to);
  const keys = await readPrimaryKeys(from);
  let copied = 0;
  for (const table of tables) {
    const key = keys.get(table);
    if (key === undefined) throw new Error(`${table} has no primary key.`);
    copied += await copyTable(from, to, { table, key, workspace });
  }
  return copied;
}

interface Batch {
  /** As JSON. */
  readonly rows: string | null;
  readonly last: string | null;
  readonly count: number;
}

async function copyTable(
  from: Database,
  to: Database,
  {
    table,
    key,
    workspace,
  }: { readonly table: WorkspaceTable; readonly key: string; readonly workspace: string },
): Promise<number> {
  let copied = 0;
  for (let after: string | null = null; ; ) {
    const [batch]: Batch[] = await from.unscoped({
      text: `SELECT jsonb_agg(to_jsonb(t) ${withoutTransaction})::text AS rows, (json_agg(t) -> -1)::text AS last, count(*)::int AS count
             FROM (SELECT * FROM ${table} WHERE workspace_id = $1
                     AND ($2::text IS NULL
                       OR (${key}) > (SELECT ${key} FROM json_populate_record(NULL::${table}, $2::json)))
                   ORDER BY ${key} LIMIT ${smallBatches[table] ?? usualBatch}) t`,
      values: [workspace, after],
    });
    if (batch === undefined || batch.rows === null) return copied;
    const { rows } = batch;
    await to.unscopedTransaction(async (transaction) => {
      // Keys stay in a cell that the workspace has left, and must not be missing for a moment.
      if (table === 'api_keys')
        await transaction.query({
          text: `DELETE FROM ${table} WHERE (${key}) IN (
                   SELECT ${key} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb))`,
          values: [rows],
        });
      await transaction.query({
        text: `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
        values: [rows],
      });
    });
    copied += batch.count;
    after = batch.last;
  }
}

/** The columns of each table's primary key, with commas. */
async function readPrimaryKeys(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.unscoped<{ name: string; key: string }>({
    text: `SELECT i.indrelid::regclass::text AS name,
             string_agg(a.attname, ', ' ORDER BY array_position(i.indkey::int2[], a.attnum)) AS key
           FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
           WHERE i.indisprimary AND i.indrelid = ANY ($1::regclass[]) GROUP BY i.indrelid`,
    values: [tables],
  });
  return new Map(rows.map(({ name, key }) => [name, key]));
}

interface Partition {
  readonly table: string;
  readonly name: string;
  readonly bound: string;
}

/** Creates partitions that only the source has: the other cell may be younger than the oldest row. */
async function copyPartitions(from: Database, to: Database): Promise<void> {
  const list = {
    text: `SELECT i.inhparent::regclass::text AS table, c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
           FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = ANY ($1::regclass[])`,
    values: [tables],
  };
  const wanted = await from.unscoped<Partition>(list);
  const existing = new Set((await to.unscoped<Partition>(list)).map(({ name }) => name));
  for (const { table, name, bound } of wanted.filter((each) => !existing.has(each.name))) {
    await to.unscopedTransaction(async (transaction) => {
      await transaction.query({ text: `SET LOCAL lock_timeout = '2s'` });
      await transaction.query({
        text: `CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)`,
      });
      await transaction.query({ text: `ALTER TABLE ${table} ATTACH PARTITION ${name} ${bound}` });
    });
  }
}

/** Tables whose number of rows or checksum differs between the two databases. */
export async function findCopyDifferences(
  from: Database,
  to: Database,
  workspace: string,
): Promise<WorkspaceTable[]> {
  const different: WorkspaceTable[] = [];
  for (const table of tables) {
    const statement = {
      text: `SELECT count(*)::text || ':' || coalesce(sum(
               ('x' || left(md5((to_jsonb(t) ${withoutTransaction})::text), 15))::bit(60)::bigint), 0)::text AS checksum
             FROM ${table} t WHERE workspace_id = $1`,
      values: [workspace],
    };
    const [[one], [other]] = await Promise.all([
      from.unscoped<{ checksum: string }>(statement),
      to.unscoped<{ checksum: string }>(statement),
    ]);
    if (one?.checksum !== other?.checksum) different.push(table);
  }
  return different;
}

/** Deletes a workspace's rows in batches, except its own and its keys: requests with them must still be recognised. */
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
