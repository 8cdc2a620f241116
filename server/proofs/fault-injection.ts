/**
 * Proves that no fault loses or duplicates anything: `npm run prove -- faults --json [--jobs n] [--faults n] [--seed
 * n] [--short]`. While jobs run, the API, the workers, Temporal, Redis and PostgreSQL are killed repeatedly.
 * Afterwards, accepted jobs, rows and received webhooks are compared. Kills this checkout's services, so nothing else
 * should use them meanwhile. The long form uses a stub instead of the studio.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startAllServices } from '../../tools/services/lifecycle.ts';
import { addProject } from '../test/support/new-project.ts';
import { startLoadReceiver } from '../test/support/receiver/load-receiver.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { giveEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { checkConsistency } from './fault-injection/consistency-check.ts';
import { runCallers } from './fault-injection/retrying-clients.ts';
import { type ProcessSet, startProcesses, type Part, parts } from './fault-injection/processes.ts';
import { chooseRequest, type FaultCustomer, type RandomRequest } from './fault-injection/random-requests.ts';
import { type Figure, isShort, numberOption, reportFigures } from './figures.ts';
import { seededRandom } from './seeded-random.ts';
import { untilJobsEnd } from './until-jobs-end.ts';

const seed = numberOption('seed', Date.now() % 1_000_000);
const jobs = numberOption('jobs', isShort ? 500 : 10_000);
const faults = numberOption('faults', isShort ? 6 : 30);
/** The maximum number of jobs accepted but not yet delivered: enough that no queue is ever empty. */
const maxUnderWay = numberOption('under-way', isShort ? 60 : 200);
const delays = [0, 0.3, 0.6, 1.2];
/**
 * How long to wait after the last fault. An attempt whose worker died is repeated after 15 s, and a job whose
 * workflow never started is started after 5 s.
 */
const patienceSeconds = 240;
/** server/domain/moderate-prompt.ts rejects this prompt, so the live job fails and does not use its quota. */
const rejectedPrompt = 'A logo exactly like the Nike swoosh.';
const random = seededRandom(seed);
console.log(`seed ${seed}, ${jobs} jobs, ${faults} faults`);

let knownEnded = { at: 0, count: 0 };

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
const cast = await startProcesses(environment, isShort ? 'worker' : 'bench/stub-studio-worker');
let figures: Figure[];
try {
  figures = await prove();
} finally {
  await cast.close();
  // Whatever happened, restore the services.
  await startAllServices();
  await Promise.all([owner.close(), receiver.close()]);
  await stage.close();
}
reportFigures('faults', figures);

async function prove(): Promise<Figure[]> {
  const customers = await makeCustomers();
  let made = 0;
  let accepted = 0;
  const nextOrder = async (): Promise<RandomRequest | undefined> => {
    while (made - (await endedJobs()) > maxUnderWay) await wait(100);
    if (made >= jobs) return undefined;
    made += 1;
    return chooseRequest(made, random, {
      customers,
      overrideUrl: receiver.url('sometimes/0.1/any-failure?override'),
      rejected: rejectedPrompt,
    });
  };
  const begin = performance.now();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(0);
  const learning = collectMemoryNodes(customers);
  const breaking = injectFaults(cast, () => accepted, seconds);
  const report = await runCallers({
    callers: 24,
    nextOrder,
    client: cast.client,
    onAccepted: () => (accepted += 1),
  });
  console.log(
    `${seconds()} s: all ${report.accepted.length} accepted, ${report.repeats} requests sent again`,
  );
  const broken = await breaking;
  await untilJobsEnd(owner, patienceSeconds);
  await learning.stop();
  console.log(`${seconds()} s: all ended`);
  for (const problem of report.problems.slice(0, 10)) console.log(problem);
  for (const deserter of cast.deserters()) console.log(deserter);
  return [
    { name: 'faults', value: broken, goal: `=${faults}` },
    { name: 'answers_that_no_fault_excuses', value: report.problems.length, goal: '=0' },
    { name: 'processes_that_ended_by_themselves', value: cast.deserters().length, goal: '=0' },
    ...(await checkConsistency(owner, {
      accepted: report.accepted.map(({ jobId }) => jobId),
      deliveries: await receiver.deliveries(),
      attemptsOfSchedule: delays.length,
    })),
  ];
}

/**
 * Creates four workspaces in both environments, one workspace whose receiver always fails, and one without an
 * endpoint.
 */
async function makeCustomers(): Promise<FaultCustomer[]> {
  const customers: FaultCustomer[] = [];
  const paths = [...Array.from({ length: 4 }, () => 'sometimes/0.1/any-failure'), '500', undefined];
  for (const path of paths) {
    const workspace = await createWorkspace(owner);
    for (const world of ['live', 'sandbox'] as const) {
      const scope = { workspaceId: workspace.id, environment: world };
      if (path !== undefined) await giveEndpoint(owner, scope, receiver.url(path));
      customers.push({
        workspace,
        environment: world,
        projectId: await addProject(owner, scope),
        memory: [],
      });
    }
  }
  // The four ordinary workspaces send most requests.
  return [...customers, ...customers.slice(0, 8), ...customers.slice(0, 8)];
}

/** Returns the number from the last successful query, because the database may be down. */
async function endedJobs(): Promise<number> {
  if (Date.now() - knownEnded.at < 200) return knownEnded.count;
  knownEnded = { ...knownEnded, at: Date.now() };
  const count = await countJobs('finished_at IS NOT NULL').catch(() => knownEnded.count);
  knownEnded = { at: Date.now(), count };
  return count;
}

async function countJobs(condition: string): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM jobs WHERE ${condition}`,
  });
  return row?.count ?? 0;
}

/** Collects the memory nodes of earlier events, so that refinements can start from them. */
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

/** Divides the work into equal parts and kills something at a random point within each part except the last. */
async function injectFaults(all: ProcessSet, accepted: () => number, seconds: () => string): Promise<number> {
  const share = jobs / (faults + 1);
  for (const [index, part] of chooseParts().entries()) {
    const moment = Math.floor(share * (index + 0.1 + random.fraction() * 0.8));
    while (accepted() < moment) await wait(10);
    await wait(random.between(0, 300));
    const killed = performance.now();
    await all.break(part);
    await wait(random.between(0, 1_500));
    await all.mend(part);
    const downSeconds = ((performance.now() - killed) / 1000).toFixed(1);
    console.log(
      `${seconds()} s, ${accepted()} accepted: ${part} was killed, and is back after ${downSeconds} s`,
    );
  }
  return faults;
}

/** Chooses each component equally often, in random order. */
function chooseParts(): Part[] {
  const order: Part[] = [];
  while (order.length < faults) {
    const left = [...parts];
    while (left.length > 0) order.push(...left.splice(random.between(0, left.length - 1), 1));
  }
  return order.slice(0, faults);
}
