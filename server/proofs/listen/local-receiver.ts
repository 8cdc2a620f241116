import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifySignature } from '../../test/support/verify-signature.ts';

/** One event as a developer's server received it. */
interface ForwardedEvent {
  readonly eventId: string;
  readonly at: number;
  /** The number of the command's run that sent the event, starting at 1. */
  readonly run: number;
}

/** A developer's local server, with plain HTTP. It checks every signature. */
export interface LocalReceiver {
  readonly url: string;
  readonly received: readonly ForwardedEvent[];
  /** What was wrong with signatures and event ids. */
  readonly problems: readonly string[];
  /** Attributes all further requests to the next run. */
  nextRun(): void;
  close(): Promise<void>;
}

export async function startLocalReceiver(secret: string): Promise<LocalReceiver> {
  const received: ForwardedEvent[] = [];
  const problems: string[] = [];
  let run = 1;
  const record = (headers: IncomingHttpHeaders, body: Buffer): void => {
    const at = Date.now();
    const eventId = String(headers['webhook-id']);
    received.push({ eventId, at, run });
    try {
      verifySignature({ at, path: '/hook', headers, body }, secret);
      const { event_id } = JSON.parse(body.toString('utf8')) as { event_id: string };
      if (event_id !== eventId) throw new Error(`The header names ${eventId}, the body ${event_id}.`);
    } catch (error) {
      problems.push(String(error));
    }
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      record(request.headers, Buffer.concat(chunks));
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    problems,
    nextRun() {
      run += 1;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
