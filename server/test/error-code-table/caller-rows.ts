import { rateLimits } from '@blazon/contract/limits.ts';
import { expect, test } from 'vitest';
import type { Call } from '../support/client.ts';
import { requireUuid } from '../../store/require-uuid.ts';
import { systemClock } from '../../integrations/clock.ts';
import { generateApiKey } from '../../domain/api-key.ts';
import { revokeApiKey } from '../../store/api-keys.ts';
import { setSuspension } from '../../store/workspaces.ts';
import { waitForMinuteWithSeconds } from '../support/wait-for-minute.ts';
import { createWorkspace } from '../support/workspaces.ts';
import { expectFailure, defineErrorCodeRow } from './define-row.ts';
import { strictLimit, type ErrorTableFixtures } from './fixtures.ts';

const challengeHeaders = { headers: { 'www-authenticate': 'Bearer' } };

export function defineKeyRows(fixtures: () => ErrorTableFixtures): void {
  const list = (headers: Record<string, string>, environment: 'live' | 'sandbox' = 'live') =>
    fixtures().suite.clients[0].call({ path: '/v1/projects', headers, environment });
  const key = () => fixtures().workspace.keys.live;

  defineErrorCodeRow('missing_api_key', 'no Authorization', () => list({}), challengeHeaders);
  defineErrorCodeRow(
    'missing_api_key',
    'the key in another header',
    () => list({ 'x-api-key': key() }),
    challengeHeaders,
  );
  const wrong: [string, () => string][] = [
    ['empty', () => ''],
    ['Bearer alone', () => 'Bearer'],
    ['no Bearer', () => key()],
    ['Basic', () => `Basic ${Buffer.from(`${key()}:`).toString('base64')}`],
    ['two spaces', () => `Bearer  ${key()}`],
    ['the last character is missing', () => `Bearer ${key().slice(0, -1)}`],
    [
      'one character is wrong',
      () => `Bearer ${key().replace(/.(?=.{10}$)/, (was) => (was === 'a' ? 'b' : 'a'))}`,
    ],
    ['well-formed but never issued', () => `Bearer ${generateApiKey('live', systemClock().randomBelow)}`],
  ];
  for (const [situation, value] of wrong) {
    defineErrorCodeRow(
      'invalid_api_key',
      situation,
      () => list({ authorization: value() }),
      challengeHeaders,
    );
  }
  defineErrorCodeRow(
    'invalid_api_key',
    'revoked a moment ago, on both processes',
    async () => {
      const { owner, suite } = fixtures();
      const { id, keys, keyIds } = await createWorkspace(owner);
      const calls = suite.clients.map(
        (client) => () => client.call({ path: '/v1/projects', key: keys.live }),
      );
      for (const call of calls) expect((await call()).status).toBe(200);
      await owner.unscopedTransaction((transaction) =>
        revokeApiKey(transaction, id, keyIds.live, new Date()),
      );
      const [first, second] = await Promise.all(calls.map((call) => call()));
      expectFailure(first, 'invalid_api_key', challengeHeaders);
      return second;
    },
    challengeHeaders,
  );
  defineErrorCodeRow(
    'wrong_environment',
    'a Test key on the live host',
    () => list({ authorization: `Bearer ${fixtures().workspace.keys.sandbox}` }),
    challengeHeaders,
  );
  defineErrorCodeRow(
    'wrong_environment',
    'a Live key on the sandbox host',
    () => list({ authorization: `Bearer ${key()}` }, 'sandbox'),
    challengeHeaders,
  );
}

