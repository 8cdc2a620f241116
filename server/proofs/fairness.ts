/**
 * Proves that no workspace delays another: `npm run prove -- fairness --json [--short]`. First, one workspace sends
 * thousands of events to a receiver that never responds, while other workspaces send a few. Then one workspace queues
 * thousands of jobs, while another requests one from time to time. Instead of drawing, the worker keeps a thread busy
 * for as long as a typical design. On a busy machine, `--short` detects only a complete loss of fairness.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import { createClient } from '../test/support/client.ts';
import { generate } from '../test/support/generation.ts';
import { addProject } from '../test/support/new-project.ts';
import { type LoadReceiver, startLoadReceiver } from '../test/support/receiver/load-receiver.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { addTestEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from '../test/support/workspaces.ts';
import { type Figure, isShort, numberOption, reportFigures } from './figures.ts';
import { computePercentile } from './percentile.ts';

const designMilliseconds = 90;
const floodJobCount = numberOption('jobs', isShort ? 300 : 5_000);
const unansweredEventCount = numberOption('events', isShort ? 120 : 2_000);
const singleJobCount = numberOption('singles', isShort ? 12 : 60);
const pauseMilliseconds = isShort ? 250 : 500;

const stage = await createStage('fairness');
const environment = {
  ...stage.environment,
  BLAZON_LOG_LEVEL: 'error',
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_RATE_LIMIT_PRO_GENERATION: '1000000000',
  BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
  BLAZON_MONTHLY_QUOTA_PRO: '1000000000',
  BLAZON_SUSPEND_AFTER_MINUTES: '0',
};
const owner = openOwner(environment);
const receiver = await startLoadReceiver();
const [api, worker] = await Promise.all([
  startServer('api', environment),
  startServer('bench/stub-studio-worker', environment, [String(designMilliseconds)]),
]);
const client = createClient(api.httpsPort, { connections: 64 });
let figures: Figure[];
try {
  figures = [...(await proveReceivers()), ...(await proveQueue())];
} finally {
  await client.close();
  await Promise.all([api.kill(), worker.kill(), receiver.close(), owner.close()]);
  await stage.close();
}
reportFigures('fairness', figures);

interface Customer {
  readonly workspace: TestWorkspace;
  readonly projectId: string;
}

/** Creates a workspace with a project. All have the same plan, because the dispatcher favours larger plans. */
async function makeCustomer(url: string): Promise<Customer> {
  const workspace = await createWorkspace(owner);
  const scope = { workspaceId: workspace.id, environment: 'live' as const };
  await addTestEndpoint(owner, scope, url);
  return { workspace, projectId: await addProject(owner, scope) };
}

/** Requests a brand as the documentation advises: with an idempotency key, and again after a 503. */
async function requestBrand({ workspace, projectId }: Customer): Promise<string> {
  const request = { projectId, prompt: 'Kettle, a bold coffee roastery.', key: randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await generate(client, workspace, 'live', request);
    } catch (error) {
      if (attempt === 5 || !String(error).includes('503')) throw error;
      await wait(500 * attempt);
    }
  }
}

/**
 * Requests brands one after another. Returns, for each, the milliseconds from the request until its event arrived,
 * minus the time that the design took.
 */
async function timeSingleJobs(customer: Customer, count: number): Promise<number[]> {
  const begins = new Map<string, number>();
  for (let single = 0; single < count; single += 1) {
    const begin = Date.now();
    begins.set(await requestBrand(customer), begin);
    await wait(pauseMilliseconds);
  }
  const arrivals = await waitUntilArrived(receiver, begins);
  return [...begins].map(([jobId, begin]) => (arrivals.get(jobId) ?? Infinity) - begin - designMilliseconds);
}

async function waitUntilArrived(
  from: LoadReceiver,
  jobs: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const arrivals = new Map<string, number>();
  const end = Date.now() + 120_000;
  for (let position = 0; arrivals.size < jobs.size && Date.now() < end; ) {
    const fresh = await from.deliveries(position);
    position += fresh.length;
    for (const { jobId, at } of fresh) if (jobs.has(jobId) && !arrivals.has(jobId)) arrivals.set(jobId, at);
    await wait(100);
  }
  return arrivals;
}

async function proveQueue(): Promise<Figure[]> {
  const [large, small] = [await makeCustomer(receiver.url('200')), await makeCustomer(receiver.url('200'))];
  const idle = await timeSingleJobs(small, Math.ceil(singleJobCount / 2));
  const begin = performance.now();
  const filling = requestManyBrands(large, floodJobCount);
  // While the flood of requests arrives, all processes are busy accepting and starting jobs.
  const inFlood = await timeSingleJobs(small, Math.ceil(singleJobCount / 4));
  await filling;
  const queued = await countUnfinishedJobs(owner, large);
  console.log(`${floodJobCount} jobs were accepted in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  await waitUntilStarted(large);
  const last = await makeCustomer(receiver.url('200'));
  const busy = await timeSingleJobs(last, singleJobCount);
  const stillQueued = await countUnfinishedJobs(owner, large);
  console.log(`${queued} of them waited when the last came in, ${stillQueued} at the end`);
  await printStageDurations(last);
  return [
    {
      name: 'jobs_still_queued',
      value: stillQueued,
      goal: `>=${Math.floor(floodJobCount * (isShort ? 0.1 : 0.3))}`,
    },
    { name: 'single_jobs_idle_p95_ms', value: percentileMilliseconds(idle, 0.95), goal: '>0' },
    // For information only: in production, rate limits prevent such a flood.
    { name: 'single_jobs_in_flood_p95_ms', value: percentileMilliseconds(inFlood, 0.95), goal: '>0' },
    { name: 'single_jobs_p50_ms', value: percentileMilliseconds(busy, 0.5), goal: '>0' },
    {
      name: 'single_jobs_p95_ms',
      value: percentileMilliseconds(busy, 0.95),
      goal: isShort ? '<6000' : '<2000',
    },
  ];
}

/** Waits until the workflow of every queued job has started. The dispatcher starts missing ones within seconds. */
async function waitUntilStarted({ projectId }: Customer): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const [row] = await owner.unscoped<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM jobs
             WHERE project_id = $1 AND status = 'queued' AND dispatch_due_at < now() + interval '1 minute'`,
      values: [decodeId('project', projectId)],
    });
    if (row?.count === 0) return;
    await wait(500);
  }
}

