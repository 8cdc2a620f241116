/**
 * `npm run bench -- pipeline --json [--short]`: measures the cost and speed of a job from the call to the webhook.
 * Compares the service's workflows with workflows whose activities do nothing, and its brands per second with those of
 * the studio alone. Rounds alternate, so that other load on the machine affects both alike; the figures are medians.
 * `npm run bench -- pipeline --json --burst 300` measures only that many simultaneous jobs.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { runAsSuperuser } from '../../tools/services/databases.ts';
import { type Figure, isShort, numberOption, reportFigures } from '../proofs/figures.ts';
import { computePercentile } from '../proofs/percentile.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { openBaselineStudio, timeBaselineWorkflows } from './pipeline/baseline.ts';
import { openService, type Service } from './pipeline/service-under-test.ts';
import { type CpuByComponent, computeCpuPerJob, readCpuByComponent } from './pipeline/cpu-by-component.ts';

const rounds = numberOption('rounds', isShort ? 1 : 5);
const jobCount = numberOption('jobs', isShort ? 60 : 400);
const warmUpJobs = isShort ? 40 : 300;
const idleJobs = isShort ? 8 : 40;
const rateSeconds = isShort ? 3 : 10;
const callerCount = 32;
const burstJobs = numberOption('burst', 0);
const threadCount = availableParallelism();
/** Returns the goal for this run. A short run has low goals, because short rounds on a busy machine vary widely. */
function chooseGoal(fullGoal: string, shortGoal: string) {
  return isShort ? shortGoal : fullGoal;
}

const stage = await createStage('pipeline');
const environment = {
  ...stage.environment,
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
  BLAZON_DESIGN_THREADS: String(threadCount),
};
const owner = openOwner(environment);
let figures: Figure[];
try {
  figures =
    burstJobs > 0 ? await measureBurst() : [...(await measureStudio()), ...(await measureWorkflows())];
} finally {
  await owner.close();
  await stage.close();
}
reportFigures('bench:pipeline', figures);

/** Measures with the real studio: idle latency, brands per second, CPU by component. */
async function measureStudio(): Promise<Figure[]> {
  const service = await openService(owner, environment, 'worker');
  const studio = await openBaselineStudio(threadCount);
  try {
    // A studio gets faster while its caches fill, so the service and the bare studio first draw equally many brands.
    await service.run(warmUpJobs, callerCount);
    await studio.run(warmUpJobs);
    const latencies = await timeJobsWhenIdle(service);
    const serviceRates: number[] = [];
    const baselineRates: number[] = [];
    const costs: CpuByComponent[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const before = readCpuByComponent({ ...service.processes, studioThreads: threadCount });
      serviceRates.push(await service.run(jobCount, callerCount));
      costs.push(
        computeCpuPerJob(
          before,
          readCpuByComponent({ ...service.processes, studioThreads: threadCount }),
          jobCount,
        ),
      );
      baselineRates.push(await studio.run(jobCount));
      printComparison(`brands/s, round ${round}`, serviceRates, baselineRates);
    }
    return [
      {
        name: 'accept_to_webhook_idle_p50_ms',
        value: Math.round(computePercentile(latencies, 0.5)),
        goal: chooseGoal('<1000', '<5000'),
      },
      {
        name: 'brands_ratio',
        value: computeMedianRatio(serviceRates, baselineRates),
        goal: chooseGoal('>=0.65', '>=0.05'),
      },
      { name: 'brands_per_second', value: computeRoundedMedian(serviceRates), goal: '>0' },
      ...createCostFigures('cpu_ms', costs),
    ];
  } finally {
    await Promise.all([service.close(), studio.close()]);
  }
}

/**
 * Sends all requests at once, after a warm-up. Measures the time from the first request to the arrival of each event.
 */
