/**
 * `npm run bench -- row-sizes --json [--jobs n]`: measures the bytes that a finished job adds to each PostgreSQL
 * table, with the real studio and a delivered webhook. `As left` includes dead row versions, like a table that is
 * never vacuumed; `compact` is measured after VACUUM FULL. In production, tables are vacuumed while they grow, so
 * their size is between the two.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { BRIEFS } from '@blazon/studio/test/bench-data.ts';
import { runAsSuperuser } from '../../tools/services/databases.ts';
import { isShort, numberOption, reportFigures } from '../proofs/figures.ts';
import { moderatePrompt } from '../domain/moderate-prompt.ts';
import { type Client, createClient } from '../test/support/client.ts';
import { generate } from '../test/support/generation.ts';
import { addProject } from '../test/support/new-project.ts';
import { startReceiver } from '../test/support/receiver/receiver.ts';
import { type ServerProcess, startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { addTestEndpoint, createTestSecret } from '../test/support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from '../test/support/workspaces.ts';

const jobCount = numberOption('jobs', isShort ? 100 : 1_000);
/** One in this many jobs refines the first brand. */
const refinementInterval = 4;
const concurrentCalls = 8;
const maxWaitSeconds = 600;

const stage = await createStage('row_sizes');
const environment = {
  ...stage.environment,
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_LOG_LEVEL: 'fatal',
};
const owner = openOwner(environment);
const receiver = await startReceiver({ keep: () => undefined });
const servers: ServerProcess[] = [];
try {
  for (const entry of ['api', 'worker'] as const) servers.push(await startServer(entry, environment));
  const client = createClient(servers[0]?.httpsPort ?? 0);
  const workspace = await createWorkspace(owner);
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  await createTestSecret(owner, environment, workspace.id);
  await addTestEndpoint(owner, scope, receiver.url('200'));
  const projectId = await addProject(owner, scope);
  const before = await measureSizes();
  const begin = performance.now();
  await runAllJobs(client, workspace, projectId);
  await client.close();
  console.log(`${jobCount} jobs in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  const uncompacted = await measureSizes();
  await runAsSuperuser(stage.databaseName, (superuser) => superuser.query('VACUUM FULL'));
  printReport(before, uncompacted, await measureSizes());
} finally {
  await Promise.all([owner.close(), receiver.close(), ...servers.map((server) => server.kill())]);
  await stage.close();
}

interface TableSize {
  readonly rows: number;
  readonly heap: number;
  readonly toast: number;
  readonly indexes: number;
}

async function runAllJobs(client: Client, workspace: TestWorkspace, projectId: string): Promise<void> {
  const prompts = BRIEFS.map(({ prompt }) => prompt).filter((prompt) => moderatePrompt(prompt) === undefined);
  const requestBrand = async (index: number, memoryId?: string) =>
    generate(client, workspace, 'live', {
      projectId,
      prompt: memoryId === undefined ? (prompts[index % prompts.length] ?? '') : 'Make the letters lighter',
      key: `job-${index}`,
      ...(memoryId === undefined ? {} : { memoryId }),
    });
  await requestBrand(0);
  await waitUntilDelivered(1);
  const { body } = await client.call({ path: `/v1/projects/${projectId}/memory`, key: workspace.keys.live });
  const firstNodeId: string = body.data[0].id;
  let next = 1;
  const caller = async () => {
    while (next < jobCount) {
      const index = next++;
      await requestBrand(index, index % refinementInterval === 0 ? firstNodeId : undefined);
    }
  };
  await Promise.all(Array.from({ length: concurrentCalls }, caller));
  await waitUntilDelivered(jobCount);
}

async function waitUntilDelivered(count: number): Promise<void> {
  const end = Date.now() + maxWaitSeconds * 1000;
  for (;;) {
    const [row] = await owner.unscoped<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM events WHERE state = 'delivered'`,
    });
    if ((row?.count ?? 0) >= count) return;
    if (Date.now() > end) throw new Error(`Only ${row?.count} of ${count} were delivered.`);
    await wait(200);
  }
}

/** Measures the rows and bytes of each table. A partitioned table includes its partitions. */
async function measureSizes(): Promise<Map<string, TableSize>> {
  await runAsSuperuser(stage.databaseName, (superuser) => superuser.query('ANALYZE'));
  const rows = await owner.unscoped<{
    name: string;
    rows: string;
    heap: string;
    toast: string;
    indexes: string;
  }>({
    text: `SELECT coalesce(pg_partition_root(c.oid), c.oid)::regclass::text AS name,
             sum(greatest(c.reltuples, 0)) AS rows, sum(pg_relation_size(c.oid)) AS heap,
             sum(coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)) AS toast,
             sum(pg_indexes_size(c.oid)) AS indexes
           FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY 1`,
  });
  return new Map(
    rows.map(({ name, ...row }) => [
      name,
      {
        rows: Number(row.rows),
        heap: Number(row.heap),
        toast: Number(row.toast),
        indexes: Number(row.indexes),
      },
    ]),
  );
}

function printReport(
  before: Map<string, TableSize>,
  uncompacted: Map<string, TableSize>,
  compact: Map<string, TableSize>,
): void {
  const perJob = (bytes: number) => Math.round(bytes / jobCount);
  let [totalLeft, totalCompact] = [0, 0];
  console.log(
    'table: rows per job, bytes per job as left (heap + TOAST + indexes), compact (heap + TOAST + indexes)',
  );
  for (const [name, after] of [...uncompacted].toSorted(([one], [other]) => one.localeCompare(other))) {
    const sizeBefore = before.get(name) ?? { rows: 0, heap: 0, toast: 0, indexes: 0 };
    if (after.rows - sizeBefore.rows < jobCount / 10) continue;
    const growth = [after, compact.get(name) ?? after].map((size) => ({
      heap: perJob(size.heap - sizeBefore.heap),
      toast: perJob(size.toast - sizeBefore.toast),
      indexes: perJob(size.indexes - sizeBefore.indexes),
    }));
    const columns = growth.map(
      ({ heap, toast, indexes }) => `${heap + toast + indexes} (${heap} + ${toast} + ${indexes})`,
    );
    console.log(`${name}: ${((after.rows - sizeBefore.rows) / jobCount).toFixed(2)}, ${columns.join(', ')}`);
    const sums = growth.map(({ heap, toast, indexes }) => heap + toast + indexes);
    totalLeft += sums[0] ?? 0;
    totalCompact += sums[1] ?? 0;
  }
  reportFigures('row-sizes', [
    { name: 'jobs', value: jobCount, goal: `>=${jobCount}` },
    { name: 'bytes_per_job_as_left', value: totalLeft, goal: '<=100000' },
    { name: 'bytes_per_job_compact', value: totalCompact, goal: '<=60000' },
  ]);
}
