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
/** A response is cached for ten seconds, and a hanging database delays it. */
const eventually = { timeout: 20_000, interval: 500 };
const summary = async () => {
  const { status, body } = await read();
  return { http: status, ...body, checked_at: undefined };
};
const working = { api: 'operational', generation: 'operational', webhooks: 'operational' };

describe('GET /status', () => {
  test('needs no key on either host, and returns only states', async () => {
    await expect.poll(summary, eventually).toEqual({ http: 200, status: 'operational', components: working });
    for (const environment of ['live', 'sandbox'] as const) {
      const { status, headers, body } = await read(environment);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=10',
        'access-control-allow-origin': '*',
      });
      expect(Object.keys(body).toSorted()).toEqual(['checked_at', 'components', 'status']);
      expect(Compile(ServiceStatus).Check(body)).toBe(true);
      expect(Date.now() - Date.parse(body.checked_at)).toBeLessThan(15_000);
    }
  });

  test('is in the OpenAPI document', async () => {
    const { body } = await client.call({ path: '/openapi.json' });
    expect(body.paths['/status'].get).toMatchObject({ operationId: 'getStatus', security: [] });
    expect((await client.call({ method: 'POST', path: '/status' })).headers['allow']).toContain('GET');
  });

  test('answers concurrent callers with one look-up', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(answers.map(({ body }) => body.checked_at)).size).toBe(1);
  });

  test('names the failed dependency, returns 503 when requests cannot be served, and recovers by itself', async () => {
    api.gates.temporal.shut();
    const components = { ...working, generation: 'outage', webhooks: 'outage' };
    await expect.poll(summary, eventually).toEqual({ http: 200, status: 'degraded', components });
    api.gates.postgres.shut();
    await expect
      .poll(summary, eventually)
      .toEqual({ http: 503, status: 'outage', components: { ...components, api: 'outage' } });
    api.gates.temporal.open();
    api.gates.postgres.open();
    await expect.poll(summary, eventually).toEqual({ http: 200, status: 'operational', components: working });
  });
});
