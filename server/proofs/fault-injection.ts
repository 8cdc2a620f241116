/**
 * Proves that no crash loses or duplicates a job, a row or a webhook: `npm run prove -- faults --json [--jobs n]
 * [--faults n] [--seed n] [--short]`. While jobs run, the API, the workers, Temporal, Redis and PostgreSQL are killed
 * repeatedly. Afterwards, accepted jobs, rows and received webhooks are compared. Kills this checkout's services, so
 * nothing else should use them meanwhile. Without `--short`, a stub replaces the studio.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startAllServices } from '../../tools/services/lifecycle.ts';
import { addProject } from '../test/support/new-project.ts';
import { startLoadReceiver } from '../test/support/receiver/load-receiver.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { addTestEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { checkConsistency } from './fault-injection/consistency-check.ts';
import { runCallers } from './fault-injection/retrying-clients.ts';
import { type ProcessSet, startProcesses, type Part, parts } from './fault-injection/processes.ts';
import { chooseRequest, type FaultCustomer, type RandomRequest } from './fault-injection/random-requests.ts';
import { isShort, numberOption, readSeed, reportFigures, type Figure } from './figures.ts';
import { seededRandom } from './seeded-random.ts';
import { waitUntilJobsEnd } from './until-jobs-end.ts';

const seed = readSeed();
const jobCount = numberOption('jobs', isShort ? 500 : 10_000);
const faultCount = numberOption('faults', isShort ? 6 : 30);
/** The maximum number of jobs requested but not yet ended: enough that no queue is ever empty. */
const maxJobsInProgress = numberOption('under-way', isShort ? 60 : 200);
/** The delay in seconds before each attempt to deliver an event. */
const delays = [0, 0.3, 0.6, 1.2];
/**
 * How long to wait for all jobs to end after the last fault. An activity whose worker died is retried after 15 s, and
 * a workflow that was never started is started after 5 s.
 */
const timeoutSeconds = 240;
/** server/domain/moderate-prompt.ts rejects this prompt, so its job fails and is not counted as usage. */
const rejectedPrompt = 'A logo exactly like the Nike swoosh.';
const random = seededRandom(seed);
console.log(`seed ${seed}, ${jobCount} jobs, ${faultCount} faults`);

let lastCount = { at: 0, count: 0 };

const stage = await createStage('faults');
const environment = {
  ...stage.environment,
  BLAZON_WEBHOOK_DELAYS_SECONDS: delays.join(','),
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
  BLAZON_SUSPEND_AFTER_MINUTES: '0',
};
const owner = openOwner(environment);
const receiver = await startLoadReceiver(seed);
const serviceProcesses = await startProcesses(environment, isShort ? 'worker' : 'bench/stub-studio-worker');
let figures: Figure[];
try {
  figures = await prove();
} finally {
  await serviceProcesses.close();
  // Leave the services running, even if the proof failed while one of them was down.
  await startAllServices();
  await Promise.all([owner.close(), receiver.close()]);
  await stage.close();
}
reportFigures('faults', figures);

async function prove(): Promise<Figure[]> {
  const customers = await makeCustomers();
  let requested = 0;
  let accepted = 0;
  const nextRequest = async (): Promise<RandomRequest | undefined> => {
    while (requested - (await countEndedJobs()) > maxJobsInProgress) await wait(100);
    if (requested >= jobCount) return undefined;
    requested += 1;
    return chooseRequest(requested, random, {
      customers,
      overrideUrl: receiver.url('sometimes/0.1/any-failure?override'),
      rejectedPrompt,
    });
  };
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0);
  const nodeCollection = collectMemoryNodes(customers);
  const faultInjection = injectFaults(serviceProcesses, () => accepted, seconds);
  const report = await runCallers({
    callers: 24,
    nextRequest,
    client: serviceProcesses.client,
    onAccepted: () => (accepted += 1),
  });
  console.log(
    `${seconds()} s: all ${report.accepted.length} accepted, ${report.repeats} requests sent again`,
  );
  const injectedFaults = await faultInjection;
  await waitUntilJobsEnd(owner, timeoutSeconds);
  await nodeCollection.stop();
  console.log(`${seconds()} s: all ended`);
  for (const problem of report.problems.slice(0, 10)) console.log(problem);
  for (const exit of serviceProcesses.unexpectedExits()) console.log(exit);
  return [
    { name: 'faults', value: injectedFaults, goal: `=${faultCount}` },
    { name: 'answers_that_no_fault_excuses', value: report.problems.length, goal: '=0' },
    {
      name: 'processes_that_ended_by_themselves',
      value: serviceProcesses.unexpectedExits().length,
      goal: '=0',
    },
    ...(await checkConsistency(owner, {
      accepted: report.accepted.map(({ jobId }) => jobId),
      deliveries: await receiver.deliveries(),
      maxAttempts: delays.length,
    })),
  ];
}

