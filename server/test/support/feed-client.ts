import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { FeedGap, FeedReady, FeedWebhook } from '@blazon/contract/feed.ts';
import type { TSchema } from 'typebox';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { certificateFiles } from '../../../tools/certificates.ts';
import { waitUntil } from '../../../tools/services/wait-until.ts';
import { assertMatches } from './client.ts';

/** One message of the live feed, validated against the contract. */
export interface FeedMessage {
  readonly id: string | undefined;
  readonly event: string;
  // Untyped for convenience: `listen` has checked it against its schema.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
}

/** A real connection to the live feed. */
export interface FeedClient {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Everything received so far. */
  readonly messages: readonly FeedMessage[];
  /** Ids of the events received so far. */
  eventIds(): string[];
  /** The id of the last message, from which another connection can resume. */
  cursor(): string;
  heartbeats(): number;
  isOpen(): boolean;
  untilEvents(count: number, seconds?: number): Promise<string[]>;
  untilMessage(event: string, seconds?: number): Promise<FeedMessage>;
  untilClosed(seconds?: number): Promise<void>;
  /** Stops reading, like a slow client. */
  pause(): void;
  resume(): void;
  /** Cuts the connection. */
  close(): void;
}

const schemas: Readonly<Record<string, TSchema>> = {
  ready: FeedReady,
  webhook: FeedWebhook,
  gap: FeedGap,
};

export async function openFeedClient(
  port: number,
  key: string,
  options: { readonly cursor?: string } = {},
): Promise<FeedClient> {
  const outgoing = request({
    host: '127.0.0.1',
    servername: apiHosts.sandbox,
    port,
    path: '/v1/listen',
    agent: false,
    ca: readFileSync(certificateFiles.authority),
    headers: {
      host: apiHosts.sandbox,
      authorization: `Bearer ${key}`,
      ...(options.cursor !== undefined && { 'last-event-id': options.cursor }),
    },
  });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const messages: FeedMessage[] = [];
  let heartbeats = 0;
  let isOpen = true;
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith(':')) heartbeats += 1;
      else messages.push(readBlock(block));
  });
  response.on('error', () => undefined);
  outgoing.on('error', () => undefined);
  response.on('close', () => {
    isOpen = false;
  });
  const client: FeedClient = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    messages,
    eventIds: () => messages.filter(({ event }) => event === 'webhook').map(({ data }) => data.event_id),
    cursor: () => messages.findLast(({ id }) => id !== undefined)?.id ?? '',
    heartbeats: () => heartbeats,
    isOpen: () => isOpen,
    untilEvents: (count, seconds = 90) =>
      waitUntil(
        async () => {
          const ids = client.eventIds();
          if (ids.length < count) throw new Error(`${ids.length} events arrived`);
          return ids;
        },
        { what: `${count} events`, seconds },
      ),
    untilMessage: (event, seconds = 90) =>
      waitUntil(
        async () => {
          const found = messages.find((message) => message.event === event);
          if (found === undefined) throw new Error('not yet');
          return found;
        },
        { what: event, seconds },
      ),
    untilClosed: (seconds = 20) =>
      waitUntil(
        async () => {
          if (isOpen) throw new Error('still open');
        },
        { what: 'the end of the stream', seconds },
      ),
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => outgoing.destroy(),
  };
  if (client.status === 200) await client.untilMessage('ready');
  return client;
}

function readBlock(block: string): FeedMessage {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const event = fields.get('event') ?? '';
  const data: unknown = JSON.parse(fields.get('data') ?? '');
  const schema = schemas[event];
  if (schema) assertMatches(schema, data);
  return { id: fields.get('id'), event, data };
}
