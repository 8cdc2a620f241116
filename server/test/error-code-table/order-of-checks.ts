import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@blazon/contract/errors.ts';
import { expect, test } from 'vitest';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { setPlan, setSuspension } from '../../store/workspaces.ts';
import { waitForMinuteWithSeconds } from '../support/wait-for-minute.ts';
import { sendRaw } from '../support/raw-socket.ts';
import { createWorkspace } from '../support/workspaces.ts';
import { expectFailure } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

/** A request that breaks every rule. Each step fixes the error that is reported first. */
interface FlawedRequest {
  plain: boolean;
  host: string;
  path: string;
  method: string;
  key: string | undefined;
  type: string;
  body: string;
  idempotencyKey: string;
}

export function defineOrderOfChecks(fixtures: () => ErrorTableFixtures): void {
  test('the errors of a request are reported in a fixed order', async () => {
    const { owner, strict } = fixtures();
    const { id, keys } = await createWorkspace(owner, 'free');
    const inTransaction = (work: Parameters<typeof owner.unscopedTransaction>[0]) =>
      owner.unscopedTransaction(work);
    await inTransaction((transaction) => setSuspension(transaction, id, new Date(Date.now() + 600_000)));
    await waitForMinuteWithSeconds(10);

    const flawed: FlawedRequest = {
      plain: true,
      host: 'api.example.com',
      path: '/v1/nothing?x=1',
      method: 'PUT',
      key: undefined,
      type: 'text/plain',
      body: '{',
      idempotencyKey: '',
    };
    const fix = (corrections: Partial<FlawedRequest>) => async () => void Object.assign(flawed, corrections);
    const usedKey = randomUUID();
    await strict.client.call({
      method: 'POST',
      path: '/v1/projects',
      key: fixtures().workspace.keys.live,
      body: { name: 'a' },
      headers: { 'idempotency-key': usedKey },
    });

    const steps: [ErrorCode, () => Promise<unknown>][] = [
      ['https_required', fix({ plain: false })],
      ['misdirected_request', fix({ host: apiHosts.live })],
      ['route_not_found', fix({ path: '/v1/projects?x=1' })],
      ['method_not_allowed', fix({ method: 'POST' })],
      ['missing_api_key', fix({ key: 'sk_live_x' })],
      ['invalid_api_key', fix({ key: keys.sandbox })],
      ['wrong_environment', fix({ key: keys.live })],
      ['account_suspended', () => inTransaction((transaction) => setSuspension(transaction, id, null))],
      ['plan_upgrade_required', () => inTransaction((transaction) => setPlan(transaction, id, 'pro'))],
      // The two rejections above counted too, so the limit of two requests on Pro is exceeded.
      ['rate_limit_exceeded', () => inTransaction((transaction) => setPlan(transaction, id, 'agency'))],
      ['unsupported_media_type', fix({ type: 'application/json' })],
      ['malformed_json', fix({ body: '{}' })],
      ['unknown_param', fix({ path: '/v1/projects' })],
      ['missing_required_param', fix({ body: '{"name":"b"}' })],
      ['invalid_param', fix({ idempotencyKey: usedKey, key: fixtures().workspace.keys.live })],
      ['idempotency_key_reused', fix({ body: '{"name":"a"}' })],
    ];
    for (const [code, correct] of steps) {
      expectFailure(await send(strict.server, flawed), code);
      await correct();
    }
    const reply = await send(strict.server, flawed);
    expect(reply).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
  });

  test('the body is checked before the project is looked up', async () => {
    const missing = '/v1/projects/proj_00000000000000000000000000';
    const codeOf = async (body: unknown) => (await fixtures().call('PATCH', missing, body)).body.error.code;
    expect(await codeOf({})).toBe('missing_required_param');
    expect(await codeOf({ name: 'a' })).toBe('resource_not_found');
  });
}

async function send(server: ErrorTableFixtures['strict']['server'], flawed: FlawedRequest) {
  const lines = [
    `${flawed.method} ${flawed.path} HTTP/1.1`,
    `Host: ${flawed.host}`,
    ...(flawed.key === undefined ? [] : [`Authorization: Bearer ${flawed.key}`]),
    `Content-Type: ${flawed.type}`,
    `Content-Length: ${flawed.body.length}`,
    `Idempotency-Key: ${flawed.idempotencyKey}`,
  ];
  const { plain } = flawed;
  const port = plain ? server.httpPort : server.httpsPort;
  return (await sendRaw(port, `${lines.join('\r\n')}\r\n\r\n${flawed.body}`, { plain }))[0];
}