async function requestManyBrands(customer: Customer, count: number): Promise<void> {
  let sent = 0;
  const caller = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      await requestBrand(customer);
    }
  };
  await Promise.all(Array.from({ length: 24 }, caller));
}

/**
 * Compares the first attempts of other workspaces in two cases: one workspace's receiver responds, or it never does.
 */
async function proveReceivers(): Promise<Figure[]> {
  const withResponsiveReceiver = await measureFirstAttempts('200');
  const withDeadReceiver = await measureFirstAttempts('never');
  const delay =
    percentileMilliseconds(withDeadReceiver, 0.99) - percentileMilliseconds(withResponsiveReceiver, 0.99);
  console.log(
    `first attempts after the event, ms p50/p99: ${percentileMilliseconds(withResponsiveReceiver, 0.5)}/` +
      `${percentileMilliseconds(withResponsiveReceiver, 0.99)} without a dead receiver, ` +
      `${percentileMilliseconds(withDeadReceiver, 0.5)}/${percentileMilliseconds(withDeadReceiver, 0.99)} beside one`,
  );
  return [{ name: 'first_attempts_delayed_p99_ms', value: delay, goal: isShort ? '<3000' : '<1000' }];
}

/**
 * Floods one workspace's receiver at this path with events. For each event of five other workspaces, returns the
 * milliseconds from its creation to its first attempt.
 */
async function measureFirstAttempts(path: string): Promise<number[]> {
  // The flooded receiver has its own port, so that limits per host do not affect the other receiver.
  const other = await startLoadReceiver();
  const noisy = await makeCustomer(other.url(path));
  const quiet = await Promise.all(Array.from({ length: 5 }, () => makeCustomer(receiver.url('200'))));
  const flood = requestManyBrands(noisy, unansweredEventCount);
  const isOver = () => Promise.race([flood.then(() => true), wait(pauseMilliseconds * 2, false)]);
  while (!(await isOver()) || (await countUnfinishedJobs(owner, noisy)) > 0) {
    await Promise.all([...quiet.map(requestBrand), wait(pauseMilliseconds * 2)]);
  }
  for (const customer of quiet) while ((await countUnfinishedJobs(owner, customer)) > 0) await wait(100);
  await wait(1_000);
  await other.close();
  const rows = await owner.unscoped<{ milliseconds: number }>({
    text: `SELECT extract(epoch FROM coalesce(a.started_at, now()) - e.created_at)::float8 * 1000 AS milliseconds
           FROM events e LEFT JOIN delivery_attempts a ON a.workspace_id = e.workspace_id AND a.environment = e.environment
             AND a.event_id = e.id AND a.run = 1 AND a.number = 1
           WHERE e.project_id = ANY ($1)`,
    values: [quiet.map(({ projectId }) => decodeId('project', projectId))],
  });
  return rows.map(({ milliseconds }) => milliseconds);
}

async function countUnfinishedJobs(database: Database, { projectId }: Customer): Promise<number> {
  const [row] = await database.unscoped<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM jobs WHERE project_id = $1 AND finished_at IS NULL',
    values: [decodeId('project', projectId)],
  });
  return row?.count ?? 0;
}

function percentileMilliseconds(values: readonly number[], share: number): number {
  return Math.round(computePercentile(values, share));
}

/** Prints how long a customer's jobs waited to be claimed, took to be designed, and waited for their first attempt. */
async function printStageDurations({ projectId }: Customer): Promise<void> {
  const [row] = await owner.unscoped<{ claim: string; make: string; attempt: string }>({
    text: `SELECT percentile_disc(0.95) WITHIN GROUP (ORDER BY j.started_at - j.created_at)::text AS claim,
             percentile_disc(0.95) WITHIN GROUP (ORDER BY j.finished_at - j.started_at)::text AS make,
             percentile_disc(0.95) WITHIN GROUP (ORDER BY a.started_at - j.finished_at)::text AS attempt
           FROM jobs j JOIN delivery_attempts a ON a.workspace_id = j.workspace_id AND a.event_id = j.event_id
           WHERE j.project_id = $1 AND a.number = 1`,
    values: [decodeId('project', projectId)],
  });
  console.log(
    `p95 of single jobs: claimed after ${row?.claim}, made in ${row?.make}, sent after ${row?.attempt}`,
  );
}
