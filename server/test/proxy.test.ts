import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { type ApiKey, listApiKeys } from '../store/api-keys.ts';
import { listAuditEntries } from '../store/audit-log.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { waitForMinuteWithSeconds } from './support/wait-for-minute.ts';
import { type RawReply, sendRaw } from './support/raw-socket.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const unauthenticatedLimit = 3;
/** The only trusted proxy. Other addresses of 127.0.0.0/8 also belong to this machine, but are not trusted. */
const proxyAddress = '127.0.0.1';

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
    BLAZON_TRUSTED_PROXIES: `${proxyAddress}/32`,
    BLAZON_UNAUTHENTICATED_LIMIT: String(unauthenticatedLimit),
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

/** Sends a request as a proxy does: over plain HTTP, with the caller's address in a header. */
async function send(forwarded: Record<string, string>, options: SendOptions = {}): Promise<RawReply> {
  const {
    from = proxyAddress,
    host = apiHosts.live,
    path = '/v1/projects',
    port = server.httpPort,
  } = options;
  const key = 'key' in options ? options.key : workspace.keys.live;
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { host, ...authorization, 'x-forwarded-for': randomAddress(), ...forwarded };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const [reply] = await sendRaw(port, request, { plain: true, from });
  if (!reply) throw new Error('The connection was closed without a response.');
  return reply;
}
const codeOrStatus = ({ status, body }: RawReply): number | string => body.error?.code ?? status;

const httpsHeaders = { 'x-forwarded-proto': 'https' };
/** Tests share the counts in Redis, so each uses random client addresses. */
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const randomLoopback = () => `127.${randomInt(1, 256)}.${randomInt(256)}.${randomInt(1, 255)}`;

describe('whether the caller used HTTPS', () => {
  test('is taken from the x-forwarded-proto header of a trusted proxy', async () => {
    expect(codeOrStatus(await send(httpsHeaders))).toBe(200);
    const sandbox = { host: apiHosts.sandbox, key: workspace.keys.sandbox };
    expect(codeOrStatus(await send(httpsHeaders, sandbox))).toBe(200);
    expect(codeOrStatus(await send(httpsHeaders, { host: apiHosts.sandbox }))).toBe('wrong_environment');
  });

  test.each([
    ['http', 'https_required'],
    ['https, http', 'https_required'],
    ['', 'https_required'],
    ['HTTP', 'https_required'],
    // Only the last of several values was written by the trusted proxy.
    ['http, https', 200],
  ])('is taken from the last value of the header: "%s" results in %s', async (proto, expected) => {
    expect(codeOrStatus(await send({ 'x-forwarded-proto': proto }))).toBe(expected);
  });

  test('must be stated: plain HTTP without the header is rejected', async () =>
    expect(codeOrStatus(await send({}))).toBe('https_required'));

  test('is not taken from a peer that is not trusted', async () =>
    expect(codeOrStatus(await send(httpsHeaders, { from: randomLoopback() }))).toBe('https_required'));
});

describe('the host that the caller used', () => {
  test('may be forwarded by a trusted proxy', async () => {
    const forwarded = { ...httpsHeaders, 'x-forwarded-host': apiHosts.live };
    expect(codeOrStatus(await send(forwarded, { host: 'inside.example' }))).toBe(200);
  });

  test('must be one of the hosts of the API', async () => {
    expect(codeOrStatus(await send(httpsHeaders, { host: 'inside.example' }))).toBe('misdirected_request');
  });
});

