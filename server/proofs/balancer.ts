import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that forwards every new connection to one chosen port. The process there terminates TLS. */
export interface Balancer {
  readonly port: number;
  /** Sends new connections to this port; open connections stay where they are. */
  switchTo(port: number): void;
  /** Resets every open connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function startBalancer(port: number): Promise<Balancer> {
  let target = 0;
  const open = new Set<Socket>();
  const server = createServer((clientSocket) => {
    forward(clientSocket, connect(target, '127.0.0.1'), open);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port,
    switchTo(next) {
      target = next;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards bytes in both directions, and keeps each socket in `open` until it closes. */
export function forward(client: Socket, upstream: Socket, open: Set<Socket>): void {
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    open.add(one);
    one.setNoDelay(true);
    one.on('error', () => other.destroy());
    one.on('close', () => {
      open.delete(one);
      other.end();
    });
    one.pipe(other);
  }
}
