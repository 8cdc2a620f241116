import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DnsReply, type DnsServer, startDnsServer } from '../test/support/dns-server.ts';
import {
  createThrowawayAuthority,
  type ThrowawayAuthority,
} from '../test/support/test-certificate-authority.ts';
import { openSafeFetch, type SafeFetch } from './safe-fetch.ts';

const policy = { allowedNetworks: ['127.0.0.0/8', '::1/128'] };
const request = { headers: { 'content-type': 'application/json' }, body: Buffer.from('{"a":1}') };
/** Long enough for a busy machine. Only requests that should time out have a short deadline. */
const deadlineMilliseconds = 30_000;
const shortDeadlineMilliseconds = 600;
/** A deadline may be missed by this much on a busy machine. */
const graceMilliseconds = 10_000;

let authority: ThrowawayAuthority;
let sound: ReturnType<ThrowawayAuthority['issue']>;
let dns: DnsServer;
let safeFetch: SafeFetch;
const sockets = new Set<Socket>();
const servers: Server[] = [];

beforeAll(async () => {
  authority = createThrowawayAuthority();
  const names = ['receiver.example', 'late.example', 'receiver.localhost'];
  sound = authority.issue(['IP:127.0.0.1', 'IP:::1', ...names.map((name) => `DNS:${name}`)]);
  dns = await startDnsServer(({ name, type }) => zone[name]?.(type));
  safeFetch = openSafeFetch({ policy, nameServers: [dns.address] });
});

afterAll(async () => {
  await safeFetch.close();
  await dns.close();
  authority.remove();
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const a = (...values: string[]): DnsReply => ({ records: values.map((value) => ({ type: 'A', value })) });
const none: DnsReply = { records: [] };
const zone: Record<string, (type: string) => DnsReply | undefined> = {
  'receiver.example': (type) => (type === 'A' ? a('127.0.0.1') : none),
  'two.example': (type) => (type === 'A' ? a('127.0.0.2', '127.0.0.1') : none),
  'private.example': (type) => (type === 'A' ? a('10.0.0.1') : none),
  'mixed.example': (type) => (type === 'A' ? a('127.0.0.1', '10.0.0.1') : none),
  'many.example': (type) =>
    type === 'A' ? a(...Array.from({ length: 200 }, (_, i) => `127.0.1.${i}`)) : none,
  'empty.example': () => none,
  'missing.example': () => ({ records: [], code: 'NXDOMAIN' }),
  'broken.example': () => ({ records: [], code: 'SERVFAIL' }),
  'silent.example': () => undefined,
  // Queries for IPv6 addresses are never answered, so the IPv4 address must be used.
  'half.example': (type) => (type === 'A' ? a('127.0.0.1') : undefined),
};

type Behaviour = (socket: TLSSocket, request: string) => void;

/** Starts a server that calls the behaviour once a whole request has arrived. */
async function serve(behaviour: Behaviour, pair: typeof sound = sound, host = '127.0.0.1'): Promise<number> {
  const server = createTlsServer(pair, (socket) => {
    sockets.add(socket);
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      received += data.toString('latin1');
      if (received.endsWith('{"a":1}')) behaviour(socket, received);
    });
  });
  return listen(server, host);
}

async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  servers.push(server);
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const post = (url: string, more: { responseBytes?: number; deadlineMilliseconds?: number } = {}) =>
  safeFetch.post(url, { ...request, deadlineMilliseconds, responseBytes: 16_384, ...more });

const answer =
  (text: string): Behaviour =>
  (socket) =>
    socket.end(`HTTP/1.1 ${text}`);

