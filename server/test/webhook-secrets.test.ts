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
import { openApp } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
let app: Database;
let sealer: Sealer;
const clock = systemClock();
const hour = 3_600_000;

beforeAll(() => {
  suite = joinSuite();
  app = openApp(suite.environment);
  sealer = createSealer(suite.environment['BLAZON_SEALING_KEY'] ?? '');
});
afterAll(() => Promise.all([app.close(), leaveSuite(suite)]));

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
  return app.transaction(scope, async (transaction) => {
    await rotateWebhookSecret(transaction, scope, { secret, oldUntil });
    return secret.id;
  });
}

const activeIds = async (scope: Scope, now = clock.now()) =>
  (await readWebhookSecrets(app, scope, now)).map(({ id }) => id);

test('gives twenty concurrent callers the same first secret', async () => {
  const scope = await newScope();
  expect(await activeIds(scope)).toEqual([]);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => createFirstWebhookSecret(app, scope, newSecret(scope))),
  );
  expect(new Set(all.map(([secret]) => secret?.id)).size).toBe(1);
  expect(all.every((secrets) => secrets.length === 1)).toBe(true);
  const [kept] = all[0] ?? [];
  expect(sealer.open(scope.workspaceId, kept?.sealed ?? Buffer.alloc(0))).toMatch(/^whsec_/);
});

test('shares a secret between both environments of a workspace, and hides it from others', async () => {
  const scope = await newScope();
  const [secret] = await createFirstWebhookSecret(app, scope, newSecret(scope));
  expect(await activeIds({ ...scope, environment: 'sandbox' })).toEqual([secret?.id]);
  const stranger = await newScope();
  const seen = await app.scoped(stranger, { text: 'SELECT id FROM webhook_secrets' });
  expect(seen).toEqual([]);
  const sealed = secret?.sealed ?? Buffer.alloc(0);
  expect(() => sealer.open(stranger.workspaceId, sealed)).toThrow('unable to authenticate');
});

test('ends the old secret immediately without an overlap; with one, it signs until the end', async () => {
  const scope = await newScope();
  const first = await rotate(scope, null);
  const second = await rotate(scope, null);
  expect(first).not.toBe(second);
  expect(await activeIds(scope)).toEqual([second]);

  const now = clock.now();
  const third = await rotate(scope, new Date(now.getTime() + 24 * hour), now);
  expect(await activeIds(scope, now)).toEqual([second, third]);
  expect(await activeIds(scope, new Date(now.getTime() + 24 * hour - 1))).toEqual([second, third]);
  expect(await activeIds(scope, new Date(now.getTime() + 24 * hour))).toEqual([third]);
});

test('ends the oldest secret in a rotation during an overlap, so that at most two are active', async () => {
  const scope = await newScope();
  const inADay = () => new Date(clock.now().getTime() + 24 * hour);
  await rotate(scope, null);
  const second = await rotate(scope, inADay());
  const third = await rotate(scope, inADay());
  expect(await activeIds(scope)).toEqual([second, third]);
});

test('leaves one newest secret and at most one other after ten simultaneous rotations', async () => {
  const scope = await newScope();
  const later = new Date(clock.now().getTime() + hour);
  const made = await Promise.all(Array.from({ length: 10 }, () => rotate(scope, later)));
  const rows = await suite.owner.scoped<{ count: number }>(scope, {
    text: `SELECT count(*)::int AS count FROM webhook_secrets
           WHERE workspace_id = current_setting('blazon.workspace_id')::uuid AND expires_at IS NULL`,
  });
  expect(rows).toEqual([{ count: 1 }]);
  const active = await activeIds(scope);
  expect(active.length).toBeLessThanOrEqual(2);
  expect(made).toContain(active.at(-1));
});

interface ShownSecret {
  readonly id: string;
  readonly secret: string;
  readonly expiresAt: string | null;
}

async function admin<Answer>(...parameters: string[]): Promise<Answer> {
  const run = await runAdmin(suite.environment, ...parameters, '--json');
  expect(run.error).toBe('');
  return JSON.parse(run.output) as Answer;
}

test('lets an operator show and rotate secrets, and audits every access', async () => {
  const { workspaceId } = await newScope();
  const [first] = await admin<ShownSecret[]>('secret', 'show', workspaceId);
  expect(first?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await admin('secret', 'show', workspaceId)).toMatchObject([{ secret: first?.secret }]);

  const both = await admin<ShownSecret[]>('secret', 'rotate', workspaceId, '--overlap-hours', '24');
  expect(both.map(({ secret }) => secret)[0]).toBe(first?.secret);
  expect(both.map(({ expiresAt }) => expiresAt === null)).toEqual([false, true]);
  const [last, ...none] = await admin<ShownSecret[]>('secret', 'rotate', workspaceId);
  expect(none).toEqual([]);
  expect(both.map(({ secret }) => secret)).not.toContain(last?.secret);

  const entries = await admin<{ action: string; details: unknown }[]>('audit', workspaceId);
  expect(entries.map(({ action }) => action)).toEqual([
    'webhook_secret.rotate',
    'webhook_secret.rotate',
    'webhook_secret.show',
    'webhook_secret.show',
  ]);
  expect(JSON.stringify(entries)).not.toContain('whsec_');
});

test('rejects an overlap of zero or more than 24 hours', async () => {
  const { workspaceId } = await newScope();
  const rotation = (hours: string) =>
    runAdmin(suite.environment, 'secret', 'rotate', workspaceId, `--overlap-hours=${hours}`);
  for (const run of await Promise.all(['0', '25', '-1', 'x'].map(rotation))) {
    expect(run.code).toBe(1);
    expect(run.error).toContain('--overlap-hours must be a whole number from 1 to 24');
  }
});
