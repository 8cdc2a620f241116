import { killService, services, restartService } from '../../../tools/services/lifecycle.ts';
import { stopProcess } from '../../../tools/services/processes.ts';
import { findAllProcesses, findMainProcess } from '../../../tools/services/service-processes.ts';
import { type Client, createClient } from '../../test/support/client.ts';
import {
  type Entry,
  type Environment,
  type ServerProcess,
  startServer,
} from '../../test/support/server-process.ts';

/** Everything that can be killed. */
export const parts = ['api', 'design worker', 'delivery worker', 'temporal', 'redis', 'postgres'] as const;
export type Part = (typeof parts)[number];

/** The processes of the service and its dependencies, each of which can be killed at any time. */
export interface ProcessSet {
  /** A client of the current API process. */
  client(): Client;
  break(part: Part): Promise<void>;
  mend(part: Part): Promise<void>;
  /** The processes that ended without being killed. */
  deserters(): string[];
  close(): Promise<void>;
}

type ServiceProcess = 'api' | 'design worker' | 'delivery worker';

export async function startProcesses(environment: Environment, workerEntry: Entry): Promise<ProcessSet> {
  const running = new Map<ServiceProcess, ServerProcess>();
  const endedProcesses: string[] = [];
  let client: Client | undefined;
  const launch = async (part: ServiceProcess): Promise<void> => {
    const queues = { 'design worker': 'design', 'delivery worker': 'deliver,upkeep', api: '' }[part];
    const server = await startServer(part === 'api' ? 'api' : workerEntry, {
      ...environment,
      BLAZON_LOG_LEVEL: 'error',
      BLAZON_WORKER_QUEUES: queues,
    });
    running.set(part, server);
    if (part === 'api') client = createClient(server.httpsPort);
    void notice(part, server);
  };
  const notice = async (part: ServiceProcess, server: ServerProcess): Promise<void> => {
    const code = await server.exited;
    if (running.get(part) === server)
      endedProcesses.push(`${part} ended with ${code}:\n${server.output().slice(-2_000)}`);
  };
  const end = async (part: ServiceProcess): Promise<void> => {
    const server = running.get(part);
    running.delete(part);
    await server?.kill();
  };
  await Promise.all([launch('api'), launch('design worker'), launch('delivery worker')]);

  return {
    client: () => client ?? createClient(0),
    async break(part) {
      if (part === 'postgres') await stopPostgresAtOnce();
      else if (part === 'temporal' || part === 'redis') await killService(part);
      else await end(part);
    },
    async mend(part) {
      if (part === 'api' || part === 'design worker' || part === 'delivery worker') return launch(part);
      await restartService(part);
      // Temporal may not have survived the loss of its database.
      if (part === 'postgres') await restartService('temporal');
    },
    deserters: () => endedProcesses,
    async close() {
      await Promise.all([...running.keys()].map(end));
      await client?.close();
    },
  };
}

/**
 * Stops PostgreSQL like `pg_ctl stop -m immediate`: every backend stops at once, and the next start recovers from the
 * log.
 */
async function stopPostgresAtOnce(): Promise<void> {
  const postmaster = findMainProcess(services.postgres);
  if (postmaster === undefined) throw new Error('PostgreSQL is not running.');
  await stopProcess(postmaster, 'SIGQUIT', () => findAllProcesses(services.postgres), 20);
}
