import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@blazon/contract/errors.ts';
import { expect, test } from 'vitest';
import { setPlan, setSuspension } from '../../store/workspaces.ts';
import { waitForMinuteWith } from '../support/wait-for-minute.ts';
import { sendRaw } from '../support/raw-socket.ts';
import { hosts } from '../support/stage.ts';
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

export function orderOfChecks(world: () => ErrorTableFixtures): void {
  test('reports each flaw before the next', async () => {
    const { owner, strict } = world();
    const { id, keys } = await createWorkspace(owner, 'free');
    const change = (work: Parameters<typeof owner.unscopedTransaction>[0]) => owner.unscopedTransaction(work);
    await change((transaction) => setSuspension(transaction, id, new Date(Date.now() + 600_000)));
    await waitForMinuteWith(10);

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
    const mend = (better: Partial<FlawedRequest>) => async () => void Object.assign(flawed, better);
    const usedKey = randomUUID();
    await strict.client.call({
      method: 'POST',
      path: '/v1/projects',
      key: world().workspace.keys.live,
      body: { name: 'a' },
      headers: { 'idempotency-key': usedKey },
    });

    const steps: [ErrorCode, () => Promise<unknown>][] = [
      ['https_required', mend({ plain: false })],
      ['misdirected_request', mend({ host: hosts.live })],
      ['route_not_found', mend({ path: '/v1/projects?x=1' })],
      ['method_not_allowed', mend({ method: 'POST' })],
      ['missing_api_key', mend({ key: 'sk_live_x' })],
      ['invalid_api_key', mend({ key: keys.sandbox })],
      ['wrong_environment', mend({ key: keys.live })],
      ['account_suspended', () => change((transaction) => setSuspension(transaction, id, null))],
      ['plan_upgrade_required', () => change((transaction) => setPlan(transaction, id, 'pro'))],
      // The two earlier rejections counted too, so the limit of Pro is now exceeded.
      ['rate_limit_exceeded', () => change((transaction) => setPlan(transaction, id, 'agency'))],
      ['unsupported_media_type', mend({ type: 'application/json' })],
      ['malformed_json', mend({ body: '{}' })],
      ['unknown_param', mend({ path: '/v1/projects' })],
      ['missing_required_param', mend({ body: '{"name":"b"}' })],
      ['invalid_param', mend({ idempotencyKey: usedKey, key: world().workspace.keys.live })],
      ['idempotency_key_reused', mend({ body: '{"name":"a"}' })],
    ];
    for (const [code, correct] of steps) {
      expectFailure(await send(strict.server, flawed), code);
      await correct();
    }
    const reply = await send(strict.server, flawed);
    expect(reply).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
  });

  test('checks the body before it looks up the project', async () => {
    const missing = '/v1/projects/proj_00000000000000000000000000';
    const codeOf = async (body: unknown) => (await world().call('PATCH', missing, body)).body.error.code;
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
