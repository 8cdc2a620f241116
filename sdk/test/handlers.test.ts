import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { blazonWebhook as expressWebhook } from '../src/express.ts';
import { blazonWebhook as fastifyWebhook } from '../src/fastify.ts';
import { blazonWebhook as nodeWebhook } from '../src/node.ts';
import { Blazon, EventInbox, handleWebhook, type WebhookHandlerOptions } from '../src/blazon.ts';
import { failedEvent, sendEvent, startTestServer, successEvent, testSecret } from '../src/testing.ts';

/** A server that listens until the test ends. `/hook` receives webhooks; `/json` accepts any JSON. */
interface ListeningServer {
  readonly url: string;
  close(): void;
}

type ServerStarter = (options: WebhookHandlerOptions) => Promise<ListeningServer>;

const startExpress: ServerStarter = async (options) => {
  const app = express();
  app.post('/hook', expressWebhook(options));
  app.use(express.json());
  app.post('/json', (request, response) => void response.json(request.body));
  return startListening(createServer(app));
};

const startFastify: ServerStarter = async (options) => {
  const fastify = Fastify();
  fastifyWebhook(fastify, '/hook', options);
  fastify.post('/json', async ({ body }) => body);
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => void fastify.close() };
};

const startHono: ServerStarter = async (options) => {
  const app = new Hono();
  const handler = handleWebhook(options);
  app.post('/hook', (context) => handler(context.req.raw));
  app.post('/json', async (context) => context.json(await context.req.json()));
  return startListening(serveWithNode((request) => app.fetch(request)));
};

const startNode: ServerStarter = async (options) => {
  const listener = nodeWebhook({ ...options, onError: () => undefined });
  const echo = serveWithNode((request) => new Response(request.body));
  return startListening(
    createServer((request, response) => {
      if (request.url === '/json') echo.emit('request', request, response);
      else void listener(request, response);
    }),
  );
};

/** Next.js, Bun, Deno and workers pass a Request and expect a Response. */
const startFetch: ServerStarter = async (options) => {
  const handler = handleWebhook(options);
  return startListening(
    serveWithNode((request) =>
      request.url.endsWith('/json') ? new Response(request.body) : handler(request),
    ),
  );
};

function serveWithNode(handler: (request: Request) => Response | Promise<Response>) {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const request = new Request(`http://here${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const response = await Promise.resolve(handler(request)).catch(() => new Response(null, { status: 500 }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
  return createServer((incoming, outgoing) => void handle(incoming, outgoing));
}

async function startListening(server: ReturnType<typeof createServer>): Promise<ListeningServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

describe.each([
  ['Express', startExpress],
  ['Fastify', startFastify],
  ['Hono', startHono],
  ['node:http', startNode],
  ['fetch', startFetch],
])('%s', (_name, start) => {
  it('accepts signed events, rejects others with the reason, and responds with 500 if the handler throws', async () => {
    const events: unknown[] = [];
    const refused: string[] = [];
    const { url, close } = await start({
      secret: testSecret,
      onEvent: (event) => {
        if (event.type === 'generation.failed') throw new Error('the database is unavailable');
        events.push(event);
      },
      onRefused: ({ reason }) => void refused.push(reason),
    });
    const event = successEvent();
    expect((await sendEvent(`${url}/hook`, event)).status).toBe(204);
    expect(events).toEqual([event]);

    const forged = await fetch(`${url}/hook`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([forged.status, await forged.text()]).toEqual([400, expect.stringContaining('is missing')]);
    const foreign = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect((await sendEvent(`${url}/hook`, event, foreign)).status).toBe(400);
    expect(refused).toEqual(['header_missing', 'signature_mismatch']);

    expect((await sendEvent(`${url}/hook`, failedEvent())).status).toBe(500);
    const other = await fetch(`${url}/json`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await other.json()).toEqual({ a: 1 });
    close();
  });
});

it('the node:http handler accepts only POST and limits the body size', async () => {
  const { url, close } = await startNode({ secret: testSecret, onEvent: () => undefined });
  expect((await fetch(`${url}/hook`)).status).toBe(405);
  // The connection may end before everything is sent.
  const large = { method: 'POST', body: new Uint8Array(5 * 1024 * 1024) };
  const status = await fetch(`${url}/hook`, large).then(
    (response) => response.status,
    () => 400,
  );
  expect(status).toBe(400);
  expect((await sendEvent(`${url}/hook`, successEvent())).status).toBe(204);
  close();
});

it('the Express handler explains that a body parser ran first', async () => {
  const app = express();
  app.use(express.json());
  app.post('/hook', expressWebhook({ secret: testSecret, onEvent: () => undefined }));
  const { url, close } = await startListening(createServer(app));
  const reply = await sendEvent(`${url}/hook`, successEvent());
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('express.raw')]);
  close();
});

it('the test server delivers the event of a generation to the inbox', async () => {
  const inbox = new EventInbox({ secret: testSecret });
  const receiver = await startListening(serveWithNode(inbox.receive));
  const server = await startTestServer({ webhookUrl: `${receiver.url}/hook` });
  const blazon = new Blazon({ apiKey: 'sk_test_x', baseUrl: server.url });
  const project = await blazon.projects.create({ name: 'Harbour' });
  expect(await blazon.projects.list().toArray({ limit: 10 })).toEqual([project]);
  const job = await blazon.brands.generate({ project_id: project.id, prompt: 'A kite shop' });
  const event = await inbox.waitForEvent(({ data }) => data.job_id === job.id);
  expect(event).toMatchObject({ type: 'generation.success', data: { project_id: project.id } });
  expect(server.generations).toEqual([{ project_id: project.id, prompt: 'A kite shop' }]);
  await expect(inbox.waitForEvent(() => false, { timeout: 20 })).rejects.toThrow('1 others did');
  receiver.close();
  await server.close();
});