describe('safe fetch: responses', () => {
  test('returns the response to a request', async () => {
    let requestText = '';
    const port = await serve((socket, received) => {
      requestText = received;
      socket.end('HTTP/1.1 200 OK\r\nX-Two: a\r\nX-Two: b\r\nContent-Length: 2\r\n\r\nok');
    });
    const exchange = await post(`https://127.0.0.1:${port}/hook?x=1#never`);
    expect(exchange).toMatchObject({ outcome: 'answered', status: 200, body: Buffer.from('ok') });
    expect(exchange).toMatchObject({ headers: { 'x-two': 'a, b', 'content-length': '2' } });
    expect(requestText).toMatch(/^POST \/hook\?x=1 HTTP\/1\.1\r\n/);
    expect(requestText).toContain(`host: 127.0.0.1:${port}\r\n`);
    expect(requestText).toContain('content-type: application/json\r\n');
    expect(requestText).toContain('content-length: 7\r\n');
    expect(requestText).toContain('connection: close\r\n');
    expect(requestText).not.toMatch(/accept-encoding|user-agent/);
  });

  test.each(['204 No Content\r\n\r\n', '404 Not Found\r\n\r\n', '500 Oh\r\nContent-Length: 0\r\n\r\n'])(
    'accepts every status: %j',
    async (text) => {
      const port = await serve(answer(text));
      expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ status: Number(text.slice(0, 3)) });
    },
  );

  test('does not follow a redirect', async () => {
    let visits = 0;
    const elsewhere = await serve((socket) => {
      visits += 1;
      answer('200 OK\r\n\r\n')(socket, '');
    });
    const port = await serve(
      answer(`307 Away\r\nLocation: https://127.0.0.1:${elsewhere}/\r\nContent-Length: 0\r\n\r\n`),
    );
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ outcome: 'answered', status: 307 });
    expect(visits).toBe(0);
  });

  test('does not decompress a body', async () => {
    const packed = gzipSync('a'.repeat(100_000));
    const port = await serve((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`);
      socket.end(packed);
    });
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ status: 200, body: packed });
  });

  test('reads a body up to the limit, then drops the connection', async () => {
    let closed: Promise<unknown> | undefined;
    const port = await serve((socket) => {
      closed = new Promise((resolve) => socket.on('close', resolve));
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      const more = () => {
        while (!socket.destroyed && socket.write(`4000\r\n${'b'.repeat(0x4000)}\r\n`));
      };
      socket.on('drain', more);
      more();
    });
    const exchange = await post(`https://127.0.0.1:${port}/`, { responseBytes: 1_000 });
    expect(exchange).toMatchObject({ status: 200, body: Buffer.from('b'.repeat(1_000)) });
    expect(exchange.milliseconds).toBeLessThan(deadlineMilliseconds);
    await closed;
  });

  test('ignores interim responses', async () => {
    const port = await serve(
      answer('103 Early Hints\r\nLink: <x>\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n'),
    );
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ outcome: 'answered', status: 201 });
  });
});

describe('safe fetch: failures', () => {
  /** Sends a request that times out, returns whether it ended in time, and checks that no socket stays open. */
  async function timeOut(url: string) {
    const exchange = await post(url, { deadlineMilliseconds: shortDeadlineMilliseconds });
    const late = exchange.milliseconds - shortDeadlineMilliseconds;
    await vi.waitFor(() => expect([...sockets].every((socket) => socket.destroyed)).toBe(true), 20_000);
    return { exchange, isInTime: late >= -5 && late < graceMilliseconds };
  }

  const timedOut = (phase: string) => ({
    exchange: { outcome: 'failed', reason: 'timeout', message: `Timed out after 0.6 seconds: ${phase}.` },
    isInTime: true,
  });

  test('times out while headers arrive slowly', async () => {
    const port = await serve((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      setInterval(() => socket.write('x'), 100).unref();
    });
    expect(await timeOut(`https://127.0.0.1:${port}/`)).toMatchObject(timedOut('there was no response'));
  });

  test('times out during endless interim responses', async () => {
    const port = await serve(
      (socket) => void setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 50).unref(),
    );
    expect(await timeOut(`https://127.0.0.1:${port}/`)).toMatchObject(timedOut('there was no response'));
  });

  test('times out while the body arrives slowly', async () => {
    const port = await serve((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n');
      setInterval(() => socket.write('x'), 100).unref();
    });
    expect(await timeOut(`https://127.0.0.1:${port}/`)).toMatchObject(timedOut('the response did not end'));
  });

  test('times out when the server never finishes the TLS handshake', async () => {
    const port = await listen(createTcpServer((socket) => void socket.on('error', () => {}).resume()));
    expect(await timeOut(`https://127.0.0.1:${port}/`)).toMatchObject(
      timedOut('the TLS handshake did not end'),
    );
  });

  test('times out when the name server never answers', async () => {
    expect(await timeOut('https://silent.example/')).toMatchObject(timedOut('resolving the host name'));
  });

  test('rejects a response with too many headers', async () => {
    const port = await serve((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let index = 0; index < 1_000; index += 1) socket.write(`X-${index}: ${'y'.repeat(100)}\r\n`);
    });
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      reason: 'connection',
      message: 'The response headers are too large.',
    });
  });

  test('rejects a response with too many bytes that are neither headers nor body', async () => {
    const port = await serve((socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write('HTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n'.repeat(500)));
      };
      socket.on('drain', more);
      more();
    });
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      reason: 'connection',
    });
  });

  test.each([
    ['before an answer', ''],
    ['in the headers', 'HTTP/1.1 200 OK\r\nContent-'],
    ['in the body', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'],
  ])('reports a connection that is reset %s', async (_when, text) => {
    const port = await serve((socket) => socket.write(text, () => socket.destroy()));
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      reason: 'connection',
      message: 'The connection was closed before the response was complete.',
    });
  });

  test('reports a response that is not HTTP', async () => {
    const port = await serve((socket) => socket.end('220 mail.example.com ESMTP\r\n'));
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      reason: 'connection',
      message: 'The response is not HTTP/1.1.',
    });
  });

  test('reports a refused connection', async () => {
    const port = await listen(createTcpServer());
    servers.pop()?.close();
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      reason: 'connection',
      message: 'The connection was refused.',
    });
  });
});

