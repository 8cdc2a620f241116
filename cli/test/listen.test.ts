import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, type RunningCommand, start } from './support/run.ts';
import {
  encodeEvent,
  eventHeaders,
  failedEvent,
  liveKey,
  type Service,
  startService,
  successEvent,
} from './support/service.ts';

interface Receiver {
  readonly url: string;
  readonly received: {
    readonly body: Buffer;
    readonly headers: IncomingHttpHeaders;
    readonly path: string;
  }[];
  status: number;
  /** The delay of the response in milliseconds. */
  delay: number;
  close(): void;
}

let service: Service;
let receiver: Receiver;
let listener: RunningCommand | undefined;
beforeEach(async () => {
  service = await startService();
  receiver = await startReceiver();
});
afterEach(async () => {
  listener?.child.kill('SIGKILL');
  receiver.close();
  await service.close();
});

async function listen(...parameters: string[]): Promise<RunningCommand> {
  listener = start(['listen', '--forward-to', `${receiver.url}/hook?a=1`, ...parameters], service);
  await listener.until(/Listening for sandbox events of ws_1/);
  return listener;
}

it('listen forwards the exact bytes and headers of an event, and shows and reports the response', async () => {
  const running = await listen();
  const event = successEvent();
  service.publish(event);
  await running.until(
    new RegExp(`\\d\\d:\\d\\d:\\d\\d  generation.success  ${event.event_id}  200 +\\d+ ms\n`),
  );
  const [request] = receiver.received;
  expect(request?.body).toEqual(encodeEvent(event));
  expect(request?.path).toBe('/hook?a=1');
  const { host: _, connection: __, 'content-length': ___, ...headers } = request?.headers ?? {};
  const lowered = Object.entries(eventHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  expect(headers).toEqual(Object.fromEntries(lowered));
  await waitUntil(() => listReports().length === 1);
  expect(listReports()[0]).toMatchObject({
    path: `/v1/events/${event.event_id}/forwarded`,
    body: { url: `${receiver.url}/hook?a=1`, status: 200, duration_ms: expect.any(Number) },
    key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it('listen resumes after lost connections without losing or repeating an event', async () => {
  const running = await listen();
  const events = Array.from({ length: 30 }, () => successEvent());
  for (const [index, event] of events.entries()) {
    service.publish(event);
    // Some events arrive while nobody is connected, some just before an interruption.
    if (index % 10 === 4) service.cut();
    if (index % 10 === 8) await waitUntil(() => service.listeners() === 1);
  }
  await waitUntil(() => receiver.received.length >= 30);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const ids = receiver.received.map(
    ({ body }) => (JSON.parse(body.toString()) as { event_id: string }).event_id,
  );
  expect(ids.sort()).toEqual(events.map(({ event_id }) => event_id).sort());
  expect(running.errors()).toMatch(
    /The connection was lost: connection reset\. Reconnecting in \d\.\d s\.\nConnected again\.\n/,
  );
  const resumed = service.requests.filter(({ path }) => path === '/v1/listen').slice(1);
  expect(resumed.length).toBeGreaterThan(0);
  expect(resumed.every(({ headers }) => /^c\d+$/.test(String(headers['last-event-id'])))).toBe(true);
});

it('listen reconnects at once after a server process stops, and reports gaps', async () => {
  const running = await listen();
  service.tell('closing', {});
  await waitUntil(() => service.requests.filter(({ path }) => path === '/v1/listen').length === 2);
  await waitUntil(() => service.listeners() === 1);
  // Only a delayed attempt is announced.
  expect(running.errors()).not.toContain('Reconnecting in');
  service.tell('gap', { since: 1_795_000_000 });
  await running.until(/Events before 2026-11-18T11:06:40.000Z are no longer kept/);
});

it('listen with --resume continues where a killed run stopped, and otherwise starts with new events', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-listen-'));
  const environment = { ...service.environment, BLAZON_CONFIG_FOLDER: folder };
  const begin = async (...parameters: string[]): Promise<RunningCommand> => {
    listener = start(['listen', '--forward-to', receiver.url, ...parameters], { environment });
    await listener.until(/Listening for sandbox events/);
    return listener;
  };
  const end = async (running: RunningCommand) => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  const publish = () => {
    const event = successEvent();
    service.publish(event);
    return event.event_id;
  };
  const received = () =>
    receiver.received.map(({ body }) => (JSON.parse(body.toString()) as { event_id: string }).event_id);
  try {
    const first = await begin('--resume');
    const forwarded = [publish(), publish()];
    await first.until(/(?: 200 [^]*){2}/);
    await end(first);
    const missed = [publish(), publish()];

    const second = await begin('--resume');
    expect(second.errors()).toContain('from where the last run stopped');
    await second.until(/(?: 200 [^]*){2}/);
    expect(received().toSorted()).toEqual([...forwarded, ...missed].toSorted());
    await end(second);
    publish();

    const third = await begin();
    const last = publish();
    await third.until(/ 200 /);
    expect(received().slice(4)).toEqual([last]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('listen with --resume repeats the events that were in progress when the run was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-listen-'));
  const environment = { ...service.environment, BLAZON_CONFIG_FOLDER: folder };
  try {
    listener = start(['listen', '--forward-to', receiver.url], { environment });
    await listener.until(/Listening for sandbox events/);
    receiver.delay = 60_000;
    service.publish(successEvent());
    await waitUntil(() => receiver.received.length === 1);
    receiver.delay = 0;
    service.publish(successEvent());
    await listener.until(/ 200 /);
    listener.child.kill('SIGKILL');
    await listener.ended;
    listener = start(['listen', '--forward-to', receiver.url, '--resume'], { environment });
    await listener.until(/(?: 200 [^]*){2}/);
    // Both events are sent again, because the first of them was never answered.
    expect(receiver.received).toHaveLength(4);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("listen reports the local server's errors, and continues", async () => {
  const running = await listen();
  receiver.status = 500;
  service.publish(successEvent());
  await running.until(/ 500 +\d+ ms/);
  receiver.close();
  service.publish(successEvent());
  await running.until(/connection refused +\d+ ms/);
  await waitUntil(() => listReports().length === 2);
  expect(listReports()[1]?.body).toMatchObject({ error: 'connection refused' });
});

it('listen filters by type, and prints each event as a line of JSON', async () => {
  const running = await listen('--events', 'generation.failed', '--json', '--print-json');
  const failed = failedEvent('prompt_rejected');
  service.publish(successEvent());
  service.publish(failed);
  await running.until(/\n/);
  await waitUntil(() => running.output().includes('\n'));
  const lines = running.output().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event_id: failed.event_id,
    type: 'generation.failed',
    status: 200,
    headers: eventHeaders,
    event: { data: { error: { code: 'prompt_rejected' } } },
  });
});

// The command waits for at most five seconds, so a busy machine gets two more attempts.
it('listen exits cleanly on Ctrl-C after finishing forwards in progress', { retry: 2 }, async () => {
  const running = await listen();
  receiver.delay = 700;
  service.publish(successEvent());
  await waitUntil(() => receiver.received.length === 1);
  running.child.kill('SIGINT');
  const { code, output } = await running.ended;
  expect(code).toBe(0);
  const [, milliseconds] = / 200 +(\d+) ms/.exec(output) ?? [];
  // The receiver takes 700 ms, of which the command does not measure the first few.
  expect(Number(milliseconds)).toBeGreaterThan(500);
  expect(listReports()).toHaveLength(1);
});

it('listen retries after rate limits and server errors, but not after a rejected key', async () => {
  service.refusals.set('GET /v1/listen', { status: 503, code: 'service_unavailable' });
  const running = start(['listen'], service);
  listener = running;
  await running.until(/Said so\. Reconnecting in/);
  service.refusals.set('GET /v1/listen', { status: 429, code: 'rate_limit_exceeded' });
  await waitUntil(() => service.requests.length >= 3);
  service.refusals.clear();
  await running.until(/Listening for sandbox events/);
  service.refusals.set('GET /v1/listen', { status: 401, code: 'invalid_api_key' });
  service.cut();
  expect(await running.ended).toMatchObject({ code: 3, errors: expect.stringContaining('blazon login') });
});

it('listen requires a Test key, and rejects an invalid address', async () => {
  const environment = { ...service.environment, BLAZON_API_KEY: liveKey };
  const live = await run(['listen'], { environment });
  expect(live).toMatchObject({ code: 3, errors: expect.stringContaining('this is a Live key') });
  const wrong = await run(['listen', '--forward-to', 'http://'], service);
  expect(wrong).toMatchObject({ code: 2, errors: expect.stringContaining('is not an address') });
  expect(service.requests).toEqual([]);
});

function listReports() {
  return service.requests
    .filter(({ path }) => path.endsWith('/forwarded'))
    .map(({ path, body, headers }) => ({
      path,
      body: JSON.parse(body) as Record<string, unknown>,
      key: headers['idempotency-key'],
    }));
}

async function waitUntil(condition: () => boolean, seconds = 30): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!condition()) {
    if (performance.now() > end)
      throw new Error(`The condition did not hold within ${seconds} s: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      made.received.push({ body: Buffer.concat(chunks), headers: request.headers, path: request.url ?? '' });
      setTimeout(() => response.writeHead(made.status).end('thanks'), made.delay);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    status: 200,
    delay: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return made;
}
