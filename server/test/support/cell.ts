import { connectTemporal, type WorkflowStarter } from '../../integrations/temporal-client.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { DirectoryAccess } from '../../admin/command-context.ts';
import { createKeyEntry } from '../../store/directory.ts';
import { systemClock } from '../../integrations/clock.ts';
import { ports } from '../../../tools/services/ports.ts';
import { emptyDashboardFolder } from './console.ts';
import { findFreePorts, type Environment, type ServerProcess, startServer } from './server-process.ts';
import { createStage, openOwner, type Stage } from './stage.ts';
import { createTcpFaultProxy, type TcpFaultProxy } from './tcp-fault-proxy.ts';

/** A cell: an installation with its own database, Redis database, Temporal namespace and processes. */
export interface Cell {
  readonly name: string;
  readonly environment: Environment;
  readonly owner: Database;
  readonly workflowStarter: WorkflowStarter;
  /** The port of the cell's API. */
  readonly port: number;
  /** The address of this cell's console. In production, a proxy routes the shared origin to one of the consoles. */
  readonly consoleAddress: string;
  readonly servers: readonly ServerProcess[];
  /** Access to the directory of workspaces and their cells, as this cell's console and admin CLI have it. */
  readonly directory: DirectoryAccess;
  close(): Promise<void>;
}

export interface Cells {
  readonly cells: readonly Cell[];
  /** The origin of the dashboard, which all cells share. */
  readonly origin: string;
  /** A proxy between the cells and the home cell's database, which contains the directory. */
  readonly homeGate: TcpFaultProxy;
  close(): Promise<void>;
}

/** Starts cells that know each other. The first is the home cell. */
export async function startCells(
  names: readonly string[],
  processes: readonly ('api' | 'worker' | 'console')[],
  settings: Environment = {},
): Promise<Cells> {
  const freePorts = await findFreePorts(2 * names.length);
  const addresses = names.map((name, index) => ({
    name,
    port: freePorts[index] ?? 0,
    consolePort: freePorts[names.length + index] ?? 0,
  }));
  const origin = `https://console.blazon.localhost:${addresses[0]?.consolePort}`;
  const stages: Stage[] = [];
  for (const name of names) stages.push(await createStage(`cell_${name}`));
  const [homeStage] = stages;
  if (homeStage === undefined) throw new Error('startCells needs at least one name.');
  const homeGate = await createTcpFaultProxy(ports.postgres);
  const home = {
    BLAZON_HOME_DATABASE_URL: homeStage.environment['BLAZON_DATABASE_URL'] ?? '',
    BLAZON_HOME_CONSOLE_DATABASE_URL: homeStage.environment['BLAZON_CONSOLE_DATABASE_URL'] ?? '',
  };
  const homeOwner = openOwner(homeStage.environment);
  const started = stages.map(async (stage, index): Promise<Cell> => {
    const { name, port, consolePort } = addresses[index] ?? { name: '', port: 0, consolePort: 0 };
    const others = addresses.filter((other) => other.name !== name);
    const environment: Environment = {
      ...stage.environment,
      ...home,
      BLAZON_CELL: name,
      BLAZON_CELLS: others.map((other) => `${other.name}=https://127.0.0.1:${other.port}`).join(','),
      BLAZON_CELL_CONSOLES: others
        .map((other) => `${other.name}=https://127.0.0.1:${other.consolePort}`)
        .join(','),
      BLAZON_CONSOLE_ORIGIN: origin,
      BLAZON_DASHBOARD_FOLDER: emptyDashboardFolder,
      BLAZON_SIGN_IN_LIMIT: '1000000',
      BLAZON_TRUSTED_PROXIES: '127.0.0.1',
      BLAZON_REDIS_URL: `${stage.environment['BLAZON_REDIS_URL']}/${index}`,
      BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
      BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000',
      BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
      BLAZON_LOG_LEVEL: 'fatal',
      ...settings,
    };
    // Only the processes use the proxy; the admin CLI and the tests connect to the home cell directly.
    const viaProxy = {
      ...environment,
      BLAZON_HOME_DATABASE_URL: home.BLAZON_HOME_DATABASE_URL.replace(
        `:${ports.postgres}`,
        `:${homeGate.port}`,
      ),
    };
    const servers: ServerProcess[] = await Promise.all(
      processes.map((entry) => {
        const httpsPort = { api: port, console: consolePort, worker: undefined }[entry];
        return startServer(
          entry,
          httpsPort === undefined ? viaProxy : { ...viaProxy, BLAZON_HTTPS_PORT: String(httpsPort) },
        );
      }),
    );
    const owner = openOwner(environment);
    const workflowStarter = connectTemporal({
      address: environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
      namespace: stage.namespace,
    });
    return {
      name,
      environment,
      owner,
      workflowStarter,
      port,
      consoleAddress: `https://console.blazon.localhost:${consolePort}`,
      servers,
      directory: {
        cell: name,
        home: homeOwner,
        homeCell: environment['BLAZON_HOME_CELL'],
        enterKey: createKeyEntry(homeOwner, name, systemClock()),
      },
      async close() {
        await Promise.all(servers.map((server) => server.kill()));
        await Promise.all([owner.close(), workflowStarter.close()]);
      },
    };
  });
  const cells = await Promise.all(started);
  return {
    cells,
    origin,
    homeGate,
    async close() {
      await Promise.all(cells.map((cell) => cell.close()));
      await Promise.all([homeOwner.close(), homeGate.close()]);
      for (const stage of stages) await stage.close();
    },
  };
}
