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

/** The components that the proof kills. */
export const parts = ['api', 'design worker', 'delivery worker', 'temporal', 'redis', 'postgres'] as const;
export type Part = (typeof parts)[number];

/** The service's processes and the servers it depends on. */
export interface ProcessSet {
  /** A client of the current API process. */
  client(): Client;
  kill(part: Part): Promise<void>;
  restart(part: Part): Promise<void>;
  /** A description of each process that ended without being killed. */
  unexpectedExits(): string[];
  close(): Promise<void>;
}

type ServiceProcess = 'api' | 'design worker' | 'delivery worker';

export async function startProcesses(environment: Environment, workerEntry: Entry): Promise<ProcessSet> {
  const running = new Map<ServiceProcess, ServerProcess>();
  const exits: string[] = [];
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
    void recordUnexpectedExit(part, server);
  };
  const recordUnexpectedExit = async (part: ServiceProcess, server: ServerProcess): Promise<void> => {
    const code = await server.exited;
    if (running.get(part) === server)
      exits.push(`${part} ended with ${code}:\n${server.output().slice(-2_000)}`);
  };
  const killProcess = async (part: ServiceProcess): Promise<void> => {
    const server = running.get(part);
    running.delete(part);
    await server?.kill();
  };
  await Promise.all([launch('api'), launch('design worker'), launch('delivery worker')]);

  return {
    client: () => client ?? createClient(0),
    async kill(part) {
      if (part === 'postgres') await stopPostgresAtOnce();
      else if (part === 'temporal' || part === 'redis') await killService(part);
      else await killProcess(part);
    },
    async restart(part) {
      if (part === 'api' || part === 'design worker' || part === 'delivery worker') return launch(part);
      await restartService(part);
      // Temporal may have stopped when it lost its database.
      if (part === 'postgres') await restartService('temporal');
    },
    unexpectedExits: () => exits,
    async close() {
      await Promise.all([...running.keys()].map(killProcess));
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
