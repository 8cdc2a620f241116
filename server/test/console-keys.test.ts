import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { connectPostgres } from '../integrations/postgres.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import { sendRaw } from './support/raw-socket.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let dashboard: TestConsole;
let person: SignedInPerson;
let workspaceId: string;

beforeAll(async () => {
  suite = joinSuite();
  dashboard = await openConsole(suite.environment);
  ({ person, workspaceId } = await dashboard.signUpWithWorkspace('pro'));
});
afterAll(async () => {
  await dashboard.close();
  await leaveSuite(suite);
});

const keysPath = (environment: 'live' | 'sandbox', of = workspaceId) =>
  `/api/workspaces/${of}/${environment}/keys`;

async function createKey(label: string, environment: 'live' | 'sandbox' = 'live') {
  const { status, body } = await person.post(keysPath(environment), { label });
  expect(status).toBe(200);
  return body as { key: { id: string; last_four: string }; secret: string };
}

/** Returns the error code with which each API process responds to the secret, or `served`. */
const readCodes = (secret: string, environment: 'live' | 'sandbox' = 'live'): Promise<string[]> =>
  Promise.all(
    suite.clients.map(async (client) => {
      const { body } = await client.call({ path: '/v1/projects', environment, key: secret });
      return body.error?.code ?? 'served';
    }),
  );

