import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { joinConsole, type JoinedConsole, type SignedInPerson } from './support/console.ts';
import { sendRaw } from './support/raw-socket.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let dashboard: JoinedConsole;
let person: SignedInPerson;
let workspaceId: string;

beforeAll(async () => {
  suite = joinSuite();
  dashboard = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await dashboard.signUpWithWorkspace('pro'));
});
afterAll(async () => {
  await dashboard.close();
  await leaveSuite(suite);
});

type Environment = 'live' | 'sandbox';
const secondsFromNow = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const keysPath = (environment: Environment) => `/api/workspaces/${workspaceId}/${environment}/keys`;

async function createKey(limits: object, environment: Environment = 'live', by: SignedInPerson = person) {
  const { status, body } = await by.post(keysPath(environment), { label: 'Limited', ...limits });
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body as { key: { id: string; [field: string]: unknown }; secret: string };
}

async function readError(
  key: string,
  call: { method?: string; path: string; body?: unknown; environment?: Environment },
): Promise<{ code: string; message: string } | undefined> {
  return (await suite.clients[0].call({ ...call, key })).body?.error;
}
const readCode = async (...sent: Parameters<typeof readError>) =>
  (await readError(...sent))?.code ?? 'served';
const listCall = { path: '/v1/projects' };
/** Lists projects from this local address. All addresses of 127.0.0.0/8 belong to this machine. */
const listFrom = async (from: string, secret: string) => {
  const request = `GET /v1/projects HTTP/1.1\r\nHost: ${apiHosts.live}\r\nAuthorization: Bearer ${secret}\r\nConnection: close\r\n\r\n`;
  const [reply] = await sendRaw(suite.ports[0]?.https ?? 0, request, { from });
  return { code: reply?.body.error?.code ?? 'served', message: reply?.body.error?.message };
};

describe('an API key with an expiry', () => {
  test('works until it expires, and is then rejected by every process', async () => {
    const expiresAt = secondsFromNow(10);
    const { key, secret } = await createKey({ expires_at: expiresAt });
    expect(await readCode(secret, listCall)).toBe('served');
    await wait(expiresAt * 1000 - Date.now() + 100);
    for (const client of suite.clients) {
      const reply = await client.call({ ...listCall, key: secret });
      expect(reply).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
      expect(reply.body.error).toMatchObject({ type: 'authentication_error', code: 'expired_api_key' });
      expect(reply.body.error.message).toMatch(/^The API key expired on \d{4}-\d\d-\d\d at \d\d:\d\d UTC\.$/);
    }
    expect((await person.get(keysPath('live'))).body.data[0]).toMatchObject({
      id: key.id,
      expires_at: expect.any(Number),
    });
    // Once the expired key is also revoked, it is treated like an unknown key.
    await person.post(`${keysPath('live')}/${key.id}/revoke`);
    expect(await readCode(secret, listCall)).toBe('invalid_api_key');
  });

  test.each([secondsFromNow(-1), secondsFromNow(11 * 366 * 86_400), 1.5, '2030-01-01'])(
    'cannot be created with the expiry %s',
    async (expires_at) => {
      const { status, body } = await person.post(keysPath('live'), { label: 'x', expires_at });
      expect([status, body.error.code, body.error.param]).toEqual([400, 'invalid_input', 'expires_at']);
    },
  );
});