async function measureBurst(): Promise<Figure[]> {
  const service = await openService(owner, environment, 'worker');
  try {
    await service.run(warmUpJobs, callerCount);
    const processes = { ...service.processes, studioThreads: threadCount };
    const [before, load] = [readCpuByComponent(processes), loadavg()[0] ?? 0];
    const begin = Date.now();
    const acceptedJobs = await Promise.all(Array.from({ length: burstJobs }, () => service.ask()));
    const acceptedMilliseconds = Date.now() - begin;
    const latencies: number[] = [];
    // Wait for one event after another, because polling for all of them would use CPU time.
    for (const { jobId } of acceptedJobs) latencies.push((await service.arrivalOf(jobId)) - begin);
    const cost = computeCpuPerJob(before, readCpuByComponent(processes), burstJobs);
    return [
      { name: 'burst_jobs', value: burstJobs, goal: '>0' },
      { name: 'burst_p50_ms', value: Math.round(computePercentile(latencies, 0.5)), goal: '<10000' },
      { name: 'burst_last_ms', value: Math.max(...latencies), goal: '<20000' },
      { name: 'burst_accepted_ms', value: acceptedMilliseconds, goal: '>0' },
      // Other load on the machine slows the burst down, but does not change its CPU time.
      { name: 'load_average_before', value: Math.round(load * 10) / 10, goal: '>=0' },
      { name: 'burst_cpu_ms_per_job', value: Math.round(sumCosts(cost) * 10) / 10, goal: '>0' },
      ...createCostFigures('burst_cpu_ms', [cost]),
    ];
  } finally {
    await service.close();
  }
}

/** Measures, with a stub in place of the studio: workflows per second, latency of the request, and bytes per job. */
async function measureWorkflows(): Promise<Figure[]> {
  const service = await openService(owner, environment, 'bench/stub-studio-worker');
  const baselineWorker = await startServer('bench/baseline-workflow/worker', environment);
  try {
    await service.run(Math.ceil(jobCount / 2), callerCount);
    await timeBaselineWorkflows(environment, baselineWorker, Math.ceil(jobCount / 2), callerCount);
    const serviceRates: number[] = [];
    const baselineRates: number[] = [];
    const costs: CpuByComponent[] = [];
    const baselineCosts: CpuByComponent[] = [];
    const bytes: StoredBytes[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const [before, sizeBefore] = [readCpuByComponent(service.processes), await readBytes()];
      serviceRates.push(await service.run(jobCount, callerCount));
      costs.push(computeCpuPerJob(before, readCpuByComponent(service.processes), jobCount));
      const sizeAfter = await readBytes();
      bytes.push({ own: sizeAfter.own - sizeBefore.own, temporal: sizeAfter.temporal - sizeBefore.temporal });
      const baselineProcesses = { worker: baselineWorker.processId };
      const baselineBefore = readCpuByComponent(baselineProcesses);
      baselineRates.push(await timeBaselineWorkflows(environment, baselineWorker, jobCount, callerCount));
      baselineCosts.push(computeCpuPerJob(baselineBefore, readCpuByComponent(baselineProcesses), jobCount));
      printComparison(`flows/s, round ${round}`, serviceRates, baselineRates);
    }
    const kilobytes = (of: (one: StoredBytes) => number) =>
      Math.round(bytes.reduce((sum, one) => sum + of(one), 0) / (jobCount * rounds) / 102.4) / 10;
    return [
      {
        name: 'flows_ratio',
        value: computeMedianRatio(serviceRates, baselineRates),
        goal: chooseGoal('>=0.70', '>=0.2'),
      },
      // CPU time is compared, because other load on the machine does not change it.
      {
        name: 'flows_cpu_ratio',
        value: computeMedianRatio(baselineCosts.map(sumCosts), costs.map(sumCosts)),
        goal: '>0',
      },
      { name: 'flows_per_second', value: computeRoundedMedian(serviceRates), goal: '>0' },
      ...createCostFigures('cpu_ms_constant_studio', costs),
      ...createCostFigures('cpu_ms_bare_flow', baselineCosts),
      // A short run does not report these: its few jobs add fewer bytes than a concurrent vacuum frees.
      ...(isShort
        ? []
        : [
            { name: 'kilobytes_per_job_postgres', value: kilobytes(({ own }) => own), goal: '>0' },
            { name: 'kilobytes_per_job_temporal', value: kilobytes(({ temporal }) => temporal), goal: '>0' },
          ]),
      ...(await measureAccept(service, computeRoundedMedian(serviceRates))),
    ];
  } finally {
    await Promise.all([service.close(), baselineWorker.kill()]);
  }
}