/**
 * Creates four ordinary workspaces, one whose receiver always fails, and one without an endpoint. Each has a project
 * in both environments.
 */
async function makeCustomers(): Promise<FaultCustomer[]> {
  const customers: FaultCustomer[] = [];
  const paths = [...Array.from({ length: 4 }, () => 'sometimes/0.1/any-failure'), '500', undefined];
  for (const path of paths) {
    const workspace = await createWorkspace(owner);
    for (const customerEnvironment of ['live', 'sandbox'] as const) {
      const scope = { workspaceId: workspace.id, environment: customerEnvironment };
      if (path !== undefined) await addTestEndpoint(owner, scope, receiver.url(path));
      customers.push({
        workspace,
        environment: customerEnvironment,
        projectId: await addProject(owner, scope),
        memory: [],
      });
    }
  }
  // Repeat the ordinary workspaces, so that most requests come from them.
  return [...customers, ...customers.slice(0, 8), ...customers.slice(0, 8)];
}

/** Counts the jobs that have ended, at most every 200 ms. While the database is down, returns the last number. */
async function countEndedJobs(): Promise<number> {
  if (Date.now() - lastCount.at < 200) return lastCount.count;
  lastCount = { ...lastCount, at: Date.now() };
  const count = await countJobs('finished_at IS NOT NULL').catch(() => lastCount.count);
  lastCount = { at: Date.now(), count };
  return count;
}

async function countJobs(condition: string): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM jobs WHERE ${condition}`,
  });
  return row?.count ?? 0;
}

/** Reads memory node ids from received events, and gives them to their customers as starting points of refinements. */
function collectMemoryNodes(customers: readonly FaultCustomer[]): { stop(): Promise<void> } {
  const byProject = new Map(customers.map((customer) => [customer.projectId, customer]));
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    for (let position = 0; !stopping.signal.aborted; ) {
      const fresh = await receiver.deliveries(position).catch(() => []);
      position += fresh.length;
      for (const { projectId, memoryId } of fresh)
        if (memoryId !== '') byProject.get(projectId)?.memory.push(memoryId);
      await wait(500);
    }
  };
  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/**
 * Divides the jobs into equal groups, and kills a component at a random point within each group except the last.
 * Returns the number of faults.
 */
async function injectFaults(all: ProcessSet, accepted: () => number, seconds: () => string): Promise<number> {
  const jobsPerFault = jobCount / (faultCount + 1);
  for (const [index, part] of chooseParts().entries()) {
    const threshold = Math.floor(jobsPerFault * (index + 0.1 + random.fraction() * 0.8));
    while (accepted() < threshold) await wait(10);
    await wait(random.between(0, 300));
    const killedAt = performance.now();
    await all.kill(part);
    await wait(random.between(0, 1_500));
    await all.restart(part);
    const downSeconds = ((performance.now() - killedAt) / 1000).toFixed(1);
    console.log(
      `${seconds()} s, ${accepted()} accepted: ${part} was killed, and is back after ${downSeconds} s`,
    );
  }
  return faultCount;
}

/** Returns as many components as there are faults: each equally often, in random order. */
function chooseParts(): Part[] {
  const order: Part[] = [];
  while (order.length < faultCount) {
    const left = [...parts];
    while (left.length > 0) order.push(...left.splice(random.between(0, left.length - 1), 1));
  }
  return order.slice(0, faultCount);
}