describe('an API key with scopes', () => {
  const create = { method: 'POST', path: '/v1/projects', body: { name: 'By a limited key' } };
  const missing = 'proj_01k9z3q2c8fb7s9d1f3g5h7j9k';
  const generate = {
    method: 'POST',
    path: '/v1/brands/generate',
    body: { project_id: missing, prompt: 'A bakery' },
  };
  const rename = { method: 'PATCH', path: `/v1/projects/${missing}`, body: { name: 'a' } };
  const remove = { method: 'DELETE', path: `/v1/projects/${missing}` };
  const memory = { path: `/v1/projects/${missing}/memory` };

  test.each([
    [['read'], ['served', 'resource_not_found', 'scope', 'scope', 'scope', 'scope']],
    [['generate'], ['scope', 'scope', 'resource_not_found', 'scope', 'scope', 'scope']],
    [['write'], ['scope', 'scope', 'scope', 'served', 'resource_not_found', 'resource_not_found']],
    [
      ['write', 'read'],
      ['served', 'resource_not_found', 'scope', 'served', 'resource_not_found', 'resource_not_found'],
    ],
  ])('permits only the operations of its scopes %j', async (scopes, expected) => {
    const { secret } = await createKey({ scopes });
    const codes: string[] = [];
    for (const call of [listCall, memory, generate, create, rename, remove])
      codes.push(await readCode(secret, call));
    expect(codes.map((code) => (code === 'insufficient_scope' ? 'scope' : code))).toEqual(expected);
  });

  test('that lacks a scope gets an error that names it, and the request counts towards the rate limit', async () => {
    const { secret } = await createKey({ scopes: ['generate', 'read'] });
    const reply = await suite.clients[0].call({ ...create, key: secret });
    expect(reply.status).toBe(403);
    expect(reply.headers['x-ratelimit-limit']).toBe('1000');
    expect(reply.body.error.message).toBe(
      'This needs the scope `write`. The API key may only read projects, brands, memory and sandbox events; generate brands.',
    );
  });

  test('has all permissions if its scopes are null', async () => {
    const { key, secret } = await createKey({ scopes: null });
    expect(key).toMatchObject({ scopes: null, expires_at: null, allowed_networks: null });
    expect(await readCode(secret, create)).toBe('served');
  });

  test.each([[[]], [['read', 'read']], [['admin']], ['read']])(
    'cannot be created with the scopes %j',
    async (scopes) => {
      const { status, body } = await person.post(keysPath('live'), { label: 'x', scopes });
      expect([status, body.error.param]).toEqual([400, 'scopes']);
    },
  );
});

