import { randomUUID } from 'node:crypto';
import { limits } from '@blazon/contract/limits.ts';
import { expect, test } from 'vitest';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { sendRaw } from '../support/raw-socket.ts';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

export function defineIdempotencyRows(fixtures: () => ErrorTableFixtures): void {
  const post = (key: string, body: unknown) =>
    fixtures().call('POST', '/v1/projects', body, { headers: { 'idempotency-key': key } });
  const badKey = { param: 'Idempotency-Key', message: /1 to 255 printable ASCII characters/ };

  defineErrorCodeRow(
    'idempotency_key_reused',
    'with another body',
    async () => {
      const key = randomUUID();
      expect((await post(key, { name: 'a' })).status).toBe(201);
      return post(key, { name: 'b' });
    },
    { param: 'Idempotency-Key' },
  );
  defineErrorCodeRow('idempotency_key_reused', 'with an additional field', async () => {
    const key = randomUUID();
    await post(key, { name: 'a' });
    return post(key, { name: 'a', description: 'b' });
  });
  defineErrorCodeRow('invalid_param', 'an empty Idempotency-Key', () => post('', { name: 'a' }), badKey);
  defineErrorCodeRow(
    'invalid_param',
    `an Idempotency-Key of ${limits.idempotencyKeyLength + 1} characters`,
    () => post('k'.repeat(limits.idempotencyKeyLength + 1), { name: 'a' }),
    badKey,
  );
  defineErrorCodeRow(
    'invalid_param',
    'an Idempotency-Key that is not ASCII',
    async () => {
      const { suite, workspace } = fixtures();
      const head = `POST /v1/projects HTTP/1.1\r\nHost: ${apiHosts.live}\r\nContent-Type: application/json\r\n`;
      const key = `Authorization: Bearer ${workspace.keys.live}\r\nIdempotency-Key: \xe9\r\n`;
      const replies = await sendRaw(
        suite.ports[0]?.https ?? 0,
        `${head}${key}Content-Length: 12\r\n\r\n{"name":"a"}`,
      );
      return replies[0];
    },
    badKey,
  );

  test('a repeated request, even with reordered fields, gets the stored response, marked as replayed', async () => {
    const key = 'k'.repeat(limits.idempotencyKeyLength - 36) + randomUUID();
    const first = await post(key, { name: 'a', description: 'b' });
    const again = await post(key, ' { "description" : "b" , "name" : " a " } ');
    expect(first.status).toBe(201);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
    expect(again.text).toBe(first.text);
  });
  test('a failed request does not use up its key', async () => {
    const key = randomUUID();
    expect((await post(key, { name: '' })).status).toBe(400);
    const later = await post(key, { name: 'a' });
    expect(later.status).toBe(201);
    expect(later.headers).not.toHaveProperty('idempotent-replayed');
  });
}
