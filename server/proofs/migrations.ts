/**
 * Proves that a release may change large tables while customers use them. The changes are an index on a plain and on
 * a partitioned table, a new column with its backfill, and a new constraint. The tables have millions of rows, the
 * API is under a steady load, and a real worker runs. `npm run prove -- migrations --json [--short] [--rows n]
 * [--rate n]`
 */
import { createDatabaseUrl } from '../../tools/services/databases.ts';
import { migrate } from '../store/migrations.ts';
import { createClient } from '../test/support/client.ts';
import { addProject } from '../test/support/new-project.ts';
import { startLoadReceiver } from '../test/support/receiver/load-receiver.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { addTestEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { type Figure, isShort, numberOption, reportFigures } from './figures.ts';
import { makeCustomers, type Customers } from './migrations/customer-load.ts';
import { fileCount, createMigrationFolder } from './migrations/sample-migrations.ts';
import { seedEvents } from './migrations/seed-events.ts';
import { watchLocks } from './migrations/watch-locks.ts';
import { seedProjects } from './paging/seed-projects.ts';
import { runTimed } from './timed.ts';

const rowCount = numberOption('rows', isShort ? 20_000 : 2_000_000);
const rate = numberOption('rate', isShort ? 20 : 200);
const quietSeconds = isShort ? 3 : 20;
/** The goal for the slowest request, in milliseconds. With --short, it allows for a busy machine. */
const slowestRequestGoal = isShort ? '<5000' : '<1000';

const invalidIndexes = 'pg_index WHERE NOT indisvalid';
const partitionsWithoutIndex = `pg_inherits p WHERE inhparent = 'events'::regclass AND NOT EXISTS (
  SELECT FROM pg_index i JOIN pg_inherits a ON a.inhrelid = i.indexrelid
  WHERE i.indrelid = p.inhrelid AND a.inhparent = 'events_by_job'::regclass)`;

const stage = await createStage('migrations');
const environment = {
  ...stage.environment,
  BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000',
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
};
const { databaseName } = stage;
const owner = openOwner(environment);
const receiver = await startLoadReceiver();
const [api, worker] = await Promise.all([
  startServer('api', environment),
  startServer('worker', environment),
]);
const client = createClient(api.httpsPort, { connections: 64 });
const folder = await createMigrationFolder();
let figures: Figure[];
try {
  const workspace = await createWorkspace(owner);
  const scope = { workspaceId: workspace.id, environment: 'live' as const };
  await addTestEndpoint(owner, scope, receiver.url('200'));
  const projectId = await addProject(owner, scope);
  await runTimed('projects filled', () =>
    seedProjects(owner, {
      databaseName,
      large: scope,
      every: 5,
      total: rowCount,
      otherWorkspaces: isShort ? 50 : 1_000,
    }),
  );
  await runTimed('events filled', () => seedEvents(owner, { databaseName, scope, total: rowCount }));
  figures = await prove(makeCustomers(client, { workspace, projectId, rate }));
} finally {
  await client.close();
  await Promise.all([api.kill(), worker.kill(), receiver.close(), owner.close(), folder.remove()]);
  await stage.close();
}
reportFigures('migrations', figures);

async function prove(customers: Customers): Promise<Figure[]> {
  await customers.during(1, async () => undefined);
  const withoutMigration = await customers.during(quietSeconds, async () => undefined);
  const locks = watchLocks(databaseName);
  let applied = 0;
  const duringMigration = await customers.during(0, () =>
    runTimed('migrated', async () => {
      const report = await migrate(createDatabaseUrl('blazon_owner', databaseName), console.log, folder.url);
      applied = report.applied.length;
    }),
  );
  const longestWait = await locks.stop();
  // For comparison, build an index inside a transaction, which `npm run check -- migrations` would reject.
  const blocking = await customers.during(0, () =>
    runTimed('the same index inside a transaction', () =>
      owner.unscopedTransaction(async ({ query }) => {
        await query({ text: `SET LOCAL statement_timeout = '10min'` });
        await query({ text: 'CREATE INDEX blocking ON projects (workspace_id, environment, name)' });
      }),
    ),
  );
  for (const failure of [...withoutMigration.failures, ...duringMigration.failures].slice(0, 5))
    console.log(failure);
  return [
    { name: 'rows_in_each_table', value: rowCount, goal: `>=${rowCount}` },
    { name: 'files_applied', value: applied, goal: `=${fileCount}` },
    { name: 'requests', value: duringMigration.requests, goal: '>0' },
    {
      name: 'requests_per_second',
      value: duringMigration.perSecond,
      goal: `>=${isShort ? 1 : Math.floor(rate * 0.95)}`,
    },
    { name: 'failed_requests', value: duringMigration.failures.length, goal: '=0' },
    { name: 'slowest_request_ms', value: duringMigration.slowestMilliseconds, goal: slowestRequestGoal },
    { name: 'slowest_request_without_migration_ms', value: withoutMigration.slowestMilliseconds, goal: '>0' },
    { name: 'slowest_request_index_in_transaction_ms', value: blocking.slowestMilliseconds, goal: '>0' },
    { name: 'longest_wait_for_a_lock_ms', value: longestWait, goal: slowestRequestGoal },
    { name: 'invalid_indexes', value: await countRows(invalidIndexes), goal: '=0' },
    { name: 'partitions_without_index', value: await countRows(partitionsWithoutIndex), goal: '=0' },
    {
      name: 'rows_without_value',
      value: await countRows(`projects WHERE region IS DISTINCT FROM 'eu'`),
      goal: '=0',
    },
  ];
}

async function countRows(from: string): Promise<number> {
  const [row] = await owner.unscoped<{ count: string }>({ text: `SELECT count(*) FROM ${from}` });
  return Number(row?.count);
}