describe('the network from which a key is used', () => {
  const createLimitedKey = async () => {
    const { keys, keyIds } = await createWorkspace(suite.owner);
    await suite.owner.unscoped({
      text: `UPDATE api_keys SET allowed_networks = '{203.0.113.0/24}' WHERE id = $1`,
      values: [requireUuid('apiKey', keyIds.live)],
    });
    return keys.live;
  };
  const sendFrom = async (forwardedFor: string, key: string) =>
    codeOrStatus(await send({ ...httpsHeaders, 'x-forwarded-for': forwardedFor }, { key }));

  test('is determined by the last address in the x-forwarded-for header of a trusted proxy', async () => {
    const key = await createLimitedKey();
    expect(await sendFrom('203.0.113.7', key)).toBe(200);
    expect(await sendFrom(`203.0.113.7, ${randomAddress()}`, key)).toBe('network_not_allowed');
    expect(await sendFrom(randomAddress(), key)).toBe('network_not_allowed');
  });
});

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
describe('the network against which an unauthenticated request counts', { retry: 2 }, () => {
  const sendWithoutKey = async (forwardedFor: string, options: SendOptions = {}) =>
    codeOrStatus(
      await send({ ...httpsHeaders, 'x-forwarded-for': forwardedFor }, { key: undefined, ...options }),
    );
  /** Sends one request more than the limit allows. Returns all responses. */
  const sendBeyondLimit = async (forwardedFor: (count: number) => string, options: SendOptions = {}) => {
    await waitForMinuteWithSeconds(10);
    const answers: (number | string)[] = [];
    for (let count = 0; count <= unauthenticatedLimit; count += 1)
      answers.push(await sendWithoutKey(forwardedFor(count), options));
    return answers;
  };
  const rejectedLast = (code: string) => [...Array(unauthenticatedLimit).fill(code), 'rate_limit_exceeded'];

  test('is taken from the x-forwarded-for header of a trusted proxy', async () => {
    const address = randomAddress();
    expect(await sendBeyondLimit(() => address)).toEqual(rejectedLast('missing_api_key'));
    expect(await sendWithoutKey(randomAddress())).toBe('missing_api_key');
    // A request with a valid key from the same network is still served.
    expect(await sendWithoutKey(address, { key: workspace.keys.live })).toBe(200);
  });

  test('is that of the last address in the header, whatever the caller wrote before it', async () => {
    const address = randomAddress();
    const answers = await sendBeyondLimit(() => `${randomAddress()}, ${address}`);
    expect(answers).toEqual(rejectedLast('missing_api_key'));
  });

  test('is the /64 prefix of an IPv6 address', async () => {
    const network = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
    const answers = await sendBeyondLimit((count) => `${network}::${count + 1}`);
    expect(answers).toEqual(rejectedLast('missing_api_key'));
  });

  test("is the peer's own if the peer is not trusted", async () => {
    const from = randomLoopback();
    expect(await sendBeyondLimit(randomAddress, { from })).toEqual(rejectedLast('https_required'));
  });

  test('can be any text in the header, even if it is not an address', async () =>
    expect(await sendWithoutKey(`not an address ${randomInt(1e9)}`)).toBe('missing_api_key'));
});

describe('an API key sent over plain HTTP', () => {
  const readKeys = async ({ id }: TestWorkspace): Promise<Record<string, ApiKey>> =>
    Object.fromEntries((await listApiKeys(suite.owner, id)).map((key) => [key.id, key]));
  const listExposures = async ({ id }: TestWorkspace) =>
    (await listAuditEntries(suite.owner, id, 100)).filter(({ action }) => action === 'api_key.exposed');

  test.each([
    ['to the plain port', {}, () => ({ port: suite.ports[0]?.http ?? 0 })],
    [
      'to the plain port, with a path that cannot be decoded',
      {},
      () => ({ port: suite.ports[0]?.http ?? 0, path: '/%zz' }),
    ],
    ['through a proxy', { 'x-forwarded-proto': 'http' }, () => ({})],
    ['past the proxy', httpsHeaders, () => ({ from: randomLoopback() })],
  ])('is recorded once as exposed, if sent %s', async (_way, forwarded, way) => {
    const victim = await createWorkspace(suite.owner);
    const options = { ...way(), key: victim.keys.live };
    const first = await send(forwarded, options);
    expect(codeOrStatus(first)).toBe('https_required');
    await expect.poll(async () => (await listExposures(victim)).length).toBe(1);
    const marked = (await readKeys(victim))[victim.keyIds.live];
    expect(marked?.exposedAt).toBeInstanceOf(Date);

    await send(forwarded, options);
    await send(forwarded, { ...options, key: victim.keys.sandbox });
    // By the time the second key is recorded, any second record of the first key would exist too.
    await expect.poll(async () => (await listExposures(victim)).length).toBe(2);
    const [second, entry] = await listExposures(victim);
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

  test('is recorded, unlike one sent over HTTPS', async () => {
    const { keys, keyIds, ...rest } = await createWorkspace(suite.owner);
    expect(codeOrStatus(await send(httpsHeaders, { key: keys.live }))).toBe(200);
    expect((await readKeys({ keys, keyIds, ...rest }))[keyIds.live]?.exposedAt).toBeNull();
  });
});
