import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../integrations/postgres.ts';
import { createClient } from '../../test/support/client.ts';
import { addProject } from '../../test/support/new-project.ts';
import { type LoadReceiver, startLoadReceiver } from '../../test/support/receiver/load-receiver.ts';
import {
  type Environment,
  findFreePorts,
  type ServerProcess,
  startServer,
} from '../../test/support/server-process.ts';
import { createStage, openOwner } from '../../test/support/stage.ts';
import { giveEndpoint } from '../../test/support/webhooks.ts';
import { createWorkspace } from '../../test/support/workspaces.ts';
import { checkConsistency } from '../fault-injection/consistency-check.ts';
import type { Figure } from '../figures.ts';
import { untilJobsEnd } from '../until-jobs-end.ts';

export interface AcceptedJob {
  readonly id: string;
  readonly at: number;
}

/** An API process and a worker with customers who generate without a pause, as the documentation tells them to. */
export interface DrillService {
  readonly environment: Environment;
  readonly owner: Database;
  readonly receiver: LoadReceiver;
  readonly accepted: readonly AcceptedJob[];
  /** Requests that were sent again with the same idempotency key, because of a 503 or a broken connection. */
  readonly retries: () => number;
  /** Responses that a client could not have dealt with. */
  readonly problems: readonly string[];
  readonly api: () => ServerProcess;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Accepted jobs wait from now on. */
  killWorker(): Promise<void>;
  startLoad(): void;
  stopLoad(): Promise<void>;
  untilAccepted(more: number): Promise<void>;
  /** What the database and the receiver hold, compared with these accepted jobs, once all of them ended. */
  check(accepted: readonly string[]): Promise<Figure[]>;
  close(): Promise<void>;
}

const deliveryDelays = [0, 1, 3, 6];
const callers = 4;
const pauseMilliseconds = 150;
const patienceSeconds = 180;

export async function createDrillService(name: string, extra: Environment = {}): Promise<DrillService> {
  const stage = await createStage(name);
  const owner = openOwner(stage.environment);
  const receiver = await startLoadReceiver();
  const [apiPort = 0] = await findFreePorts(1);
  const environment: Environment = {
    ...stage.environment,
    BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
    BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
    BLAZON_WEBHOOK_DELAYS_SECONDS: deliveryDelays.join(','),
    BLAZON_LOG_LEVEL: 'fatal',
    ...extra,
  };
  const workspace = await createWorkspace(owner, 'agency');
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  const projectId = await addProject(owner, scope);
  await giveEndpoint(owner, scope, receiver.url('sometimes/0.1/any-failure'));

  const accepted: AcceptedJob[] = [];
  const problems: string[] = [];
  let retries = 0;
  let orders = 0;
  let running: ServerProcess[] = [];
  let stopping = new AbortController();
  let loops: Promise<void>[] = [];
  const client = createClient(apiPort, { connections: callers });

  const order = async (): Promise<void> => {
    orders += 1;
    const key = `order-${orders}`;
    const end = Date.now() + patienceSeconds * 1000;
    while (Date.now() < end) {
      const reply = await client
        .call({
          method: 'POST',
          path: '/v1/brands/generate',
          environment: 'live',
          key: workspace.keys.live,
          headers: { 'idempotency-key': key },
          body: { project_id: projectId, prompt: `Kettle, a bold coffee roastery, ${key}.` },
        })
        .catch(() => undefined);
      if (reply?.status === 202) return void accepted.push({ id: String(reply.body.id), at: Date.now() });
      if (reply !== undefined && reply.status !== 503) {
        problems.push(`${key}: ${reply.status} ${reply.text.slice(0, 300)}`);
        return;
      }
      // What is not acknowledged when the load stops was never promised.
      if (stopping.signal.aborted) return;
      retries += 1;
      await wait(200);
    }
    problems.push(`${key} was not accepted within ${patienceSeconds} s`);
  };
  const call = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await order();
      await wait(pauseMilliseconds);
    }
  };
  return {
    environment,
    owner,
    receiver,
    accepted,
    problems,
    retries: () => retries,
    api() {
      const [first] = running;
      if (first === undefined) throw new Error('The API is not running.');
      return first;
    },
    async start() {
      running = await Promise.all([
        startServer('api', { ...environment, BLAZON_HTTPS_PORT: String(apiPort) }),
        startServer('worker', environment),
      ]);
    },
    async kill() {
      await Promise.all(running.map((server) => server.kill()));
      running = [];
    },
    async killWorker() {
      await running[1]?.kill();
    },
    startLoad() {
      stopping = new AbortController();
      loops = Array.from({ length: callers }, call);
    },
    async stopLoad() {
      stopping.abort();
      await Promise.all(loops);
    },
    async untilAccepted(more) {
      const goal = accepted.length + more;
      const end = Date.now() + patienceSeconds * 1000;
      while (accepted.length < goal) {
        if (Date.now() > end)
          throw new Error(`Only ${accepted.length} of ${goal} jobs were accepted. ${problems.at(-1) ?? ''}`);
        await wait(50);
      }
    },
    async check(jobs) {
      await untilJobsEnd(owner, patienceSeconds);
      const known = new Set(jobs);
      const deliveries = (await receiver.deliveries()).filter(({ jobId }) => known.has(jobId));
      return checkConsistency(owner, {
        accepted: jobs,
        deliveries,
        attemptsOfSchedule: deliveryDelays.length,
      });
    },
    async close() {
      await Promise.all(running.map((server) => server.kill()));
      await Promise.all([client.close(), receiver.close(), owner.close()]);
      await stage.close();
    },
  };
}