describe('a key created in the dashboard', () => {
  test('works immediately in its environment, shows its secret only once, and is listed without it', async () => {
    const { key, secret } = await createKey('  CI  ');
    expect(secret).toMatch(/^sk_live_bz_[0-9A-Za-z]{36}$/);
    expect(key).toMatchObject({ label: 'CI', environment: 'live', last_four: secret.slice(-4) });
    expect(key).toMatchObject({ created_by: { id: person.id, name: person.name }, last_used_at: null });
    expect(await readCodes(secret)).toEqual(['served', 'served']);
    expect(await readCodes(secret, 'sandbox')).toEqual(['wrong_environment', 'wrong_environment']);

    const list = await person.get(keysPath('live'));
    // The first use may have been recorded already.
    expect(list.body.data[0]).toEqual({ ...key, last_used_at: list.body.data[0].last_used_at });
    expect(list.text).not.toContain(secret);
    expect((await person.get(keysPath('sandbox'))).body.data).toEqual([]);
    expect(dashboard.process.output()).not.toContain(secret);
  });

  test('is rejected by every API process as soon as it is revoked', async () => {
    const { key, secret } = await createKey('Old service', 'sandbox');
    for (let count = 0; count < 5; count += 1)
      expect(await readCodes(secret, 'sandbox')).toEqual(['served', 'served']);
    const revoked = await person.post(`${keysPath('sandbox')}/${key.id}/revoke`);
    expect(revoked.body).toMatchObject({ id: key.id, revoked_at: expect.any(Number) });
    expect(await readCodes(secret, 'sandbox')).toEqual(['invalid_api_key', 'invalid_api_key']);

    // Revoking again changes nothing and is not recorded again.
    const again = await person.post(`${keysPath('sandbox')}/${key.id}/revoke`);
    expect(again.body.revoked_at).toBe(revoked.body.revoked_at);
    expect((await person.get(keysPath('sandbox'))).body.data).toEqual([]);
    expect((await person.get(`${keysPath('sandbox')}?state=revoked`)).body.data).toHaveLength(1);
    const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${key.id}`);
    expect(body.data.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      `Ada Marsh revoked the key “Old service” (…${key.last_four})`,
      `Ada Marsh created the key “Old service” (…${key.last_four})`,
    ]);
  });

  test('shows when it was last used, and when it was sent over plain HTTP', async () => {
    const { key, secret } = await createKey('Careless');
    await suite.clients[0].call({ path: '/v1/projects', key: secret });
    const bytes = `GET /v1/projects HTTP/1.1\r\nHost: ${apiHosts.live}\r\nAuthorization: Bearer ${secret}\r\nConnection: close\r\n\r\n`;
    await sendRaw(suite.ports[0]?.http ?? 0, bytes, { plain: true });
    await waitUntil(
      async () => {
        const { body } = await person.get(keysPath('live'));
        const found = body.data.find(({ id }: { id: string }) => id === key.id);
        if (found.exposed_at === null || found.last_used_at === null) throw new Error('not yet');
      },
      { what: 'the use and the exposure', seconds: 60 },
    );
    expect(await readCodes(secret)).toEqual(['served', 'served']);
  });
});

describe('creating a key', () => {
  test('is rejected on the Free plan with an explanation; existing keys work again on a paid plan', async () => {
    const { key, secret } = await createKey('Before');
    await dashboard.setPlan(workspaceId, 'free');
    const refused = await person.post(keysPath('live'), { label: 'x' });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'plan_has_no_keys']);
    expect(refused.body.error.message).toContain('Pro or Agency');
    const list = await person.get(keysPath('live'));
    expect(list.body).toMatchObject({ plan_has_keys: false });
    expect(list.body.data[0].id).toBe(key.id);
    expect(await readCodes(secret)).toEqual(['plan_upgrade_required', 'plan_upgrade_required']);
    await dashboard.setPlan(workspaceId, 'pro');
    expect(await readCodes(secret)).toEqual(['served', 'served']);
  });

  test('and revoking one are rejected for viewers and for people of other workspaces', async () => {
    const { key } = await createKey('Guarded');
    const viewer = await dashboard.signUp();
    await dashboard.addMember(workspaceId, viewer.id, 'viewer');
    expect((await viewer.get(keysPath('live'))).status).toBe(200);
    expect((await viewer.post(keysPath('live'), { label: 'x' })).body.error.code).toBe('role_not_allowed');
    expect((await viewer.post(`${keysPath('live')}/${key.id}/revoke`)).status).toBe(403);
    const stranger = await dashboard.signUp();
    expect((await stranger.get(keysPath('live'))).status).toBe(404);
    const other = await dashboard.signUpWithWorkspace('pro');
    const foreign = await other.person.post(`${keysPath('live', other.workspaceId)}/${key.id}/revoke`);
    expect(foreign.status).toBe(404);
    // The key cannot be revoked through the other environment of its own workspace either.
    expect((await person.post(`${keysPath('sandbox')}/${key.id}/revoke`)).status).toBe(404);
  });

  test('is rejected beyond a hundred active keys, even with simultaneous requests', async () => {
    const own = await dashboard.signUpWithWorkspace('agency');
    const path = keysPath('live', own.workspaceId);
    await dashboard.owner.unscoped({
      text: `INSERT INTO api_keys (workspace_id, id, environment, label, secret_hash, last_four, created_at)
             SELECT $1, gen_random_uuid(), 'sandbox', 'filler', sha256(gen_random_uuid()::text::bytea), 'abcd', now()
             FROM generate_series(1, 97)`,
      values: [requireUuid('workspace', own.workspaceId)],
    });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => own.person.post(path, { label: `burst ${index}` })),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ]);
    expect(replies.find(({ status }) => status === 409)?.body.error.code).toBe('too_many_keys');
    const [first] = (await own.person.get(path)).body.data;
    await own.person.post(`${path}/${first.id}/revoke`);
    expect((await own.person.post(path, { label: 'room again' })).status).toBe(200);
  });

  test.each([
    [{}, 'label'],
    [{ label: '   ' }, 'label'],
    [{ label: 'a'.repeat(256) }, 'label'],
    [{ label: 'a', secret: 'mine' }, 'secret'],
  ])('rejects the body %j, and names the wrong field', async (given, param) => {
    const { status, body } = await person.post(keysPath('live'), given);
    expect([status, body.error.code, body.error.param]).toEqual([400, 'invalid_input', param]);
  });

  test('keeps markup in a label as plain text', async () => {
    const label = `<img src=x onerror="alert(1)">`;
    await createKey(label);
    const list = await person.get(keysPath('live'));
    expect(list.body.data[0].label).toBe(label);
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('lists of keys', () => {
  test('are paged, newest first, and can be filtered by state', async () => {
    const own = await dashboard.signUpWithWorkspace('pro');
    const path = keysPath('live', own.workspaceId);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.unshift((await own.person.post(path, { label: `key ${count}` })).body.key.id);
    const first = (await own.person.get(`${path}?limit=2`)).body;
    expect(first.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const second = (await own.person.get(`${path}?limit=3&starting_after=${first.next_cursor}`)).body;
    expect(second.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
    expect(second.next_cursor).toBeNull();
    expect((await own.person.get(`${path}?state=reported`)).body.data).toEqual([]);
    expect((await own.person.get(`${path}?state=else`)).status).toBe(400);
  });
});

describe("the console's database role", () => {
  test('cannot change, add or delete keys of another workspace', async () => {
    const { key } = await createKey('Held');
    const role = connectPostgres({
      url: suite.environment['BLAZON_CONSOLE_DATABASE_URL'] ?? '',
      poolSize: 1,
      onConnectionError: () => undefined,
    });
    const other = await dashboard.signUpWithWorkspace('pro');
    const scope = { workspaceId: other.workspaceId, environment: 'live' } as const;
    const change = `UPDATE api_keys SET revoked_at = now() WHERE id = '${requireUuid('apiKey', key.id)}' RETURNING id`;
    try {
      expect(await role.scoped(scope, { text: change })).toEqual([]);
      await expect(role.unscoped({ text: change })).rejects.toThrow(/uuid|blazon\.workspace_id/);
      const insert = `INSERT INTO api_keys (workspace_id, id, environment, label, secret_hash, last_four, created_at)
        VALUES ('${requireUuid('workspace', workspaceId)}', gen_random_uuid(), 'live', 'x', sha256('x'), 'abcd', now())`;
      await expect(role.scoped(scope, { text: insert })).rejects.toThrow('row-level security');
      await expect(role.scoped(scope, { text: 'DELETE FROM api_keys' })).rejects.toThrow('permission denied');
    } finally {
      await role.close();
    }
  });
});
