import type { Database, Statement } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';

/** A node of a query plan, as EXPLAIN returns it. */
export interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Scan Direction'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Node[];
}

/** How PostgreSQL should read a page of a list. */
export interface ListPlan {
  readonly statement: (after: string | undefined) => Statement;
  /** The index that contains the page as one range. */
  readonly index: string;
  /** The conditions that bound the range. No row outside it may be read. */
  readonly range: readonly string[];
  /** Other indexes that may be used, each for a few rows. */
  readonly aside?: readonly string[];
  /** The only condition that may be checked for each row. */
  readonly filter?: RegExp;
}

/**
 * Explains a page as the prepared statement that the service uses, on a connection of the service and inside a scope.
 * Reports every part that is not a scan of one range of the list's index.
 */
export async function findPlanProblems(
  app: Database,
  scope: Scope,
  list: ListPlan,
  cursors: readonly (string | undefined)[],
): Promise<string[]> {
  const complaints: string[] = [];
  for (const after of cursors) {
    const found = judge(list, await explain(app, scope, list.statement(after)));
    complaints.push(...found.map((complaint) => `after ${after ?? 'nothing'}: ${complaint}`));
  }
  return complaints;
}

/** Returns the plan of a prepared statement of the service, inside a scope. */
export async function explain(
  app: Database,
  scope: Scope,
  { text, values = [] }: Statement,
  before?: Statement,
): Promise<Node> {
  const literals = values.map((value) => `'${String(value)}'`).join(', ');
  return app.transaction(scope, async ({ query }) => {
    if (before) await query(before);
    await query({ text: `PREPARE page AS ${text}` });
    const [row] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `EXPLAIN (FORMAT JSON) EXECUTE page (${literals})`,
    });
    // Deallocate the statement, which would outlive the transaction.
    await query({ text: 'DEALLOCATE page' });
    if (!row) throw new Error('There is no plan.');
    return row['QUERY PLAN'][0].Plan;
  });
}

function judge(list: ListPlan, plan: Node): string[] {
  const nodes = flatten(plan);
  const scans = nodes.filter((node) => node['Node Type'].includes('Scan'));
  const others = nodes.map((node) => node['Node Type']).filter((type) => !type.includes('Scan'));
  const complaints = others
    .filter((type) => !['Limit', 'Result', ...(list.aside ? ['Nested Loop'] : [])].includes(type))
    .map((type) => `the plan contains a step "${type}"`);
  const [asides, pages] = partition(scans, (scan) => list.aside?.includes(scan['Index Name'] ?? '') === true);
  if (pages.length !== 1) complaints.push(`${pages.length} scans instead of one`);
  for (const scan of pages) complaints.push(...judgeScan(list, scan));
  for (const scan of asides)
    if (!scan['Index Cond']?.includes('workspace_id = '))
      complaints.push(`all of ${scan['Index Name']} is read`);
  return complaints;
}

function judgeScan(list: ListPlan, scan: Node): string[] {
  const complaints: string[] = [];
  const name = `${scan['Node Type']} ${scan['Scan Direction']} of ${scan['Index Name']}`;
  if (!new RegExp(`^Index (Only )?Scan Backward of ${list.index}$`).test(name)) complaints.push(`a ${name}`);
  for (const part of list.range)
    if (!scan['Index Cond']?.includes(part)) complaints.push(`the range does not use "${part}"`);
  if (scan.Filter !== undefined && !list.filter?.test(scan.Filter))
    complaints.push(`rows are filtered by ${scan.Filter}`);
  return complaints;
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

export function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
