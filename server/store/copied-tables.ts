import type { Database, Transaction } from '../integrations/postgres.ts';
import { workspaceTables } from './deleted-workspaces.ts';

type WorkspaceTable = (typeof workspaceTables)[number];

/** A table whose rows are copied when a workspace moves to another cell, with the fragments of its SQL statements. */
export interface CopiedTable {
  readonly name: WorkspaceTable;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** The assignments of ON CONFLICT DO UPDATE, which overwrite an existing row with the same key. */
  readonly replacement: string;
  /** A condition for rows with scheduled work, which the upkeep of a cell may change at any time. */
  readonly due: string;
  /**
   * A condition for rows that are copied only while the workspace is frozen. If they were copied earlier, the other
   * cell's upkeep would already act on them.
   */
  readonly held: string;
  /**
   * Whether the whole table is copied only while the workspace is frozen. If it were copied earlier, the other cell
   * would already accept requests.
   */
  readonly isCopiedWhenFrozen: boolean;
  /** How many rows are copied at a time. */
  readonly batch: number;
}

const defaultBatchRows = 500;
/** Smaller batches for tables whose rows may be megabytes in size. */
const smallBatchRows: Partial<Record<WorkspaceTable, number>> = { exports: 4, workspace_archive_parts: 4 };
const tablesCopiedWhenFrozen: readonly WorkspaceTable[] = ['api_keys', 'members', 'invitations'];
/** The reverse of the order of deletion, so that rows are copied before the rows that refer to them. */
const tablesInCopyOrder = workspaceTables.toReversed();

export async function readCopiedTables(database: Database): Promise<CopiedTable[]> {
  const rows = await database.unscoped<{
    name: WorkspaceTable;
    key: string[];
    replacement: string;
    due_columns: string[];
  }>({
    text: `SELECT i.indrelid::regclass::text AS name,
             array_agg(quote_ident(a.attname) ORDER BY array_position(i.indkey::int2[], a.attnum))
               FILTER (WHERE a.attnum = ANY (i.indkey)) AS key,
             string_agg(format('%1$I = EXCLUDED.%1$I', a.attname), ', ') AS replacement,
             coalesce(array_agg(quote_ident(a.attname)) FILTER (WHERE a.attname LIKE '%due_at'), '{}') AS due_columns
           FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum > 0 AND NOT a.attisdropped
           WHERE i.indisprimary AND i.indrelid = ANY ($1::regclass[]) GROUP BY i.indrelid`,
    values: [tablesInCopyOrder],
  });
  return tablesInCopyOrder.map((name) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) throw new Error(`${name} has no primary key.`);
    const due = ['false', ...row.due_columns.map((column) => `t.${column} IS NOT NULL`)].join(' OR ');
    return {
      name,
      key: row.key,
      replacement: row.replacement,
      due: `(${dueConditionByTable[name] ?? due})`,
      // All projects are copied, because other rows refer to them. If a purge is due, either cell may run it.
      held: name === 'projects' ? 'false' : `(${dueConditionByTable[name] ?? due})`,
      isCopiedWhenFrozen: tablesCopiedWhenFrozen.includes(name),
      batch: smallBatchRows[name] ?? defaultBatchRows,
    };
  });
}

const dueConditionByTable: Partial<Record<WorkspaceTable, string>> = {
  // Parts refer to their archive, which is not copied while it is being created.
  workspace_archive_parts: `EXISTS (SELECT FROM workspace_archives a WHERE a.workspace_id = t.workspace_id
    AND a.id = t.archive_id AND a.dispatch_due_at IS NOT NULL)`,
};

interface Partition {
  readonly table: string;
  readonly name: string;
  readonly bound: string;
}

/**
 * Creates partitions that only the source has. The other cell may have been set up later, so it may have no partitions
 * for the oldest rows.
 */
export async function copyPartitions(from: Database, to: Database): Promise<void> {
  const list = {
    text: `SELECT i.inhparent::regclass::text AS table, c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
           FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = ANY ($1::regclass[])`,
    values: [tablesInCopyOrder],
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

/** Runs all reads in one snapshot, so that no row is read without the row that it refers to. */
export function readInSnapshot<Result>(
  database: Database,
  work: (snapshot: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.unscopedTransaction(async (transaction) => {
    await transaction.query({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY' });
    return work(transaction);
  });
}
