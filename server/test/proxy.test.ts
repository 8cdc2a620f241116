import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiKey, listApiKeys } from '../store/api-keys.ts';
import { listAuditEntries } from '../store/audit-log.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { waitForMinuteWith } from './support/wait-for-minute.ts';
import { type RawReply, sendRaw } from './support/raw-socket.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { hosts } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const unauthenticatedLimit = 3;
/** All of 127.0.0.0/8 is this machine. Only one of its addresses is the trusted proxy. */
const proxy = '127.0.0.1';

let suite: Suite;
let workspace: TestWorkspace;
let server: ServerProcess;

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  server = await startServer('api', {
    ...suite.environment,
    BLAZON_TLS_CERT_FILE: '',
    BLAZON_TLS_KEY_FILE: '',
    BLAZON_TRUSTED_PROXIES: `${proxy}/32`,
    BLAZON_STRANGER_LIMIT: String(unauthenticatedLimit),
  });
});
afterAll(async () => {
  await server.stop();
  await leaveSuite(suite);
});

interface SendOptions {
  readonly from?: string;
  readonly host?: string;
  readonly key?: string | undefined;
  readonly path?: string;
  readonly port?: number;
}

/** Sends a request like a proxy: plain HTTP, with the caller's address in headers. */
async function send(forwarded: Record<string, string>, sent: SendOptions = {}): Promise<RawReply> {
  const { from = proxy, host = hosts.live, path = '/v1/projects', port = server.httpPort } = sent;
  const key = 'key' in sent ? sent.key : workspace.keys.live;
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { host, ...authorization, 'x-forwarded-for': someAddress(), ...forwarded };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const [reply] = await sendRaw(port, request, { plain: true, from });
  if (!reply) throw new Error('The connection was closed without a response.');
  return reply;
}
const outcome = ({ status, body }: RawReply): number | string => body.error?.code ?? status;

const https = { 'x-forwarded-proto': 'https' };
/** All tests on this machine share the counts in Redis, so each test uses its own client address. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const someLoopback = () => `127.${randomInt(1, 256)}.${randomInt(256)}.${randomInt(1, 255)}`;

describe('whether the caller used HTTPS', () => {
  test('comes from a trusted proxy', async () => {
    expect(outcome(await send(https))).toBe(200);
    const sandbox = { host: hosts.sandbox, key: workspace.keys.sandbox };
    expect(outcome(await send(https, sandbox))).toBe(200);
    expect(outcome(await send(https, { host: hosts.sandbox }))).toBe('wrong_environment');
  });

  test.each([
    ['http', 'https_required'],
    ['https, http', 'https_required'],
    ['', 'https_required'],
    ['HTTP', 'https_required'],
    // If there are several values, only the last was written by the trusted proxy.
    ['http, https', 200],
  ])('x-forwarded-proto: %s gives %s', async (proto, expected) => {
    expect(outcome(await send({ 'x-forwarded-proto': proto }))).toBe(expected);
  });

  test('is unknown over plain HTTP', async () => expect(outcome(await send({}))).toBe('https_required'));

  test('is not trusted from any other peer', async () =>
    expect(outcome(await send(https, { from: someLoopback() }))).toBe('https_required'));
});

describe('the host that the caller used', () => {
  test('may be forwarded by a trusted proxy', async () => {
    const forwarded = { ...https, 'x-forwarded-host': hosts.live };
    expect(outcome(await send(forwarded, { host: 'inside.example' }))).toBe(200);
  });

  test('is still checked', async () => {
    expect(outcome(await send(https, { host: 'inside.example' }))).toBe('misdirected_request');
  });
});

describe('the network from which a key is used', () => {
  const limited = async () => {
    const { keys, keyIds } = await createWorkspace(suite.owner);
    await suite.owner.unscoped({
      text: `UPDATE api_keys SET allowed_networks = '{203.0.113.0/24}' WHERE id = $1`,
      values: [requireUuid('apiKey', keyIds.live)],
    });
    return keys.live;
  };
  const use = async (forwardedFor: string, key: string) =>
    outcome(await send({ ...https, 'x-forwarded-for': forwardedFor }, { key }));

  test('is taken from a trusted proxy, but not from earlier hops', async () => {
    const key = await limited();
    expect(await use('203.0.113.7', key)).toBe(200);
    expect(await use(`203.0.113.7, ${someAddress()}`, key)).toBe('network_not_allowed');
    expect(await use(someAddress(), key)).toBe('network_not_allowed');
  });
});

describe('the network that an unauthenticated request counts against', () => {
  const guess = async (forwardedFor: string, sent: SendOptions = {}) =>
    outcome(await send({ ...https, 'x-forwarded-for': forwardedFor }, { key: undefined, ...sent }));
  /** Returns the responses to one request more than the limit. */
  const guessBeyondLimit = async (forwardedFor: (count: number) => string, sent: SendOptions = {}) => {
    await waitForMinuteWith(5);
    const answers: (number | string)[] = [];
    for (let count = 0; count <= unauthenticatedLimit; count += 1)
      answers.push(await guess(forwardedFor(count), sent));
    return answers;
  };
  const refusedAtLast = (code: string) => [...Array(unauthenticatedLimit).fill(code), 'rate_limit_exceeded'];

  test('is taken from a trusted proxy', async () => {
    const address = someAddress();
    expect(await guessBeyondLimit(() => address)).toEqual(refusedAtLast('missing_api_key'));
    expect(await guess(someAddress())).toBe('missing_api_key');
    // A caller with a key is still served from the same network.
    expect(await guess(address, { key: workspace.keys.live })).toBe(200);
  });

  test('is the last address that no trusted proxy added, whatever the caller wrote before it', async () => {
    const address = someAddress();
    const answers = await guessBeyondLimit(() => `${someAddress()}, ${address}`);
    expect(answers).toEqual(refusedAtLast('missing_api_key'));
  });

  test('is a /64 of IPv6', async () => {
    const network = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
    const answers = await guessBeyondLimit((count) => `${network}::${count + 1}`);
    expect(answers).toEqual(refusedAtLast('missing_api_key'));
  });

  test('is the peer itself if the peer is not trusted', async () => {
    const from = someLoopback();
    expect(await guessBeyondLimit(someAddress, { from })).toEqual(refusedAtLast('https_required'));
  });

  test('may be something other than an address', async () =>
    expect(await guess(`not an address ${randomInt(1e9)}`)).toBe('missing_api_key'));
});

