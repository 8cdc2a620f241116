/**
 * Proves that `blazon listen` loses no event: `npm run prove -- listen --json [--events n] [--seed n] [--short]`.
 * While jobs end in the sandbox, the connection is cut, API processes are killed, and the command itself is killed
 * and restarted with --resume, in random order. Every event must reach the developer's server with a valid signature,
 * and no run of the command may send one twice. Latency is the time from an event's creation until the developer's
 * server has read it.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { type RunningCommand, start } from '../../cli/test/support/run.ts';
import { certificateFiles } from '../../tools/certificates.ts';
import { readUuidTime } from '../domain/uuid-time.ts';
import { type Client, createClient } from '../test/support/client.ts';
import { generate } from '../test/support/generation.ts';
import { addProject } from '../test/support/new-project.ts';
import { findFreePorts, type ServerProcess, startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { createTestSecret } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { isShort, numberOption, readSeed, reportFigures, type Figure } from './figures.ts';
import { type LocalReceiver, startLocalReceiver } from './listen/local-receiver.ts';
import { computePercentile } from './percentile.ts';
import { seededRandom } from './seeded-random.ts';
import { runTimed } from './timed.ts';

type Interruption = 'cut' | 'api killed' | 'command killed';

const counts: Readonly<Record<Interruption, number>> = isShort
  ? { cut: 3, 'api killed': 1, 'command killed': 1 }
  : { cut: 20, 'api killed': 5, 'command killed': 5 };
const eventCount = numberOption('events', isShort ? 100 : 1_000);
/** The average pause between two jobs: long enough for all interruptions to happen while events are created. */
const averagePauseMilliseconds = 200;
/** The pause between two interruptions. After a connection shorter than 5 s, the command reconnects more slowly. */
const minPauseMilliseconds = isShort ? 1_500 : 2_000;
const maxPauseMilliseconds = isShort ? 3_000 : 8_000;
const maxLatencyMilliseconds = 300;
const timeoutMilliseconds = 60_000;
/** How long to wait for requests that the killed command had already sent. */
const settleMilliseconds = 300;

const seed = readSeed();
console.log(`seed ${seed}`);
const random = seededRandom(seed);

const stage = await createStage('listen');
const environment = {
  ...stage.environment,
  BLAZON_LOG_LEVEL: 'error',
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000',
};
const owner = openOwner(environment);
const folder = mkdtempSync(join(tmpdir(), 'blazon-listen-'));
const workspace = await createWorkspace(owner);
const scope = { workspaceId: workspace.id, environment: 'sandbox' } as const;
const projectId = await addProject(owner, scope);
const receiver = await startLocalReceiver(await createTestSecret(owner, environment, workspace.id));
const [balancerPort = 0] = await findFreePorts(1);
const balancer = await startBalancer(balancerPort);
const processes: ServerProcess[] = [];
let figures: Figure[] = [];
try {
  figures = await prove();
} finally {
  await Promise.allSettled([
    ...processes.map((process) => process.kill()),
    balancer.close(),
    receiver.close(),
  ]);
  await owner.close();
  rmSync(folder, { recursive: true, force: true });
  await stage.close();
}
reportFigures('listen', figures);

async function prove(): Promise<Figure[]> {
  // All processes start before the first event, because a start would slow down the measurement.
  const [worker, caller, ...apis] = await runTimed('processes started', () =>
    Promise.all([
      startServer('bench/stub-studio-worker', environment),
      ...Array.from({ length: 2 + counts['api killed'] }, () => startServer('api', environment)),
    ]),
  );
  processes.push(worker, ...(caller ? [caller] : []), ...apis);
  if (caller === undefined) throw new Error('There is no API process.');
  const command = await startListening(balancer, apis, receiver);
  const creation = makeEvents(caller.httpsPort);
  // A failure is reported later, when the promise is awaited.
  creation.catch(() => undefined);
  const windows = await runTimed('interruptions', () => interrupt(command));
  await runTimed('all jobs accepted', () => creation);
  const ids = await waitForEvents();
  await runTimed('all events forwarded', () => waitUntilForwarded(ids));
  // Events that are wrongly forwarded twice may arrive late.
  await wait(1_000);
  await command.end();
  return computeFigures(ids, windows);
}

