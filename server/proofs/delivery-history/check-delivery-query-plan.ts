import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import {
  type DeliveryFilter,
  listDeliveriesStatement,
  forceIndexScansStatement,
} from '../../store/query-deliveries.ts';
import { explain, flatten, type PlanNode } from '../paging/check-query-plan.ts';

/** Plan nodes that read no more rows than they return. */
const cheapNodeTypes = new Set(['Limit', 'Append', 'Nested Loop', 'Subquery Scan', 'Result', 'Memoize']);
const eventPartitionPattern = /^events_\d{8}$/;
const attemptPartitionPattern = /^delivery_attempts_\d{8}$/;

/**
 * Explains the query for one page, and reports every step of its plan that reads more than it needs. The plan should
 * scan one index range per partition, newest first, and look up each event's newest attempt.
 */
export async function findListPlanProblems(
  app: Database,
  scope: Scope,
  list: { readonly filter: DeliveryFilter; readonly index: string; readonly after: string | undefined },
): Promise<string[]> {
  const page = { after: list.after, count: 26 };
  const plan = await explain(
    app,
    scope,
    listDeliveriesStatement(scope, list.filter, page),
    forceIndexScansStatement,
  );
  const nodes = flatten(plan);
  const scans = nodes.filter(
    (node) => node['Node Type'].includes('Scan') && node['Node Type'] !== 'Subquery Scan',
  );
  const parents = await findParentIndexes(
    app,
    scans.map((scan) => scan['Index Name'] ?? ''),
  );
  const unexpected = nodes
    .filter((node) => !scans.includes(node) && !cheapNodeTypes.has(node['Node Type']))
    .map((node) => `the plan contains a step "${node['Node Type']}"`);
  return [
    ...new Set([...unexpected, ...scans.flatMap((scan) => findScanProblems(scan, parents, list.index))]),
  ];
}

function findScanProblems(scan: PlanNode, parents: ReadonlyMap<string, string>, index: string): string[] {
  const table = scan['Relation Name'] ?? '';
  const name = parents.get(scan['Index Name'] ?? '') ?? scan['Index Name'];
  const what = `${scan['Node Type']} ${scan['Scan Direction'] ?? ''} of ${name ?? table}`;
  const condition = scan['Index Cond'] ?? '';
  if (!condition.includes('workspace_id = ')) return [`a ${what} reads all of ${name ?? table}`];
  if (eventPartitionPattern.test(table)) {
    const isRange =
      new RegExp(`^Index (Only )?Scan Backward of ${index}$`).test(what) && condition.includes('id < ');
    return isRange && scan.Filter === undefined ? [] : [`a ${what} with ${scan.Filter ?? 'no filter'}`];
  }
  if (attemptPartitionPattern.test(table)) return condition.includes('event_id = ') ? [] : [`a ${what}`];
  return table === 'projects' ? [] : [`a ${what}`];
}

/** Maps the name of each partition's index to the name of the index on the whole table. */
async function findParentIndexes(
  app: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await app.unscoped<{ name: string; parent: string }>({
    text: `SELECT child.relname AS name, parent.relname AS parent FROM pg_inherits
           JOIN pg_class child ON child.oid = inhrelid JOIN pg_class parent ON parent.oid = inhparent
           WHERE child.relname = ANY ($1)`,
    values: [names],
  });
  return new Map(rows.map(({ name, parent }) => [name, parent]));
}
