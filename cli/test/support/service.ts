import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failedEvent, successEvent } from '../../../sdk/src/testing.ts';
import type { BlazonEvent } from '../../../sdk/src/webhooks.ts';

/**
 * Implements the API's protocol on a real socket, and can do what the real service rarely does: cut connections,
 * close, drop events. The journeys in server/test/cli.test.ts use the real service.
 */
export interface Service {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly requests: readonly ReceivedRequest[];
  /** Operations that respond with an error, such as `GET /v1/projects`. */
  readonly refusals: Map<string, { readonly status: number; readonly code: string }>;
  readonly brands: Record<string, unknown>[];
  /** Decides the outcome of the next generations. */
  eventOf: (job: { job_id: string; project_id: string }) => BlazonEvent | undefined;
  /** Adds an event to the feed. */
  publish(event: BlazonEvent): void;
  /** Ends all connections to the feed, like a broken network. */
  cut(): void;
  /** Sends a message to all connections to the feed. */
  tell(name: string, data: unknown): void;
  listeners(): number;
  close(): Promise<void>;
}

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export const testKey = 'sk_test_bz_0123456789';
export const liveKey = 'sk_live_bz_0123456789';
export const eventHeaders = {
  'Content-Type': 'application/json',
  'Service-Signature': 'ab12',
  'webhook-id': 'evt_1',
  'User-Agent': 'Blazon-Webhooks/1',
};

/** The bytes of an event, with white space and characters that a careless copy would change. */
export function encodeEvent(event: BlazonEvent): Buffer {
  return Buffer.from(`${JSON.stringify({ ...event, note: 'é\u2028' }, null, 1)}\n`);
}

export async function startService(): Promise<Service> {
  const requests: ReceivedRequest[] = [];
  const refusals: Service['refusals'] = new Map();
  const feed: { cursor: number; event: BlazonEvent }[] = [];
  const open = new Set<ServerResponse>();
  const brands: Record<string, unknown>[] = [];
  const sendEvent = (response: ServerResponse, { cursor, event }: (typeof feed)[number]) =>
    writeFeedEvent(response, 'webhook', createFeedData(event), `c${cursor}`);
  const answers: Record<string, (asked: ReceivedRequest, response: ServerResponse) => unknown> = {
    'GET /v1/projects': () => createPage([createProject('proj_1', 'First')]),
    'POST /v1/projects': ({ body }) => ({ ...createProject('proj_2', ''), ...(JSON.parse(body) as object) }),
    'GET /v1/brands': () => createPage(brands),
    'POST /v1/brands/generate': ({ body }) => {
      const { project_id } = JSON.parse(body) as { project_id: string };
      const job = { job_id: `job_${requests.length}_abcdefgh`, project_id };
      const event = service.eventOf(job);
      if (event) setTimeout(() => service.publish(event), 20);
      return { id: job.job_id, object: 'job', project_id, status: 'queued', created_at: 1 };
    },
    'GET /v1/listen': ({ headers }, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      open.add(response.on('close', () => open.delete(response)));
      const last = /^c(\d+)$/.exec(String(headers['last-event-id']))?.[1];
      const ready = { workspace_id: 'ws_1', heartbeat_seconds: 15 };
      writeFeedEvent(response, 'ready', ready, `c${last ?? feed.length}`);
      response.write(': heartbeat\n\n');
      if (last !== undefined)
        for (const entry of feed) if (entry.cursor > Number(last)) sendEvent(response, entry);
    },
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const asked = { method: request.method ?? '', path, headers: request.headers, body };
    requests.push(asked);
    const name = `${asked.method} ${path}`;
    const refusal = refusals.get(name);
    if (refusal) return respondWithError(response, refusal);
    if (/^POST \/v1\/events\/[^/]+\/forwarded$/.test(name)) return void response.writeHead(204).end();
    const answer = answers[name];
    if (!answer) return respondWithError(response, { status: 404, code: 'resource_not_found' });
    const result = answer(asked, response);
    if (result !== undefined)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: Service = {
    url,
    environment: { BLAZON_BASE_URL: url, BLAZON_API_KEY: testKey },
    requests,
    refusals,
    brands,
    eventOf: (job) => successEvent(job),
    publish: (event) => {
      const entry = { cursor: feed.length + 1, event };
      feed.push(entry);
      for (const response of open) sendEvent(response, entry);
    },
    cut: () => open.forEach((response) => response.destroy()),
    tell: (name, data) => open.forEach((response) => writeFeedEvent(response, name, data)),
    listeners: () => open.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

function writeFeedEvent(response: ServerResponse, name: string, data: unknown, id?: string): boolean {
  return response.write(
    `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
  );
}

function createFeedData(event: BlazonEvent) {
  return {
    event_id: event.event_id,
    type: event.type,
    project_id: event.data.project_id,
    created_at: event.created_at,
    headers: eventHeaders,
    body: encodeEvent(event).toString('base64'),
  };
}

function respondWithError(
  response: ServerResponse,
  { status, code }: { status: number; code: string },
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
  const error = {
    type: 'api_error',
    code,
    message: 'Said so.',
    request_id: 'req_7',
    doc_url: 'https://docs/x',
  };
  response.end(JSON.stringify({ error }));
}

function createPage(data: readonly unknown[]) {
  return { object: 'list', data, has_more: false, next_cursor: null };
}

function createProject(id: string, name: string) {
  return {
    id,
    object: 'project',
    workspace_id: 'ws_1',
    name,
    description: null,
    status: 'active',
    created_at: 1_700_000_000,
  };
}

export { failedEvent, successEvent };
