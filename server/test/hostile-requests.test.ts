import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { asyncProperty, string } from 'fast-check';
import { errors } from '@blazon/contract/errors.ts';
import { limits } from '@blazon/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyRequests } from './hostile-requests/hostile-bodies.ts';
import { framingRequests } from './hostile-requests/framing.ts';
import { headerRequests } from './hostile-requests/headers.ts';
import {
  type Bytes,
  createGet,
  createPost,
  createPostWithHeaders,
  type HostileRequest,
  hostHeader,
  jsonHeader,
  validHostAndKeyHeaders,
  insertKey,
} from './hostile-requests/raw-request.ts';
import { targetRequests } from './hostile-requests/hostile-targets.ts';
import { openRawSocket, readReplies, type RawOptions, type RawReply, sendRaw } from './support/raw-socket.ts';
import { checkAsyncProperty } from './support/check-property.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
/** A separate process, so that the log contains only these requests. */
let server: ServerProcess;

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  server = await startServer('api', suite.environment);
});
afterAll(async () => {
  await server.stop();
  await leaveSuite(suite);
});

/** The server reads a body of this size to its end, although it is too large. */
const largeBody = 'x'.repeat(4_000_000);
const inOneChunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

const send = (bytes: readonly Bytes[], options: RawOptions = {}) =>
  sendRaw(server.httpsPort, insertKey(bytes, workspace.keys.live), options);

describe.each([
  ['framing', framingRequests],
  ['headers', headerRequests],
  ['targets', targetRequests],
  ['bodies', bodyRequests],
] as const)('hostile %s:', (_name, cases) => {
  for (const [situation, bytes, answer, options] of cases) {
    test(`${situation}: ${answer}`, async () => {
      const replies = await send(bytes, options);
      expect(replies.map(summariseReply)).toEqual(answer === 'closed' ? [] : [expectedSummary(answer)]);
      // The process still works.
      expect((await send([createGet('/v1/projects?limit=1')])).map(({ status }) => status)).toEqual([200]);
    });
  }
});

/** Returns a response's status and code, and whether it obeys the rules that hold for all responses. */
function summariseReply({ status, headers: sent, body }: RawReply) {
  return {
    status,
    code: body?.error?.code,
    hasRateLimit: /^\d+$/.test(sent['x-ratelimit-remaining'] ?? ''),
    namesItsRequest: /^req_[0-9a-z]{26}$/.test(sent['request-id'] ?? ''),
    inEnvelope: status < 400 || body?.error?.request_id === sent['request-id'],
  };
}

function expectedSummary(answer: Exclude<HostileRequest[2], 'closed'>) {
  const validReply = { hasRateLimit: true, namesItsRequest: true, inEnvelope: true };
  return typeof answer === 'number'
    ? { status: answer, code: undefined, ...validReply }
    : { status: errors[answer].status, code: answer, ...validReply };
}

describe('several requests on one connection', () => {
  test('are answered in order', async () => {
    const replies = await send(
      [createGet('/v1/projects'), createGet('/v1/nothing'), createGet('/v1/projects/x')],
      {
        replies: 3,
      },
    );
    expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual([
      [200, undefined],
      [404, 'route_not_found'],
      [404, 'resource_not_found'],
    ]);
  });

  test('cannot be smuggled in the body of a rejected request', async () => {
    const smuggled = `GET /v1/projects HTTP/1.1\r\n${hostHeader}\r\n`;
    const outer = `POST /v1/nothing HTTP/1.1\r\n${validHostAndKeyHeaders}${jsonHeader}Content-Length: ${smuggled.length}\r\n\r\n`;
    const replies = await send([outer, smuggled, createGet('/v1/projects')], { replies: 2 });
    expect(replies.map(({ status }) => status)).toEqual([404, 200]);
  });

  test.each([
    ['a stated length', createPost(largeBody)],
    ['chunks', createPostWithHeaders('Transfer-Encoding: chunked\r\n', inOneChunk(largeBody))],
  ])('are answered after a body of %s that was too large', async (_framing, tooLarge) => {
    const replies = await send([...tooLarge, createGet('/v1/projects')], { replies: 2 });
    expect(replies.map(({ status }) => status)).toEqual([413, 200]);
  });

  test('are no longer answered after invalid HTTP', async () => {
    const replies = await send(['garbage\r\n\r\n', createGet('/v1/projects')], { replies: 2 });
    expect(replies.map(({ body }) => body.error.code)).toEqual(['malformed_request']);
  });

  test('may arrive one byte at a time', async () => {
    const socket = await openRawSocket(server.httpsPort);
    const text = JSON.stringify({ name: 'Zwölf 🦜' });
    const head = `POST /v1/projects HTTP/1.1\r\n${validHostAndKeyHeaders}${jsonHeader}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n`;
    const bytes = Buffer.concat([
      Buffer.from(insertKey([head], workspace.keys.live).join(''), 'latin1'),
      Buffer.from(text),
    ]);
    const replies = readReplies(socket);
    for (const byte of bytes) {
      socket.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }
    expect((await replies)[0]).toMatchObject({ status: 201, body: { name: 'Zwölf 🦜' } });
  });
});

