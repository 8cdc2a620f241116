import type { Database, Statement } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';

/** A node of a query plan, as EXPLAIN returns it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Scan Direction'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How PostgreSQL should read a page of a list. */
export interface ListPlan {
  readonly statement: (after: string | undefined) => Statement;
  /** The index that contains the page as one range. */
  readonly index: string;
  /** The conditions that bound the range. No row outside it may be read. */
  readonly range: readonly string[];
  /** Other indexes that the plan may use to look up a few rows. */
  readonly lookupIndexes?: readonly string[];
  /** The only condition that may be checked for each row. */
  readonly filter?: RegExp;
}

/**
 * Explains the query for the page after each cursor, as the service would run it. Reports every step of the plans
 * that is not a scan of one range of the list's index, or an allowed look-up.
 */
export async function findPlanProblems(
  app: Database,
  scope: Scope,
  list: ListPlan,
  cursors: readonly (string | undefined)[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const after of cursors) {
    const found = findProblems(list, await explain(app, scope, list.statement(after)));
    problems.push(...found.map((problem) => `after ${after ?? 'nothing'}: ${problem}`));
  }
  return problems;
}

/** Returns the plan of a statement as the service runs it: prepared, with its database role, within a scope. */
export async function explain(
  app: Database,
  scope: Scope,
  { text, values = [] }: Statement,
  before?: Statement,
): Promise<PlanNode> {
  const literals = values.map((value) => `'${String(value)}'`).join(', ');
  return app.transaction(scope, async ({ query }) => {
    if (before) await query(before);
    await query({ text: `PREPARE page AS ${text}` });
    const [row] = await query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `EXPLAIN (FORMAT JSON) EXECUTE page (${literals})`,
    });
    // A prepared statement outlives its transaction.
    await query({ text: 'DEALLOCATE page' });
    if (!row) throw new Error('There is no plan.');
    return row['QUERY PLAN'][0].Plan;
  });
}

function findProblems(list: ListPlan, plan: PlanNode): string[] {
  const nodes = flatten(plan);
  const scans = nodes.filter((node) => node['Node Type'].includes('Scan'));
  const others = nodes.map((node) => node['Node Type']).filter((type) => !type.includes('Scan'));
  const problems = others
    .filter((type) => !['Limit', 'Result', ...(list.lookupIndexes ? ['Nested Loop'] : [])].includes(type))
    .map((type) => `the plan contains a step "${type}"`);
  const [lookups, pageScans] = partition(
    scans,
    (scan) => list.lookupIndexes?.includes(scan['Index Name'] ?? '') === true,
  );
  if (pageScans.length !== 1) problems.push(`${pageScans.length} scans instead of one`);
  for (const scan of pageScans) problems.push(...findScanProblems(list, scan));
  for (const scan of lookups)
    if (!scan['Index Cond']?.includes('workspace_id = '))
      problems.push(`all of ${scan['Index Name']} is read`);
  return problems;
}

function findScanProblems(list: ListPlan, scan: PlanNode): string[] {
  const problems: string[] = [];
  const name = `${scan['Node Type']} ${scan['Scan Direction']} of ${scan['Index Name']}`;
  if (!new RegExp(`^Index (Only )?Scan Backward of ${list.index}$`).test(name)) problems.push(`a ${name}`);
  for (const part of list.range)
    if (!scan['Index Cond']?.includes(part)) problems.push(`the range does not use "${part}"`);
  if (scan.Filter !== undefined && !list.filter?.test(scan.Filter))
    problems.push(`rows are filtered by ${scan.Filter}`);
  return problems;
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

export function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