describe('a key sent over plain HTTP', () => {
  const readKeys = async ({ id }: TestWorkspace): Promise<Record<string, ApiKey>> =>
    Object.fromEntries((await listApiKeys(suite.owner, id)).map((key) => [key.id, key]));
  const exposures = async ({ id }: TestWorkspace) =>
    (await listAuditEntries(suite.owner, id, 100)).filter(({ action }) => action === 'api_key.exposed');

  test.each([
    ['to the plain port', {}, () => ({ port: suite.ports[0]?.http ?? 0 })],
    [
      'to the plain port, with a path that cannot be decoded',
      {},
      () => ({ port: suite.ports[0]?.http ?? 0, path: '/%zz' }),
    ],
    ['through a proxy', { 'x-forwarded-proto': 'http' }, () => ({})],
    ['past the proxy', https, () => ({ from: someLoopback() })],
  ])('is recorded once: %s', async (_way, forwarded, way) => {
    const victim = await createWorkspace(suite.owner);
    const sent = { ...way(), key: victim.keys.live };
    const first = await send(forwarded, sent);
    expect(outcome(first)).toBe('https_required');
    await expect.poll(async () => (await exposures(victim)).length).toBe(1);
    const marked = (await readKeys(victim))[victim.keyIds.live];
    expect(marked?.exposedAt).toBeInstanceOf(Date);

    await send(forwarded, sent);
    await send(forwarded, { ...sent, key: victim.keys.sandbox });
    // The second key is recorded after the first was repeated, so all records of the first exist.
    await expect.poll(async () => (await exposures(victim)).length).toBe(2);
    const [second, entry] = await exposures(victim);
    expect(second).toMatchObject({ subject: victim.keyIds.sandbox, environment: 'sandbox' });
    expect(entry).toMatchObject({
      actor: victim.keyIds.live,
      subject: victim.keyIds.live,
      environment: 'live',
      requestId: first.headers['request-id'],
      details: { reason: 'sent over plain HTTP' },
    });
    expect((await readKeys(victim))[victim.keyIds.live]?.exposedAt).toEqual(marked?.exposedAt);
  });

  test('is not recorded if it was sent over HTTPS', async () => {
    const { keys, keyIds, ...rest } = await createWorkspace(suite.owner);
    expect(outcome(await send(https, { key: keys.live }))).toBe(200);
    expect((await readKeys({ keys, keyIds, ...rest }))[keyIds.live]?.exposedAt).toBeNull();
  });
});
