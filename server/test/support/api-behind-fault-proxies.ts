import { ports } from '../../../tools/services/ports.ts';
import { type Environment, type ServerProcess, startServer } from './server-process.ts';
import { createTcpFaultProxy, type TcpFaultProxy } from './tcp-fault-proxy.ts';

/** An API process that reaches each service through a proxy (gate) that can simulate an outage of that service. */
export interface GatedApi {
  readonly server: ServerProcess;
  readonly gates: Readonly<Record<'postgres' | 'redis' | 'temporal', TcpFaultProxy>>;
  close(): Promise<void>;
}

export async function startGatedApi(environment: Environment): Promise<GatedApi> {
  const [postgres, redis, temporal] = await Promise.all([
    createTcpFaultProxy(ports.postgres),
    createTcpFaultProxy(ports.redis),
    createTcpFaultProxy(ports.temporal),
  ]);
  const closeGates = () => Promise.all([postgres.close(), redis.close(), temporal.close()]);
  const viaProxy = (name: string, target: number, gate: TcpFaultProxy) => ({
    [name]: (environment[name] ?? '').replace(`:${target}`, `:${gate.port}`),
  });
  try {
    const server = await startServer('api', {
      ...environment,
      ...viaProxy('BLAZON_DATABASE_URL', ports.postgres, postgres),
      ...viaProxy('BLAZON_REDIS_URL', ports.redis, redis),
      ...viaProxy('BLAZON_TEMPORAL_ADDRESS', ports.temporal, temporal),
    });
    return {
      server,
      gates: { postgres, redis, temporal },
      async close() {
        await server.kill();
        await closeGates();
      },
    };
  } catch (error) {
    await closeGates();
    throw error;
  }
}
