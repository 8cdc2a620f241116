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

/** How a page of a list should be read. */
export interface ListPlan {
  readonly statement: (after: string | undefined) => Statement;
  /** The index whose range is the page. */
  readonly index: string;
  /** The bounds of the range: no row is read and discarded. */
  readonly range: readonly string[];
  /** Indexes that may be used as well, each for a few rows. */
  readonly aside?: readonly string[];
  /** The one condition that may be checked per row. */
  readonly filter?: RegExp;
}

/**
 * Explains a page on a connection of the service, inside a scope, as the prepared statement that the service uses.
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

/** The plan of a statement of the service, prepared and inside a scope. */
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
    // Prepared statements outlive the transaction.
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
    .map((type) => `there is a step "${type}"`);
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