/**
 * Runs jobs one after another on an idle service. Returns, for each, the milliseconds from the request until its event
 * arrived.
 */
async function timeJobsWhenIdle(service: Service): Promise<number[]> {
  const latencies: number[] = [];
  for (let count = 0; count < idleJobs; count += 1) {
    const { jobId, begin } = await service.ask();
    latencies.push((await service.arrivalOf(jobId)) - begin);
    await wait(100);
  }
  return latencies;
}

/**
 * Measures the latency of the request alone, at half the throughput of the whole pipeline. For comparison, measures it
 * at half the rate at which the API can accept requests, while workflows of earlier requests keep every core busy.
 */
async function measureAccept(service: Service, workflowsPerSecond: number): Promise<Figure[]> {
  const atHalfThroughput = await callAtRate(service, workflowsPerSecond / 2);
  const acceptRate = await measureCallRate(service);
  await wait(2_000);
  const atHalfAcceptRate = await callAtRate(service, acceptRate / 2);
  return [
    {
      name: 'accept_p99_ms_at_half_of_flows',
      value: computeP99(atHalfThroughput),
      goal: chooseGoal('<100', '<1000'),
    },
    { name: 'accepts_per_second_in_a_burst', value: Math.round(acceptRate), goal: '>0' },
    { name: 'accept_p99_ms_at_half_of_burst', value: computeP99(atHalfAcceptRate), goal: '>0' },
  ];
}

async function measureCallRate(service: Service): Promise<number> {
  const end = performance.now() + rateSeconds * 1000;
  let accepted = 0;
  const caller = async (): Promise<void> => {
    for (; performance.now() < end; accepted += 1) await service.ask();
  };
  await Promise.all(Array.from({ length: callerCount }, caller));
  return accepted / rateSeconds;
}

/** Sends requests at a fixed rate, however long earlier ones take. Returns the milliseconds that each took. */
async function callAtRate(service: Service, perSecond: number): Promise<number[]> {
  const calls: Promise<{ milliseconds: number }>[] = [];
  const begin = performance.now();
  const count = Math.max(10, Math.round(perSecond * rateSeconds));
  for (let call = 0; call < count; call += 1) {
    const due = begin + (call / perSecond) * 1000;
    const pause = due - performance.now();
    if (pause > 1) await wait(pause);
    calls.push(service.ask());
  }
  return (await Promise.all(calls)).map(({ milliseconds }) => milliseconds);
}

interface StoredBytes {
  readonly own: number;
  readonly temporal: number;
}

async function readBytes(): Promise<StoredBytes> {
  return runAsSuperuser('postgres', async (superuser) => {
    const { rows } = await superuser.query<{ own: string; temporal: string }>(
      `SELECT pg_database_size($1) AS own,
         pg_database_size('temporal') + pg_database_size('temporal_visibility') AS temporal`,
      [stage.databaseName],
    );
    return { own: Number(rows[0]?.own), temporal: Number(rows[0]?.temporal) };
  });
}

function createCostFigures(prefix: string, costs: readonly CpuByComponent[]): Figure[] {
  return Object.keys(costs[0] ?? {}).map((name) => ({
    name: `${prefix}_${name}`,
    value: computePercentile(
      costs.map((cost) => cost[name] ?? 0),
      0.5,
    ),
    goal: '>=0',
  }));
}

function sumCosts(cost: CpuByComponent): number {
  return Object.values(cost).reduce((sum, value) => sum + value, 0);
}

function printComparison(
  what: string,
  serviceRates: readonly number[],
  baselineRates: readonly number[],
): void {
  console.log(`${what}: ${serviceRates.at(-1)?.toFixed(1)} against ${baselineRates.at(-1)?.toFixed(1)} bare`);
}

function computeMedianRatio(serviceRates: readonly number[], baselineRates: readonly number[]): number {
  const ratios = serviceRates.map((value, index) => value / (baselineRates[index] ?? Number.NaN));
  return Math.round(computePercentile(ratios, 0.5) * 100) / 100;
}

function computeRoundedMedian(values: readonly number[]): number {
  return Math.round(computePercentile(values, 0.5) * 10) / 10;
}

function computeP99(values: readonly number[]): number {
  return Math.round(computePercentile(values, 0.99));
}
