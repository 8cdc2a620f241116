import type { Database } from '../../integrations/postgres.ts';
import { workspaceTables } from '../../store/deleted-workspaces.ts';

/** Returns the names of tables in which a workspace's rows differ between two databases. */
export async function findCopyDifferences(
  from: Database,
  to: Database,
  workspace: string,
): Promise<string[]> {
  const differentTables: string[] = [];
  for (const table of workspaceTables) {
    const statement = {
      // The id of the transaction that wrote an event is not copied.
      text: `SELECT coalesce(string_agg((to_jsonb(t) - 'transaction_id')::text, E'\\n' ORDER BY to_jsonb(t) - 'transaction_id'), '') AS rows
             FROM ${table} t WHERE workspace_id = $1`,
      values: [workspace],
    };
    const [[one], [other]] = await Promise.all([
      from.unscoped<{ rows: string }>(statement),
      to.unscoped<{ rows: string }>(statement),
    ]);
    if (one?.rows !== other?.rows) differentTables.push(table);
  }
  return differentTables;
}
