import type { Database } from '../integrations/postgres.ts';
import { type CopiedTable, readCopiedTables } from './copied-tables.ts';
import {
  type CopyContext,
  copyByKeys,
  createKeyJsonSql,
  requireArrivingWorkspace,
  createRowsAfterKeyCondition,
} from './workspace-copy.ts';

/** How many rows one statement compares by primary key, or deletes. */
const keysPerPage = 5_000;

/** Finds the tables whose number of rows or checksum of keys differs between the two databases. */
export async function findKeyDifferences({ from, to, workspace }: CopyContext): Promise<CopiedTable[]> {
  const tables = await readCopiedTables(from);
  const different: CopiedTable[] = [];
  for (const table of tables) {
    const statement = {
      text: `SELECT count(*)::text || ':' || coalesce(sum(hashtextextended(ROW(${table.key.join(', ')})::text, 0)), 0)::text AS sum
             FROM ${table.name} WHERE workspace_id = $1`,
      values: [workspace],
    };
    const [[one], [other]] = await Promise.all([
      from.unscoped<{ sum: string }>(statement),
      to.unscoped<{ sum: string }>(statement),
    ]);
    if (one?.sum !== other?.sum) different.push(table);
  }
  return different;
}

/** Deletes rows that the source no longer has, and copies rows that the target lacks. */
export async function reconcileTables(context: CopyContext, tables: readonly CopiedTable[]): Promise<void> {
  const { from, to, workspace } = context;
  for (const table of tables.toReversed()) {
    const extra = await findMissingKeys({ from: to, to: from, workspace }, table);
    await deleteByKeys(context, table, extra);
  }
  for (const table of tables) await copyByKeys(context, table, await findMissingKeys(context, table));
}

/** Finds keys that exist in `from` but not in `to`. */
async function findMissingKeys({ from, to, workspace }: CopyContext, table: CopiedTable): Promise<string[]> {
  const missing: string[] = [];
  for (let after: string | undefined; ; ) {
    const keys = await listKeys(from, table, { workspace, after });
    const rows = await to.unscoped<{ key: string }>({
      text: `SELECT ${createKeyJsonSql(table)} AS key FROM jsonb_populate_recordset(NULL::${table.name}, $1::jsonb) k
             WHERE NOT EXISTS (SELECT FROM ${table.name} t WHERE ${table.key.map((column) => `t.${column} = k.${column}`).join(' AND ')})`,
      values: [`[${keys.join(',')}]`],
    });
    missing.push(...rows.map(({ key }) => key));
    after = keys.at(-1);
    if (keys.length < keysPerPage) return missing;
  }
}

async function listKeys(
  database: Database,
  table: CopiedTable,
  page: { readonly workspace: string; readonly after: string | undefined },
): Promise<string[]> {
  const { name, key } = table;
  const rows = await database.unscoped<{ key: string }>({
    text: `SELECT ${createKeyJsonSql(table)} AS key FROM ${name} k WHERE ${createRowsAfterKeyCondition(table, page.after !== undefined)}
           ORDER BY ${key.join(', ')} LIMIT ${keysPerPage}`,
    values: [page.workspace, page.after ?? null],
  });
  return rows.map((row) => row.key);
}

async function deleteByKeys(
  { to, workspace }: CopyContext,
  { name, key }: CopiedTable,
  keys: readonly string[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += keysPerPage) {
    await to.unscopedTransaction(async (transaction) => {
      await requireArrivingWorkspace(transaction, workspace);
      await transaction.query({
        text: `DELETE FROM ${name} WHERE workspace_id = $1 AND (${key.join(', ')}) IN (
                 SELECT ${key.join(', ')} FROM jsonb_populate_recordset(NULL::${name}, $2::jsonb))`,
        values: [workspace, `[${keys.slice(start, start + keysPerPage).join(',')}]`],
      });
    });
  }
}
