import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Tracks the connections of servers, to close them on shutdown. */
export interface ConnectionTracker {
  /** Waits until no request is in progress, then closes the remaining connections. */
  closeWhenQuiet(): Promise<void>;
}

/**
 * Connections are closed after this long without a request in progress: enough for a new connection to send its
 * request.
 */
const quietBeforeCloseMilliseconds = 500;
const pollIntervalMilliseconds = 25;

/**
 * On shutdown, Node waits for every socket, including sockets that never sent a request or never finished the TLS
 * handshake. Any client could block the exit, so this waits only for requests in progress.
 */
export function trackConnections(servers: readonly Server[]): ConnectionTracker {
  const sockets = new Set<Socket>();
  let activeRequests = 0;
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.on('request', (_request, response: ServerResponse) => {
      activeRequests += 1;
      response.once('close', () => {
        activeRequests -= 1;
      });
    });
  }
  return {
    async closeWhenQuiet() {
      let quietSince = performance.now();
      while (performance.now() - quietSince < quietBeforeCloseMilliseconds) {
        await wait(pollIntervalMilliseconds);
        if (activeRequests > 0) quietSince = performance.now();
      }
      for (const socket of sockets) socket.destroy();
    },
  };
}