/** Runs the command, connected to the API through the balancer. Returns functions that interrupt and end it. */
async function startListening(feedBalancer: Balancer, apis: ServerProcess[], target: LocalReceiver) {
  let api = apis.shift();
  feedBalancer.switchTo(api?.httpsPort ?? 0);
  let running: RunningCommand = await startCommand();
  let reconnections = 0;
  const untilReconnected = () => {
    reconnections += 1;
    return running.until(new RegExp(`(?:Connected again\\.[^]*){${reconnections}}`));
  };

  async function startCommand(): Promise<RunningCommand> {
    const started = start(['listen', '--resume', '--forward-to', target.url], {
      environment: {
        BLAZON_API_KEY: workspace.keys.sandbox,
        BLAZON_BASE_URL: `https://${apiHosts.sandbox}:${feedBalancer.port}`,
        BLAZON_CONFIG_FOLDER: folder,
        NODE_EXTRA_CA_CERTS: certificateFiles.authority,
      },
    });
    await started.until(/Listening for sandbox events/);
    return started;
  }

  const interruptionsByKind: Readonly<Record<Interruption, () => Promise<void>>> = {
    async cut() {
      feedBalancer.cut();
      await untilReconnected();
    },
    async 'api killed'() {
      const victim = api;
      api = apis.shift();
      feedBalancer.switchTo(api?.httpsPort ?? 0);
      await victim?.kill();
      await untilReconnected();
    },
    async 'command killed'() {
      running.child.kill('SIGKILL');
      await running.ended;
      await wait(settleMilliseconds);
      target.nextRun();
      reconnections = 0;
      running = await startCommand();
    },
  };
  return {
    interruptOnce: (kind: Interruption) => interruptionsByKind[kind](),
    async end() {
      running.child.kill('SIGINT');
      const { code, errors } = await running.ended;
      if (code !== 0) throw new Error(`The command ended with ${code}: ${errors}`);
    },
  };
}

interface OutageWindow {
  readonly kind: Interruption;
  readonly begin: number;
  readonly end: number;
}

/** Interrupts the command at random times. Returns the periods without a connection. */
async function interrupt({
  interruptOnce,
}: {
  interruptOnce(kind: Interruption): Promise<void>;
}): Promise<OutageWindow[]> {
  const windows: OutageWindow[] = [];
  for (const kind of shuffleInterruptions()) {
    await wait(random.between(minPauseMilliseconds, maxPauseMilliseconds));
    const begin = Date.now();
    await interruptOnce(kind);
    windows.push({ kind, begin, end: Date.now() });
  }
  return windows;
}

function shuffleInterruptions(): Interruption[] {
  const all = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as Interruption),
  );
  return all
    .map((kind) => ({ kind, sortKey: random.fraction() }))
    .toSorted((one, other) => one.sortKey - other.sortKey)
    .map(({ kind }) => kind);
}

/** Requests sandbox jobs at random intervals. Each job ends with one event. */
async function makeEvents(port: number): Promise<void> {
  const client = createClient(port);
  const jobs: Promise<string>[] = [];
  for (let count = 0; count < eventCount; count += 1) {
    const job = requestBrand(client);
    // A failure is reported later, when all promises are awaited.
    job.catch(() => undefined);
    jobs.push(job);
    await wait(random.between(averagePauseMilliseconds / 2, averagePauseMilliseconds * 1.5));
  }
  await Promise.all(jobs);
  await client.close();
}

/** Requests a brand as the documentation advises: with an idempotency key, and again after a 503. */
async function requestBrand(client: Client): Promise<string> {
  const request = { projectId, prompt: 'Kettle, a bold coffee roastery.', key: randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await generate(client, workspace, 'sandbox', request);
    } catch (error) {
      if (attempt === 5 || !String(error).includes('503')) throw error;
      await wait(500 * attempt);
    }
  }
}

