import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a real service. When shut, the service appears to be down. */
export interface TcpFaultProxy {
  readonly port: number;
  /** Cuts every connection and refuses new ones. */
  shut(): void;
  open(): void;
  /** Keeps connections open but forwards nothing, like a hanging service. */
  hang(): void;
  close(): Promise<void>;
}

export async function createTcpFaultProxy(targetPort: number): Promise<TcpFaultProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'shut' | 'hanging' = 'open';
  const server = createServer((inside) => {
    if (state === 'shut') return void inside.destroy();
    const outside = connect(targetPort, '127.0.0.1');
    const pair = [inside, outside] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      inside.destroy();
      outside.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    inside.on('data', (data) => state === 'open' && outside.write(data));
    outside.on('data', (data) => state === 'open' && inside.write(data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const [inside, outside] of pairs) {
      inside.destroy();
      outside.destroy();
    }
  };
  return {
    port: (server.address() as { port: number }).port,
    shut() {
      state = 'shut';
      cut();
    },
    open() {
      // Data held back while hanging is lost, so these connections are unusable.
      if (state === 'hanging') cut();
      state = 'open';
    },
    hang() {
      state = 'hanging';
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