test.each([
  ['HTTP/1.0', createPost(largeBody).map((part) => String(part).replace('HTTP/1.1', 'HTTP/1.0'))],
  ['Connection: close', createPost(largeBody, `${jsonHeader}Connection: close\r\n`)],
])(
  'the connection is not reset while a client with %s sends a body that is too large',
  async (_client, bytes) => {
    const socket = await openRawSocket(server.httpsPort);
    const socketErrors: Error[] = [];
    socket.on('error', (error) => socketErrors.push(error));
    const replies = readReplies(socket, { replies: 2 });
    const all = Buffer.from(insertKey(bytes, workspace.keys.live).map(String).join(''), 'latin1');
    for (let sent = 0; sent < all.length; sent += 50_000) {
      socket.write(all.subarray(sent, sent + 50_000));
      await wait(1);
    }
    expect((await replies).map(({ status }) => status)).toEqual([413]);
    expect(socketErrors).toEqual([]);
  },
);

test('connections are closed after a request timeout, even if clients keep their side open', async () => {
  const countOpenFiles = () => readdirSync(`/proc/${server.processId}/fd`).length;
  const before = countOpenFiles();
  const open = () => openRawSocket(server.httpPort, { plain: true, staysOpen: true });
  const sockets = await Promise.all(Array.from({ length: 40 }, open));
  const replies = sockets.map((socket) => {
    socket.write('GET /v1/projects HTTP/1.1\r\n');
    return once(socket, 'data');
  });
  for (const [bytes] of await Promise.all(replies)) expect(String(bytes)).toMatch(/^HTTP\/1\.1 408 /);
  // Half of the number leaves room for files that the process opens for other reasons.
  await expect.poll(countOpenFiles).toBeLessThan(before + sockets.length / 2);
  for (const socket of sockets) socket.destroy();
});

describe('the API', () => {
  /** Stores a text as a project's description and name, and returns the text from each response. */
  const storeAndRead = async (text: string): Promise<string[]> => {
    const call = async (method: string, path: string, body?: unknown) =>
      (await suite.clients[0].call({ method, path, key: workspace.keys.live, body })).body;
    const created = await call('POST', '/v1/projects', { name: 'a', description: text });
    const path = `/v1/projects/${created.id}`;
    const read = await call('GET', path);
    const named = await call('PATCH', path, {
      name: `.${[...text].slice(0, 200).join('')}.`,
      description: '',
    });
    const listed = await call('GET', '/v1/projects?limit=1');
    const [name, nameInList] = [named.name, listed.data[0].name].map((dotted: string) => dotted.slice(1, -1));
    return [created.description, read.description, name, nameInList];
  };
  const expectedTexts = (text: string): string[] => {
    const short = [...text].slice(0, 200).join('');
    return [text, text, short, short];
  };

  test.each([
    'quotes " \' ` and \\ and \\n and %s %00 and $1',
    "'; DROP TABLE projects; --",
    '<script>alert(1)</script>&amp;',
    'controls \u0001\u0008\u001f\u007f\u0085 and separators \u2028\u2029',
    'marks \ufeff\u200b\u200d\u202e\ufffe\uffff',
    'e\u0301 is not \u00e9, \u212b is not \u00c5',
    '👩‍👩‍👧‍👦 🏳️‍🌈 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 \u{10ffff}',
    'مرحبا שלום नमस्ते 你好',
    '  blanks at both ends \t\n',
    '',
  ])('stores and returns the text %j unchanged', async (text) =>
    expect(await storeAndRead(text)).toEqual(expectedTexts(text)),
  );

  test('stores and returns random text unchanged', async () => {
    const text = string({ unit: 'binary', maxLength: limits.descriptionLength }).map((value) =>
      value.replaceAll('\0', ''),
    );
    await checkAsyncProperty(
      asyncProperty(text, async (value) => {
        expect(await storeAndRead(value)).toEqual(expectedTexts(value));
      }),
      40,
    );
  });
});

test('no request in the tests above caused an internal error', async () => {
  expect(server.isRunning()).toBe(true);
  // Log lines may be written with a delay, so stop the process first.
  await server.stop();
  expect(server.output()).not.toMatch(/"level":[56]0/);
});
