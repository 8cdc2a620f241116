import { errors } from '@blazon/contract/errors.ts';
import { expect, test } from 'vitest';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

export function defineOutageRows(fixtures: () => ErrorTableFixtures): void {
  for (const method of ['GET', 'POST'] as const) {
    defineErrorCodeRow(
      'internal_error',
      `${method} fails unexpectedly`,
      async () => {
        const { client, workspace } = fixtures().broken;
        const body = method === 'POST' ? { name: 'a' } : undefined;
        const reply = await client.call({ method, path: '/v1/projects', key: workspace.keys.live, body });
        // The response contains no internal details.
        expect(reply.text).not.toMatch(/relation|projects|postgres|at /);
        return reply;
      },
      { message: errors.internal_error.message, param: null },
    );
  }
  test('an unexpected failure is logged with the request id of the response', async () => {
    const { client, server, workspace } = fixtures().broken;
    const reply = await client.call({ path: '/v1/projects', key: workspace.keys.live });
    await expect.poll(() => server.output()).toContain(reply.headers['request-id']);
    expect(server.output()).toContain('relation \\"projects\\" does not exist');
  });

  defineErrorCodeRow(
    'service_unavailable',
    'the database is unavailable, then recovers',
    async () => {
      const { strict, workspace } = fixtures();
      const list = () => strict.client.call({ path: '/v1/projects', key: workspace.keys.live });
      expect((await list()).status).toBe(200);
      strict.gate.shut();
      try {
        return await list();
      } finally {
        strict.gate.open();
        await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200);
      }
    },
    { headers: { 'retry-after': /^[1-9]\d*$/ } },
  );
}