describe('an API key with allowed networks', () => {
  test("works only from those networks; elsewhere, the error message names the caller's address", async () => {
    const { key, secret } = await createKey({
      allowed_networks: [' 127.9.0.0/16', '127.9.3.7', '2001:DB8::/32'],
    });
    expect(key['allowed_networks']).toEqual(['127.9.0.0/16', '127.9.3.7/32', '2001:db8::/32']);
    expect(await listFrom('127.9.1.1', secret)).toMatchObject({ code: 'served' });
    expect(await listFrom('127.10.1.1', secret)).toEqual({
      code: 'network_not_allowed',
      message: 'The API key may not be used from 127.10.1.1.',
    });
  });

  test("is rejected elsewhere; the request is logged, but does not count towards the workspace's limit", async () => {
    const { key, secret } = await createKey({ allowed_networks: ['127.9.0.0/16'] });
    const refused = await suite.clients[0].call({ ...listCall, key: secret });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'network_not_allowed' } } });
    // The rejected request counts against the caller's network, not the workspace.
    expect(refused.headers['x-ratelimit-limit']).not.toBe('1000');
    await waitUntil(
      async () => {
        const path = `/api/workspaces/${workspaceId}/live/requests?key_id=${key.id}`;
        const { body } = await person.get(path);
        expect(body.data?.[0]).toMatchObject({ status: 403, code: 'network_not_allowed' });
      },
      { what: 'the refusal in the log', seconds: 60 },
    );
    const [found] = (await person.get(keysPath('live'))).body.data;
    expect(found).toMatchObject({ id: key.id, last_used_at: null });
  });

  test.each([
    [['10.0.0.0/33'], '“10.0.0.0/33” is not an IP address or a network such as 203.0.113.0/24.'],
    [['0.0.0.0/0'], '“0.0.0.0/0” allows every address: leave the list empty if that is what you want.'],
    [
      Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`),
      'List at most 50 addresses or networks, such as 203.0.113.0/24.',
    ],
  ])('cannot be created with the networks %j', async (allowed_networks, message) => {
    const { status, body } = await person.post(keysPath('live'), { label: 'x', allowed_networks });
    expect([status, body.error.param, body.error.message]).toEqual([400, 'allowed_networks', message]);
  });
});

describe('the expiry, scopes and networks of an API key', () => {
  const change = (id: string, body: object, by: SignedInPerson = person, environment: Environment = 'live') =>
    by.call({ method: 'PATCH', path: `${keysPath(environment)}/${id}`, body });

  test('can be changed one at a time, with effect from the next request', async () => {
    const { key, secret } = await createKey({ scopes: ['generate'], expires_at: secondsFromNow(600) });
    expect(await readCode(secret, listCall)).toBe('insufficient_scope');
    const widened = await change(key.id, { scopes: ['read', 'generate'] });
    expect(widened).toMatchObject({
      status: 200,
      body: { scopes: ['read', 'generate'], expires_at: key['expires_at'], allowed_networks: null },
    });
    expect(await readCode(secret, listCall)).toBe('served');
    await change(key.id, { allowed_networks: ['127.9.0.0/16'] });
    expect(await readCode(secret, listCall)).toBe('network_not_allowed');
    const freed = await change(key.id, { allowed_networks: null, scopes: null, expires_at: null });
    expect(freed.body).toMatchObject({ scopes: null, allowed_networks: null, expires_at: null });
    expect(await readCode(secret, listCall)).toBe('served');
    const [entry] = (await person.get(`/api/workspaces/${workspaceId}/audit?limit=1`)).body.data;
    expect(entry).toMatchObject({ action: 'api_key.change', subject: key.id });
  });

  test('keep both changes of two simultaneous requests', async () => {
    const { key } = await createKey({});
    await Promise.all([
      change(key.id, { scopes: ['read'] }),
      change(key.id, { allowed_networks: ['127.0.0.0/8'] }),
    ]);
    const { data } = (await person.get(keysPath('live'))).body;
    expect(data.find(({ id }: { id: string }) => id === key.id)).toMatchObject({
      scopes: ['read'],
      allowed_networks: ['127.0.0.0/8'],
    });
  });

  test('are validated like those of a new key', async () => {
    const { key } = await createKey({});
    for (const [body, param] of [
      [{ expires_at: secondsFromNow(-1) }, 'expires_at'],
      [{ scopes: [] }, 'scopes'],
      [{ allowed_networks: ['0.0.0.0/0'] }, 'allowed_networks'],
    ] as const) {
      const { status, body: answer } = await change(key.id, body);
      expect([status, answer.error.param]).toEqual([400, param]);
    }
    expect((await change(key.id, {})).status).toBe(400);
    expect((await change(key.id, { label: 'Other' })).status).toBe(400);
  });

  test('cannot be changed by viewers, through another environment or workspace, or after revocation', async () => {
    const { key } = await createKey({});
    const body = { scopes: ['read'] };
    const viewer = await dashboard.signUp();
    await dashboard.addMember(workspaceId, viewer.id, 'viewer');
    expect((await change(key.id, body, viewer)).status).toBe(403);
    expect((await change(key.id, body, person, 'sandbox')).status).toBe(404);
    const other = await dashboard.signUpWithWorkspace('pro');
    const path = `/api/workspaces/${other.workspaceId}/live/keys/${key.id}`;
    expect((await other.person.call({ method: 'PATCH', path, body })).status).toBe(404);
    await person.post(`${keysPath('live')}/${key.id}/revoke`);
    expect((await change(key.id, body)).status).toBe(404);
  });

  test('cannot be changed once the key has expired', async () => {
    const { key, secret } = await createKey({ expires_at: secondsFromNow(3_600) });
    await dashboard.owner.unscoped({
      text: `UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1`,
      values: [requireUuid('apiKey', key.id)],
    });
    const { status, body } = await change(key.id, { expires_at: null });
    expect([status, body.error.message]).toEqual([
      400,
      'The key has expired or was revoked. Create a new one.',
    ]);
    expect(await readCode(secret, listCall)).toBe('expired_api_key');
  });
});

describe('a removed member', () => {
  async function addDeveloper() {
    const developer = await dashboard.signUp({ name: 'Grace Dunn' });
    await dashboard.addMember(workspaceId, developer.id, 'developer');
    const live = await createKey({ label: 'Shop' }, 'live', developer);
    const sandbox = await createKey({ label: 'CI' }, 'sandbox', developer);
    return { developer, live, sandbox, path: `/api/workspaces/${workspaceId}/members/${developer.id}` };
  }
  const keyLabels = async (path: string, reader = person) =>
    (await reader.get(`${path}/keys`)).body.data.map(({ label }: { label: string }) => label);

  test("leaves working keys behind, which are marked as a former member's", async () => {
    const { live, path } = await addDeveloper();
    expect(await keyLabels(path)).toEqual(['CI', 'Shop']);
    expect((await person.call({ method: 'DELETE', path, body: {} })).status).toBe(204);
    expect(await readCode(live.secret, listCall)).toBe('served');
    expect((await person.get(keysPath('live'))).body.data[0].created_by).toMatchObject({
      name: 'Grace Dunn',
      is_member: false,
    });
    // The keys can still be listed.
    expect(await keyLabels(path)).toEqual(['CI', 'Shop']);
  });

  test('also loses their keys if the remover asks for it, and the audit log records it', async () => {
    const { developer, live, sandbox, path } = await addDeveloper();
    const kept = await createKey({ label: 'Not theirs' });
    const removal = { method: 'DELETE', path: `${path}?keys=revoke`, body: {} } as const;
    expect((await person.call(removal)).status).toBe(204);
    expect(await readCode(live.secret, listCall)).toBe('invalid_api_key');
    expect(await readCode(sandbox.secret, { ...listCall, environment: 'sandbox' })).toBe('invalid_api_key');
    expect(await readCode(kept.secret, listCall)).toBe('served');
    expect(await keyLabels(path)).toEqual([]);
    const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${live.key.id}`);
    expect(body.data[0]).toMatchObject({
      action: 'api_key.revoke',
      environment: 'live',
      details: { creator: developer.id },
    });
    // Removing the member again finds nobody and revokes nothing.
    expect((await person.call(removal)).status).toBe(404);
  });

  test('loses only the keys of the workspace that removes them', async () => {
    const { developer, path } = await addDeveloper();
    const other = await dashboard.signUpWithWorkspace('pro');
    const elsewhere = `/api/workspaces/${other.workspaceId}/members/${developer.id}`;
    expect(await keyLabels(elsewhere, other.person)).toEqual([]);
    expect((await other.person.get(`${path}/keys`)).status).toBe(404);
    expect(
      (await other.person.call({ method: 'DELETE', path: `${elsewhere}?keys=revoke`, body: {} })).status,
    ).toBe(404);
    expect(await keyLabels(path)).toEqual(['CI', 'Shop']);
    // A member of both workspaces loses only the keys of the workspace that removes them.
    await dashboard.addMember(other.workspaceId, developer.id, 'developer');
    expect(
      (await other.person.call({ method: 'DELETE', path: `${elsewhere}?keys=revoke`, body: {} })).status,
    ).toBe(204);
    expect(await keyLabels(path)).toEqual(['CI', 'Shop']);
  });
});

test('the audit log records the scopes, networks and expiry of a new API key', async () => {
  const { key } = await createKey({
    scopes: ['generate'],
    allowed_networks: ['10.0.0.0/8'],
    expires_at: secondsFromNow(86_400),
  });
  const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${key.id}`);
  expect(body.data[0]).toMatchObject({
    sentence: expect.stringMatching(/created the key “Limited” \(…\w{4}\) with the scopes generate$/),
    details: { scopes: 'generate', allowed_networks: '10.0.0.0/8', expires_at: expect.stringMatching(/Z$/) },
  });
});

test('the database rejects empty or unknown scopes and empty networks', async () => {
  const { key } = await createKey({});
  const change = (set: string) =>
    dashboard.owner.unscoped({
      text: `UPDATE api_keys SET ${set} WHERE id = $1`,
      values: [requireUuid('apiKey', key.id)],
    });
  await expect(change(`scopes = '{}'`)).rejects.toThrow('api_keys_scopes');
  await expect(change(`scopes = '{admin}'`)).rejects.toThrow('api_keys_scopes');
  await expect(change(`allowed_networks = '{}'`)).rejects.toThrow('api_keys_allowed_networks');
});
