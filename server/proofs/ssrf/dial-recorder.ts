import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';
import type { CertificatePair } from '../../test/support/test-certificate-authority.ts';

/** HTTPS servers on every address, which record the addresses that received a connection. */
export interface Listeners {
  /** The addresses that received connections, in order. */
  readonly reached: readonly string[];
  /** Returns the number of connections that this process tried to open. */
  readonly begun: () => number;
  close(): void;
}

/** Some ports that a webhook may use, and some that it may not. */
const ports = [22, 80, 443, 6379, 8443];

export async function recordAllDials(pair: CertificatePair): Promise<Listeners> {
  const reached: string[] = [];
  let opened = 0;
  channel('net.client.socket').subscribe(() => {
    opened += 1;
  });
  const servers = await Promise.all(
    ports.map(async (port) => {
      const server = createServer(pair, (request, response) => {
        const [, , status, host] = (request.url ?? '').split('/');
        if (status !== undefined && host !== undefined) {
          response.writeHead(Number(status), { location: `https://${decodeURIComponent(host)}/` });
        }
        response.end(`reached ${dialledAddress(request.socket)}`);
      });
      server.on('connection', (socket: Socket) => reached.push(dialledAddress(socket)));
      server.on('tlsClientError', () => {});
      server.listen(port, '::');
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    reached,
    begun: () => opened,
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** Returns the address that the client dialled. A dual-stack listener reports IPv4 as mapped IPv6 addresses. */
function dialledAddress(socket: Socket): string {
  return (socket.localAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}
