import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import { createSealer, type Sealer } from '../integrations/sealing.ts';
import { generateWebhookSecret } from '../integrations/webhook-signature.ts';
import type { Scope } from '../domain/environment.ts';
import {
  createFirstWebhookSecret,
  readWebhookSecrets,
  rotateWebhookSecret,
} from '../store/webhook-secrets.ts';
import { runAdmin } from './support/admin.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
let appDatabase: Database;
let sealer: Sealer;
const clock = systemClock();
const hour = 3_600_000;

beforeAll(() => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment);
  sealer = createSealer(suite.environment['BLAZON_SEALING_KEY'] ?? '');
});
afterAll(() => Promise.all([appDatabase.close(), leaveSuite(suite)]));

async function newScope(): Promise<Scope> {
  return { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'live' };
}

function newSecret({ workspaceId }: Scope, createdAt = clock.now()) {
  return {
    id: clock.newId('webhookSecret'),
    sealed: sealer.seal(workspaceId, generateWebhookSecret()),
    createdAt,
  };
}

function rotate(scope: Scope, oldUntil: Date | null, createdAt = clock.now()): Promise<string> {
  const secret = newSecret(scope, createdAt);
  return appDatabase.transaction(scope, async (transaction) => {
    await rotateWebhookSecret(transaction, scope, { secret, oldUntil });
    return secret.id;
  });
}

const listActiveIds = async (scope: Scope, now = clock.now()) =>
  (await readWebhookSecrets(appDatabase, scope, now)).map(({ id }) => id);

test('twenty concurrent callers get the same first secret of a workspace', async () => {
  const scope = await newScope();
  expect(await listActiveIds(scope)).toEqual([]);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => createFirstWebhookSecret(appDatabase, scope, newSecret(scope))),
  );
  expect(new Set(all.map(([secret]) => secret?.id)).size).toBe(1);
  expect(all.every((secrets) => secrets.length === 1)).toBe(true);
  const [storedSecret] = all[0] ?? [];
  expect(sealer.open(scope.workspaceId, storedSecret?.sealed ?? Buffer.alloc(0))).toMatch(/^whsec_/);
});

test('both environments of a workspace share its secret, which other workspaces cannot read', async () => {
  const scope = await newScope();
  const [secret] = await createFirstWebhookSecret(appDatabase, scope, newSecret(scope));
  expect(await listActiveIds({ ...scope, environment: 'sandbox' })).toEqual([secret?.id]);
  const stranger = await newScope();
  const seen = await appDatabase.scoped(stranger, { text: 'SELECT id FROM webhook_secrets' });
  expect(seen).toEqual([]);
  const sealed = secret?.sealed ?? Buffer.alloc(0);
  expect(() => sealer.open(stranger.workspaceId, sealed)).toThrow('unable to authenticate');
});

test('a rotation ends the old secret at once, or at the end of the overlap', async () => {
  const scope = await newScope();
  const first = await rotate(scope, null);
  const second = await rotate(scope, null);
  expect(first).not.toBe(second);
  expect(await listActiveIds(scope)).toEqual([second]);

  const now = clock.now();
  const third = await rotate(scope, new Date(now.getTime() + 24 * hour), now);
  expect(await listActiveIds(scope, now)).toEqual([second, third]);
  expect(await listActiveIds(scope, new Date(now.getTime() + 24 * hour - 1))).toEqual([second, third]);
  expect(await listActiveIds(scope, new Date(now.getTime() + 24 * hour))).toEqual([third]);
});

test('a rotation during an overlap ends the oldest secret, so that at most two are active', async () => {
  const scope = await newScope();
  const inADay = () => new Date(clock.now().getTime() + 24 * hour);
  await rotate(scope, null);
  const second = await rotate(scope, inADay());
  const third = await rotate(scope, inADay());
  expect(await listActiveIds(scope)).toEqual([second, third]);
});

test('after ten simultaneous rotations, one secret is the newest and at most one other is active', async () => {
  const scope = await newScope();
  const later = new Date(clock.now().getTime() + hour);
  const rotatedIds = await Promise.all(Array.from({ length: 10 }, () => rotate(scope, later)));
  const rows = await suite.owner.scoped<{ count: number }>(scope, {
    text: `SELECT count(*)::int AS count FROM webhook_secrets
           WHERE workspace_id = current_setting('blazon.workspace_id')::uuid AND expires_at IS NULL`,
  });
  expect(rows).toEqual([{ count: 1 }]);
  const active = await listActiveIds(scope);
  expect(active.length).toBeLessThanOrEqual(2);
  expect(rotatedIds).toContain(active.at(-1));
});

interface ShownSecret {
  readonly id: string;
  readonly secret: string;
  readonly expiresAt: string | null;
}

async function runForJson<Answer>(...parameters: string[]): Promise<Answer> {
  const run = await runAdmin(suite.environment, ...parameters, '--json');
  expect(run.error).toBe('');
  return JSON.parse(run.output) as Answer;
}

test('the admin CLI shows and rotates secrets, and audits every access', async () => {
  const { workspaceId } = await newScope();
  const [first] = await runForJson<ShownSecret[]>('secret', 'show', workspaceId);
  expect(first?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await runForJson('secret', 'show', workspaceId)).toMatchObject([{ secret: first?.secret }]);

  const both = await runForJson<ShownSecret[]>('secret', 'rotate', workspaceId, '--overlap-hours', '24');
  expect(both.map(({ secret }) => secret)[0]).toBe(first?.secret);
  expect(both.map(({ expiresAt }) => expiresAt === null)).toEqual([false, true]);
  const [last, ...none] = await runForJson<ShownSecret[]>('secret', 'rotate', workspaceId);
  expect(none).toEqual([]);
  expect(both.map(({ secret }) => secret)).not.toContain(last?.secret);

  const entries = await runForJson<{ action: string; details: unknown }[]>('audit', workspaceId);
  expect(entries.map(({ action }) => action)).toEqual([
    'webhook_secret.rotate',
    'webhook_secret.rotate',
    'webhook_secret.show',
    'webhook_secret.show',
  ]);
  expect(JSON.stringify(entries)).not.toContain('whsec_');
});

test('the admin CLI rejects an overlap of less than one or more than 24 hours', async () => {
  const { workspaceId } = await newScope();
  const rotation = (hours: string) =>
    runAdmin(suite.environment, 'secret', 'rotate', workspaceId, `--overlap-hours=${hours}`);
  for (const run of await Promise.all(['0', '25', '-1', 'x'].map(rotation))) {
    expect(run.code).toBe(1);
    expect(run.error).toContain('--overlap-hours must be a whole number from 1 to 24');
  }
});
