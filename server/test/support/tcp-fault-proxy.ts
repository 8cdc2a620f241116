import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a real service, which can make the service appear to be down or to hang. */
export interface TcpFaultProxy {
  readonly port: number;
  /** Cuts every connection and refuses new ones. */
  shut(): void;
  open(): void;
  /** Keeps connections open but forwards nothing. */
  hang(): void;
  close(): Promise<void>;
}

export async function createTcpFaultProxy(targetPort: number): Promise<TcpFaultProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'shut' | 'hanging' = 'open';
  const server = createServer((clientSocket) => {
    if (state === 'shut') return void clientSocket.destroy();
    const serviceSocket = connect(targetPort, '127.0.0.1');
    const pair = [clientSocket, serviceSocket] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      clientSocket.destroy();
      serviceSocket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    clientSocket.on('data', (data) => state === 'open' && serviceSocket.write(data));
    serviceSocket.on('data', (data) => state === 'open' && clientSocket.write(data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const [clientSocket, serviceSocket] of pairs) {
      clientSocket.destroy();
      serviceSocket.destroy();
    }
  };
  return {
    port: (server.address() as { port: number }).port,
    shut() {
      state = 'shut';
      cut();
    },
    open() {
      // Data that arrived while hanging was lost, so these connections are unusable.
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