/** Returns the ids of all events once every job has ended. */
async function waitForEvents(): Promise<string[]> {
  const end = Date.now() + timeoutMilliseconds;
  for (;;) {
    const rows = await owner.unscoped<{ id: string }>({
      text: `SELECT id FROM events WHERE workspace_id = $1 AND environment = 'sandbox'`,
      values: [decodeId('workspace', workspace.id)],
    });
    if (rows.length >= eventCount || Date.now() > end) return rows.map(({ id }) => encodeId('event', id));
    await wait(100);
  }
}

async function waitUntilForwarded(ids: readonly string[]): Promise<void> {
  const end = Date.now() + timeoutMilliseconds;
  const isComplete = () => {
    const seen = new Set(receiver.received.map(({ eventId }) => eventId));
    return ids.every((id) => seen.has(id));
  };
  while (!isComplete() && Date.now() < end) await wait(50);
}

function computeFigures(ids: readonly string[], windows: readonly OutageWindow[]): Figure[] {
  const firstArrival = new Map<string, number>();
  const arrivalsPerRun = new Map<string, number>();
  for (const { eventId, at, run } of receiver.received) {
    firstArrival.set(eventId, Math.min(at, firstArrival.get(eventId) ?? at));
    arrivalsPerRun.set(`${run} ${eventId}`, (arrivalsPerRun.get(`${run} ${eventId}`) ?? 0) + 1);
  }
  const times = ids.flatMap((id) => {
    const at = firstArrival.get(id);
    const createdAt = readUuidTime(decodeId('event', id) ?? '').getTime();
    return at === undefined ? [] : [{ createdAt, milliseconds: at - createdAt }];
  });
  // Also excludes events created shortly before an interruption, which may still have been in flight.
  const isDisturbed = ({ createdAt }: { readonly createdAt: number }) =>
    windows.some(({ begin, end }) => createdAt >= begin - maxLatencyMilliseconds && createdAt <= end);
  const whileConnected = times.filter((time) => !isDisturbed(time)).map(({ milliseconds }) => milliseconds);
  const all = times.map(({ milliseconds }) => milliseconds);
  for (const problem of receiver.problems.slice(0, 5)) console.log(problem);
  const countOf = (kind: Interruption) => windows.filter((window) => window.kind === kind).length;
  const repeatedInRun = [...arrivalsPerRun.values()].filter((count) => count > 1).length;
  const repeatedInLaterRun = arrivalsPerRun.size - firstArrival.size;
  return [
    { name: 'events made', value: ids.length, goal: `=${eventCount}` },
    { name: 'connections cut', value: countOf('cut'), goal: `=${counts.cut}` },
    { name: 'API processes killed', value: countOf('api killed'), goal: `=${counts['api killed']}` },
    { name: 'command killed', value: countOf('command killed'), goal: `=${counts['command killed']}` },
    { name: 'events not forwarded', value: ids.filter((id) => !firstArrival.has(id)).length, goal: '=0' },
    { name: 'events forwarded twice by one run', value: repeatedInRun, goal: '=0' },
    // The command has at most eight events in flight when it is killed.
    {
      name: 'events repeated by a later run',
      value: repeatedInLaterRun,
      goal: `<=${8 * counts['command killed']}`,
    },
    { name: 'signatures that do not verify', value: receiver.problems.length, goal: '=0' },
    {
      name: 'events made while connected',
      value: whileConnected.length,
      goal: `>=${Math.round(eventCount / 2)}`,
    },
    {
      name: 'p95 while connected (ms)',
      value: computePercentile(whileConnected, 0.95),
      goal: `<${maxLatencyMilliseconds}`,
    },
    // This includes the time without a connection, so there is no goal.
    { name: 'p95 of all (ms)', value: computePercentile(all, 0.95), goal: '>=0' },
  ];
}
