import { ServiceStatus } from '@blazon/contract/public-status.ts';
import { Compile } from 'typebox/compile';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient } from './support/client.ts';
import { type GatedApi, startGatedApi } from './support/api-behind-fault-proxies.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let api: GatedApi;
let client: Client;

beforeAll(async () => {
  suite = joinSuite();
  api = await startGatedApi({ ...suite.environment, BLAZON_LOG_LEVEL: 'fatal' });
  client = createClient(api.server.httpsPort);
});
afterAll(async () => {
  await client.close();
  await api.close();
  await leaveSuite(suite);
});
afterEach(() => {
  for (const gate of Object.values(api.gates)) gate.open();
});

const read = (environment: 'live' | 'sandbox' = 'live') => client.call({ path: '/status', environment });
/** The status is cached for ten seconds, so wait for several checks. */
const pollOptions = { timeout: 90_000, interval: 500 };
const summarise = async () => {
  const { status, body } = await read();
  return { http: status, ...body, checked_at: undefined };
};
const allOperational = { api: 'operational', generation: 'operational', webhooks: 'operational' };

describe('GET /status', () => {
  test('needs no key on either host, and returns the state of each component', async () => {
    await expect
      .poll(summarise, pollOptions)
      .toEqual({ http: 200, status: 'operational', components: allOperational });
    for (const environment of ['live', 'sandbox'] as const) {
      const { status, headers, body } = await read(environment);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=10',
        'access-control-allow-origin': '*',
      });
      expect(Object.keys(body).toSorted()).toEqual(['checked_at', 'components', 'status']);
      expect(Compile(ServiceStatus).Check(body)).toBe(true);
      expect(Date.now() - Date.parse(body.checked_at)).toBeLessThan(30_000);
    }
  });

  test('is in the OpenAPI document', async () => {
    const { body } = await client.call({ path: '/openapi.json' });
    expect(body.paths['/status'].get).toMatchObject({ operationId: 'getStatus', security: [] });
    expect((await client.call({ method: 'POST', path: '/status' })).headers['allow']).toContain('GET');
  });

  test('checks the components once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(answers.map(({ body }) => body.checked_at)).size).toBe(1);
  });

  test('names the failed components, and returns 503 only if the API is down', async () => {
    api.gates.temporal.shut();
    const components = { ...allOperational, generation: 'outage', webhooks: 'outage' };
    await expect.poll(summarise, pollOptions).toEqual({ http: 200, status: 'degraded', components });
    api.gates.postgres.shut();
    await expect
      .poll(summarise, pollOptions)
      .toEqual({ http: 503, status: 'outage', components: { ...components, api: 'outage' } });
    api.gates.temporal.open();
    api.gates.postgres.open();
    await expect
      .poll(summarise, pollOptions)
      .toEqual({ http: 200, status: 'operational', components: allOperational });
  });
});
