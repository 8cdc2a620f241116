import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { forward } from '../balancer.ts';

interface Target {
  readonly httpsPort: number;
  readonly internalPort: number;
}

/**
 * A load balancer like those in production: it forwards new connections in turn to the processes whose `/readyz`
 * succeeds.
 */
export interface ReadyBalancer {
  readonly port: number;
  add(target: Target): void;
  close(): Promise<void>;
}

const probeIntervalMilliseconds = 100;

export async function startReadyBalancer(port = 0): Promise<ReadyBalancer> {
  const targets = new Set<Target>();
  let ready: readonly Target[] = [];
  let next = 0;
  const open = new Set<Socket>();
  const stopping = new AbortController();

  const probe = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const checked = await Promise.all(
        [...targets].map(async (target) => ((await isReady(target)) ? target : undefined)),
      );
      ready = checked.filter((target) => target !== undefined);
      await wait(probeIntervalMilliseconds);
    }
  };
  const server = createServer((client) => {
    next += 1;
    const target = ready[next % Math.max(ready.length, 1)];
    if (target === undefined) return void client.destroy();
    forward(client, connect(target.httpsPort, '127.0.0.1'), open);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.');
  const probing = probe();
  return {
    port: address.port,
    add: (target) => void targets.add(target),
    async close() {
      stopping.abort();
      for (const socket of open) socket.destroy();
      server.close();
      await Promise.all([probing, once(server, 'close')]);
    },
  };
}

async function isReady({ internalPort }: Target): Promise<boolean> {
  return fetch(`http://127.0.0.1:${internalPort}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