describe('safe fetch: TLS', () => {
  test.each([
    ['sound', 'IP:127.0.0.9', 'The certificate is not valid for this name: it is for IP Address:127.0.0.9'],
    [
      'sound',
      'DNS:receiver.example',
      'The certificate is not valid for this name: it is for DNS:receiver.example',
    ],
    ['expired', 'IP:127.0.0.1', 'The certificate has expired.'],
    ['self-signed', 'IP:127.0.0.1', 'The certificate is signed by itself and not by a known authority.'],
  ] as const)('rejects a wrong certificate: %s, for %s', async (form, name, message) => {
    let requests = 0;
    const count = () => {
      requests += 1;
    };
    const port = await serve(count, authority.issue([name], form));
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ reason: 'tls', message });
    expect(requests).toBe(0);
  });

  test('reports a server without TLS', async () => {
    const port = await listen(
      createTcpServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 No\r\n\r\n')),
    );
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      reason: 'tls',
      message: 'The server does not speak TLS on this port.',
    });
  });

  test('reports a server that disconnects during the handshake', async () => {
    const port = await listen(
      createTcpServer((socket) => socket.on('error', () => {}).once('data', () => socket.destroy())),
    );
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ reason: 'tls' });
  });

  test('sends a name in SNI, never an address', async () => {
    const names: unknown[] = [];
    const port = await serve((socket) => {
      names.push(socket.servername, socket.alpnProtocol);
      answer('200 OK\r\nContent-Length: 0\r\n\r\n')(socket, '');
    });
    expect(await post(`https://receiver.example.:${port}/`)).toMatchObject({ status: 200 });
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ status: 200 });
    // The server does not support ALPN, so no protocol is chosen.
    expect(names).toEqual(['receiver.example', false, false, false]);
  });

  test('verifies certificates even if an environment variable says not to', async () => {
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    try {
      const port = await serve(answer('200 OK\r\n\r\n'), authority.issue(['IP:127.0.0.1'], 'self-signed'));
      expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ reason: 'tls' });
    } finally {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    }
  });
});

describe('host names', () => {
  const ok = answer('200 OK\r\nContent-Length: 0\r\n\r\n');

  test('a name is resolved again for every request', async () => {
    const port = await serve(ok);
    const before = dns.asked.get('receiver.example A') ?? 0;
    await post(`https://receiver.example:${port}/`);
    await post(`https://receiver.example:${port}/`);
    expect((dns.asked.get('receiver.example A') ?? 0) - before).toBe(2);
  });

  test('a name under localhost resolves to loopback addresses of both families, without a DNS query', async () => {
    const port = await serve(ok, sound, '::1');
    expect(await post(`https://receiver.localhost:${port}/`)).toMatchObject({ status: 200 });
    expect([...dns.asked.keys()].filter((key) => key.includes('localhost'))).toEqual([]);
  });

  test('the next address is tried if one is unreachable', async () => {
    const port = await serve(ok, authority.issue(['DNS:two.example']));
    expect(await post(`https://two.example:${port}/`)).toMatchObject({ status: 200 });
  });

  test('a name is resolved with IPv4 alone if the query for IPv6 is not answered', async () => {
    const port = await serve(ok, authority.issue(['DNS:half.example']));
    expect(await post(`https://half.example:${port}/`)).toMatchObject({
      status: 200,
    });
  });

  test('a name that no name server resolves fails before the deadline', async () => {
    const exchange = await post('https://silent.example/');
    expect(exchange).toMatchObject({
      reason: 'name_not_found',
      message: 'The host name silent.example could not be resolved (no name server answered).',
    });
    expect(exchange.milliseconds).toBeLessThan(2_000 + graceMilliseconds);
  });

  test.each([
    [
      'private',
      'address_refused',
      'The host name private.example resolves to an address that is not public.',
    ],
    ['mixed', 'address_refused', 'The host name mixed.example resolves to an address that is not public.'],
    ['many', 'address_refused', 'The host name many.example has more than 32 addresses.'],
    ['missing', 'name_not_found', 'The host name missing.example does not exist.'],
    ['empty', 'name_not_found', 'The host name empty.example has no address.'],
    ['broken', 'name_not_found', 'The host name broken.example could not be resolved (ESERVFAIL).'],
  ])('a name such as %s.example is rejected: %s', async (name, reason, message) => {
    expect(await post(`https://${name}.example/`)).toMatchObject({ outcome: 'failed', reason, message });
  });

  test('no connection is opened for a rejected URL', async () => {
    const message = 'The address is not on the public internet.';
    expect(await post('https://10.0.0.1/')).toMatchObject({ reason: 'address_refused', message });
    expect(await post('http://receiver.example/')).toMatchObject({ reason: 'address_refused' });
  });
});

test('safe fetch throws at start if its options are invalid', () => {
  const wrong = { allowedNetworks: ['10.0.0.0/33'] };
  expect(() => openSafeFetch({ policy, nameServers: ['ns.example.com'] })).toThrow('Invalid');
  expect(() => openSafeFetch({ policy: wrong, nameServers: [] })).toThrow('CIDR');
});
