import { randomBytes } from 'node:crypto';
import { checkTemporal } from '../../../tools/services/temporal-namespace.ts';
import { dropDatabase } from '../../../tools/services/databases.ts';
import { startAllServices } from '../../../tools/services/lifecycle.ts';
import { createServerEnvironment } from '../../../tools/services/server-environment.ts';
import { ensureWorkflowBundle } from '../../../tools/services/workflow-bundle.ts';
import { waitUntil } from '../../../tools/services/wait-until.ts';
import {
  connectPostgres,
  type Database,
  maintenanceTimeoutMilliseconds,
} from '../../integrations/postgres.ts';
import type { Environment } from './server-process.ts';
import { createPartitionedDatabase } from './test-database.ts';

/** An isolated environment for tests and proofs: a new database and a Temporal namespace on the real services. */
export interface Stage {
  readonly environment: Environment;
  readonly namespace: string;
  readonly databaseName: string;
  close(): Promise<void>;
}

export async function createStage(name: string): Promise<Stage> {
  await startAllServices();
  const databaseName = `blazon_${name}_${randomBytes(4).toString('hex')}`;
  await createPartitionedDatabase(databaseName);
  const namespace = databaseName.replaceAll('_', '-');
  const environment: Record<string, string> = {
    ...createServerEnvironment(databaseName),
    BLAZON_TEMPORAL_NAMESPACE: namespace,
    BLAZON_WORKFLOW_BUNDLE: await ensureWorkflowBundle(),
    // A high limit, because all requests come from one machine. Tests of the limit set their own.
    BLAZON_UNAUTHENTICATED_LIMIT: '1000000',
  };
  await waitUntil(() => checkTemporal(environment['BLAZON_TEMPORAL_ADDRESS'] ?? '', namespace), {
    what: `the namespace ${namespace}`,
    seconds: 60,
  });
  return { environment, namespace, databaseName, close: () => dropDatabase(databaseName) };
}

/** Connects as the schema's owner, who sees all workspaces. */
export function openOwner(environment: Environment, poolSize = 4): Database {
  return openPatiently(environment['BLAZON_OWNER_DATABASE_URL'] ?? '', poolSize);
}

/** Connects as the service, to which row-level security applies. */
export function openAppDatabase(environment: Environment, poolSize = 4): Database {
  return openPatiently(environment['BLAZON_DATABASE_URL'] ?? '', poolSize);
}

/** Connects with generous timeouts, so that a busy machine does not fail a test. */
export function openPatiently(url: string, poolSize: number): Database {
  const generousTimeouts = {
    statementMilliseconds: maintenanceTimeoutMilliseconds,
    connectMilliseconds: maintenanceTimeoutMilliseconds,
  };
  return connectPostgres({ url, poolSize, ...generousTimeouts, onConnectionError: () => undefined });
}
