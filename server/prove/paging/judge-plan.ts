import { limits } from '@blazon/contract/limits.ts';
import { listStatement } from '../../store/projects.ts';
import type { Database } from '../../outside/postgres.ts';
import type { Scope } from '../../rules/environment.ts';

interface Node {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Scan Direction'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Node[];
}

/**
 * Asks PostgreSQL how it would read a page, on a connection of the service, inside a scope, as the prepared statement that
 * the service uses. Says what of it is not the reading of one range of the list's index.
 */
export async function complainAboutPlan(
  app: Database,
  scope: Scope,
  cursors: readonly (string | undefined)[],
): Promise<string[]> {
  const complaints: string[] = [];
  for (const after of cursors) {
    const found = judge(await explain(app, scope, after));
    complaints.push(...found.map((complaint) => `after ${after ?? 'nothing'}: ${complaint}`));
  }
  return complaints;
}

async function explain(app: Database, scope: Scope, after: string | undefined): Promise<Node> {
  const { text, values = [] } = listStatement(scope, { after, count: limits.pageSizeMaximum + 1 });
  const literals = values.map((value) => `'${String(value)}'`).join(', ');
  return app.transaction(scope, async ({ query }) => {
    await query({ text: `PREPARE page AS ${text}` });
    const [row] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `EXPLAIN (FORMAT JSON) EXECUTE page (${literals})`,
    });
    // What is prepared outlives the transaction.
    await query({ text: 'DEALLOCATE page' });
    if (!row) throw new Error('There is no plan.');
    return row['QUERY PLAN'][0].Plan;
  });
}

function judge(plan: Node): string[] {
  const nodes = flatten(plan);
  const scans = nodes.filter((node) => node['Node Type'].includes('Scan'));
  const others = nodes.map((node) => node['Node Type']).filter((type) => !type.includes('Scan'));
  const complaints = others
    .filter((type) => !['Limit', 'Result'].includes(type))
    .map((type) => `there is a step "${type}"`);
  if (scans.length !== 1) complaints.push(`${scans.length} scans instead of one`);
  for (const scan of scans) {
    const name = `${scan['Node Type']} ${scan['Scan Direction']} of ${scan['Index Name']}`;
    if (!/^Index (Only )?Scan Backward of projects_listed$/.test(name)) complaints.push(`a ${name}`);
    // All three columns bound the range; nothing is read only to be thrown away.
    for (const part of ['workspace_id = ', 'environment', 'id < '])
      if (!scan['Index Cond']?.includes(part)) complaints.push(`the range does not use "${part}"`);
    if (scan.Filter !== undefined) complaints.push(`rows are filtered by ${scan.Filter}`);
  }
  return complaints;
}

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
