// Creates the configuration of a Temporal server that runs all four parts in one process. Settings that can change at
// run time are in deploy/temporal/dynamic.yaml, which deploy/compose.yaml uses too.

import { join } from 'node:path';
import { checkoutFolder } from './paths.ts';
import { ports } from './ports.ts';

/** Returns JSON, which is also valid YAML and needs no special quoting of paths. */
export function createTemporalConfig(): string {
  const frontend = `127.0.0.1:${ports.temporal}`;
  const config = {
    log: { stdout: true, level: 'warn' },
    persistence: {
      defaultStore: 'main',
      visibilityStore: 'visibility',
      // This cannot change once the database exists. Production uses 512.
      numHistoryShards: 4,
      datastores: {
        main: createDataStore('temporal', 40),
        visibility: createDataStore('temporal_visibility', 10),
      },
    },
    global: { membership: { maxJoinDuration: '30s', broadcastAddress: '127.0.0.1' } },
    services: {
      frontend: createServicePart(ports.temporal, ports.temporalMembership.frontend),
      history: createServicePart(ports.temporalHistory, ports.temporalMembership.history),
      matching: createServicePart(ports.temporalMatching, ports.temporalMembership.matching),
      worker: createServicePart(ports.temporalWorker, ports.temporalMembership.worker),
    },
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: {
        active: { enabled: true, initialFailoverVersion: 1, rpcName: 'frontend', rpcAddress: frontend },
      },
    },
    dynamicConfigClient: {
      filepath: join(checkoutFolder, 'deploy/temporal/dynamic.yaml'),
      pollInterval: '10s',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Each of the four parts may open `connections` connections: see max_connections in postgres.ts. */
function createDataStore(databaseName: string, connections: number): object {
  return {
    sql: {
      // With the plugin `postgres12`, PostgreSQL would use twice the CPU.
      pluginName: 'postgres12_pgx',
      databaseName,
      connectAddr: `127.0.0.1:${ports.postgres}`,
      connectProtocol: 'tcp',
      user: 'postgres',
      password: 'unused',
      maxConns: connections,
      maxIdleConns: connections,
      maxConnLifetime: '1h',
    },
  };
}

function createServicePart(grpcPort: number, membershipPort: number): object {
  return { rpc: { grpcPort, membershipPort, bindOnIP: '127.0.0.1' } };
}
