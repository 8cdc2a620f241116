import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';
import { type Figure, numberOption } from '../../proofs/figures.ts';
import { computePercentile } from '../../proofs/percentile.ts';
import { type Client, createClient } from '../../test/support/client.ts';
import { generate } from '../../test/support/generation.ts';
import { readMetric } from '../../test/support/internal-port.ts';
import { addProject } from '../../test/support/new-project.ts';
import { startServer } from '../../test/support/server-process.ts';
import { openOwner, type Stage } from '../../test/support/stage.ts';
import { createWorkspace, type TestWorkspace } from '../../test/support/workspaces.ts';

const designMilliseconds = 90;

interface Customer {
  readonly client: Client;
  readonly workspace: TestWorkspace;
  readonly projectId: string;
}

/**
 * Measures how long the single jobs of one workspace take: first while the service is idle, then while another
 * workspace requests hundreds of jobs at once.
 */
export async function measureBurst(stage: Stage): Promise<Figure[]> {
  const environment = {
    ...stage.environment,
    BLAZON_LOG_LEVEL: 'error',
    BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
    BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
  };
  const owner = openOwner(environment);
  const [api, worker] = await Promise.all([
    startServer('api', environment),
    startServer('bench/stub-studio-worker', environment, [String(designMilliseconds)]),
  ]);
  // Two clients, so that the two workspaces do not share connections.
  const large = await makeCustomer(owner, createClient(api.httpsPort, { connections: 64 }));
  const small = await makeCustomer(owner, createClient(api.httpsPort));
  const idle: number[] = [];
  for (let count = 0; count < 5; count += 1) idle.push(await timeSingleJob(owner, small));
  const inBurst = await timeDuringBurst(owner, small, large);
  const leftToDispatcher = await readMetric(api.internalPort, 'blazon_flow_starts_total', {
    flow: 'generate-brand',
    outcome: 'left',
  });
  console.log(`${leftToDispatcher} jobs were left to the dispatcher`);
  await Promise.all([large.client.close(), small.client.close()]);
  await Promise.all([api.kill(), worker.kill(), owner.close()]);
  const percentileMilliseconds = (values: readonly number[], share: number) =>
    Math.round(computePercentile(values, share));
  return [
    { name: 'single_job_idle_p50_ms', value: percentileMilliseconds(idle, 0.5), goal: '>0' },
    { name: 'single_job_in_burst_p50_ms', value: percentileMilliseconds(inBurst, 0.5), goal: '>0' },
    { name: 'single_job_in_burst_worst_ms', value: percentileMilliseconds(inBurst, 1), goal: '<4000' },
  ];
}

/** Times single jobs of one workspace while another workspace's burst is being accepted. */
async function timeDuringBurst(owner: Database, small: Customer, large: Customer): Promise<number[]> {
  const jobs = numberOption('jobs', 364);
  const begin = performance.now();
  const flood = Promise.all(Array.from({ length: jobs }, () => requestGeneration(large)));
  const isOver = () => Promise.race([flood.then(() => true), wait(250, false)]);
  const singleJobs: Promise<number>[] = [];
  do singleJobs.push(timeSingleJob(owner, small));
  while (!(await isOver()));
  console.log(`${jobs} jobs were accepted in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return Promise.all(singleJobs);
}

async function makeCustomer(owner: Database, client: Client): Promise<Customer> {
  const workspace = await createWorkspace(owner);
  const projectId = await addProject(owner, { workspaceId: workspace.id, environment: 'live' });
  return { client, workspace, projectId };
}

function requestGeneration({ client, workspace, projectId }: Customer): Promise<string> {
  const request = { projectId, prompt: 'Kettle, a bold coffee roastery.', key: randomUUID() };
  return generate(client, workspace, 'live', request);
}

async function timeSingleJob(owner: Database, customer: Customer): Promise<number> {
  const begin = performance.now();
  const jobId = await requestGeneration(customer);
  for (;;) {
    const [row] = await owner.unscoped<{ done: boolean }>({
      text: 'SELECT finished_at IS NOT NULL AS done FROM jobs WHERE id = $1',
      values: [decodeId('job', jobId)],
    });
    if (row?.done) return performance.now() - begin;
    await wait(20);
  }
}
