import { connectTemporal, type WorkflowStarter } from '../../integrations/temporal-client.ts';
import type { Database } from '../../integrations/postgres.ts';
import { type Environment, type ServerProcess, startServer } from '../../test/support/server-process.ts';
import { createStage, openOwner, type Stage } from '../../test/support/stage.ts';

/** One of two cells: its own database, Redis database and Temporal namespace, an API process and a worker. */
export interface Cell {
  readonly name: string;
  readonly environment: Environment;
  readonly owner: Database;
  readonly workflowStarter: WorkflowStarter;
  readonly port: number;
  close(): Promise<void>;
}

export interface CellOptions {
  readonly name: string;
  readonly port: number;
  readonly redisDatabase: number;
  readonly other: { readonly name: string; readonly port: number };
}

export async function startCell({ name, port, redisDatabase, other }: CellOptions): Promise<Cell> {
  const stage: Stage = await createStage(`cell_${name}`);
  const environment: Environment = {
    ...stage.environment,
    BLAZON_CELL: name,
    BLAZON_CELLS: `${other.name}=https://127.0.0.1:${other.port}`,
    BLAZON_TRUSTED_PROXIES: '127.0.0.1',
    BLAZON_REDIS_URL: `${stage.environment['BLAZON_REDIS_URL']}/${redisDatabase}`,
    BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
    BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000',
    BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
    BLAZON_LOG_LEVEL: 'fatal',
  };
  const servers: ServerProcess[] = await Promise.all([
    startServer('api', { ...environment, BLAZON_HTTPS_PORT: String(port) }),
    startServer('worker', environment),
  ]);
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
    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await Promise.all([owner.close(), workflowStarter.close()]);
      await stage.close();
    },
  };
}