/** Rows about API keys that have expired, lack a scope or are used from another network. */
export function defineKeyLimitRows(fixtures: () => ErrorTableFixtures): void {
  const callWithLimitedKey = async (set: string, call: Partial<Call> = {}) => {
    const { owner, suite } = fixtures();
    const { keys, keyIds } = await createWorkspace(owner);
    await owner.unscoped({
      text: `UPDATE api_keys SET ${set} WHERE id = $1`,
      values: [requireUuid('apiKey', keyIds.live)],
    });
    return suite.clients[0].call({ path: '/v1/projects', key: keys.live, ...call });
  };
  defineErrorCodeRow(
    'expired_api_key',
    'a key whose expiry has passed',
    () => callWithLimitedKey(`expires_at = '2026-01-31 12:00:30Z'`),
    { ...challengeHeaders, message: 'The API key expired on 2026-01-31 at 12:00 UTC.' },
  );
  defineErrorCodeRow('expired_api_key', 'a key whose expiry has passed, on the wrong host', () =>
    callWithLimitedKey(`expires_at = now()`, { environment: 'sandbox' }),
  );
  defineErrorCodeRow('network_not_allowed', 'a key used from another network', () =>
    callWithLimitedKey(`allowed_networks = '{203.0.113.0/24,2001:db8::/32}'`),
  );
  defineErrorCodeRow('insufficient_scope', 'a read-only key used to write', () =>
    callWithLimitedKey(`scopes = '{read}'`, { method: 'POST', body: { name: 'a' } }),
  );
  defineErrorCodeRow('insufficient_scope', 'reported before the body is read', () =>
    callWithLimitedKey(`scopes = '{read}'`, { method: 'POST', body: '{' }),
  );
}

export function defineSuspensionAndPlanRows(fixtures: () => ErrorTableFixtures): void {
  defineErrorCodeRow(
    'plan_upgrade_required',
    'a workspace on Free, with the rate limits of Free',
    async () => {
      const { keys } = await createWorkspace(fixtures().owner, 'free');
      return fixtures().suite.clients[0].call({ path: '/v1/projects', key: keys.live });
    },
    { headers: { 'x-ratelimit-limit': String(rateLimits.free.standard) } },
  );
  const callSuspended = async (milliseconds: number) => {
    const { owner, suite } = fixtures();
    const { id, keys } = await createWorkspace(owner);
    const until = new Date(Date.now() + milliseconds);
    await owner.unscopedTransaction((transaction) => setSuspension(transaction, id, until));
    return suite.clients[0].call({ path: '/v1/projects', key: keys.live });
  };
  defineErrorCodeRow('account_suspended', 'for 90 more seconds', () => callSuspended(90_000), {
    message: /^The workspace is suspended for (90|8\d) more seconds\.$/,
    headers: { 'retry-after': /^(90|8\d)$/ },
  });
  test('a suspension ends automatically', async () => expect((await callSuspended(-1)).status).toBe(200));
}

export function defineLimitRows(fixtures: () => ErrorTableFixtures): void {
  defineErrorCodeRow(
    'rate_limit_exceeded',
    `the request after ${strictLimit}, shared by both keys`,
    async () => {
      const { owner, strict } = fixtures();
      const { keys } = await createWorkspace(owner, 'pro');
      await waitForMinuteWithSeconds(5);
      for (let left = strictLimit - 1; left >= 0; left -= 1) {
        const reply = await strict.client.call({ path: '/v1/projects', key: keys.live });
        expect(reply).toMatchObject({ status: 200, headers: { 'x-ratelimit-remaining': String(left) } });
        expect(reply.headers).toMatchObject({ 'x-ratelimit-limit': String(strictLimit) });
        expect(reply.headers).not.toHaveProperty('retry-after');
      }
      const reply = await strict.client.call({
        path: '/v1/projects',
        key: keys.sandbox,
        environment: 'sandbox',
      });
      const seconds = Number(reply.headers['retry-after']);
      const reset = Number(reply.headers['x-ratelimit-reset']);
      expectFailure(reply, 'rate_limit_exceeded', {
        message: `Too many requests in this minute. Wait ${seconds} seconds.`,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-limit': String(strictLimit) },
      });
      expect(reset % 60).toBe(0);
      expect(Math.abs(reset - Date.now() / 1000 - seconds)).toBeLessThan(2);
      return reply;
    },
  );
}
