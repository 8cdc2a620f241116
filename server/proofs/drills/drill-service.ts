import type { Database } from '../../integrations/postgres.ts';
import { type Client, createClient } from '../../test/support/client.ts';
import { addProject } from '../../test/support/new-project.ts';
import { type ReceivedDelivery, startLoadReceiver } from '../../test/support/receiver/load-receiver.ts';
import {
  type Environment,
  findFreePorts,
  type ServerProcess,
  startServer,
} from '../../test/support/server-process.ts';
import { createStage, openOwner } from '../../test/support/stage.ts';
import { addTestEndpoint } from '../../test/support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from '../../test/support/workspaces.ts';
import { checkConsistency } from '../fault-injection/consistency-check.ts';
import type { Figure } from '../figures.ts';
import { waitUntilJobsEnd } from '../until-jobs-end.ts';
import { createOrderLoad, type OrderLoad } from './order-load.ts';

/** An API process, a worker, and the load of one customer. */
export interface DrillService {
  readonly environment: Environment;
  readonly owner: Database;
  readonly workspace: TestWorkspace;
  readonly projectId: string;
  readonly client: Client;
  readonly load: OrderLoad;
  /** The API process, then the worker. */
  processes(): readonly ServerProcess[];
  api(): ServerProcess;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Kills the worker only, so that the API still accepts jobs but none is drawn. */
  killWorker(): Promise<void>;
  deliveries(): Promise<readonly ReceivedDelivery[]>;
  /** Waits until these accepted jobs have ended, then compares them with the database and the received webhooks. */
  check(accepted: readonly string[]): Promise<Figure[]>;
  /** Prints the load's problems and stops everything. */
  close(): Promise<void>;
}

/** The delay in seconds before each attempt to deliver an event. */
export const deliveryDelays: readonly number[] = [0, 1, 3, 6];
const timeoutSeconds = 180;

export async function createDrillService(name: string, settings: Environment = {}): Promise<DrillService> {
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
    ...settings,
  };
  const workspace = await createWorkspace(owner, 'agency');
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  const projectId = await addProject(owner, scope);
  await addTestEndpoint(owner, scope, receiver.url('sometimes/0.1/any-failure'));
  const client = createClient(apiPort, { connections: 4 });
  const load = createOrderLoad(client, workspace, projectId);
  let serverProcesses: readonly ServerProcess[] = [];
  const kill = async (): Promise<void> => {
    await Promise.all(serverProcesses.map((server) => server.kill()));
    serverProcesses = [];
  };
  return {
    environment,
    owner,
    workspace,
    projectId,
    client,
    load,
    processes: () => serverProcesses,
    api: () => requireProcess(serverProcesses[0]),
    async start() {
      serverProcesses = await Promise.all([
        startServer('api', { ...environment, BLAZON_HTTPS_PORT: String(apiPort) }),
        startServer('worker', environment),
      ]);
    },
    kill,
    killWorker: () => requireProcess(serverProcesses[1]).kill(),
    deliveries: () => receiver.deliveries(),
    async check(jobs) {
      await waitUntilJobsEnd(owner, timeoutSeconds);
      const known = new Set(jobs);
      const deliveries = (await receiver.deliveries()).filter(({ jobId }) => known.has(jobId));
      const maxAttempts = deliveryDelays.length;
      return checkConsistency(owner, { accepted: jobs, deliveries, maxAttempts });
    },
    async close() {
      for (const problem of load.problems.slice(0, 10)) console.log(problem);
      await kill();
      await Promise.all([client.close(), receiver.close(), owner.close()]);
      await stage.close();
    },
  };
}

function requireProcess(server: ServerProcess | undefined): ServerProcess {
  if (server === undefined) throw new Error('The process is not running.');
  return server;
}
