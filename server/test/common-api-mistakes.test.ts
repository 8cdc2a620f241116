// Common mistakes of API users. Each response must say what is wrong and what to do.

import { randomUUID } from 'node:crypto';
import { examples } from '@blazon/contract/resources.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { generateApiKey } from '../domain/api-key.ts';
import { systemClock } from '../integrations/clock.ts';
import type { Call, Reply } from './support/client.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let projectId: string;
beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  const made = await call({ method: 'POST', path: '/v1/projects', body: { name: 'Harbour' } });
  projectId = String(made.body.id);
});
afterAll(() => leaveSuite(suite));

const call = (given: Call): Promise<Reply> =>
  suite.clients[0].call({ environment: 'sandbox', key: workspace.keys.sandbox, ...given });
const generate = (body: Record<string, unknown>, headers = {}) =>
  call({
    method: 'POST',
    path: '/v1/brands/generate',
    body: { project_id: projectId, prompt: 'A harbour café', ...body },
    headers,
  });
const messageOf = (reply: Reply): string => String(reply.body?.error?.message);
const readPort = () => suite.ports[0]?.https;

test('null in an optional field counts as absent: a repeat without the field gets the stored response', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await generate({ memory_id: null, webhook_url: null, brand_name: null }, headers);
  const again = await generate({}, headers);
  expect([first.status, again.status, again.text]).toEqual([202, 202, first.text]);
});

test('a malformed project_id is reported as not found, and the message names the prefix of project ids', async () => {
  const wrong = ['x', examples.memoryNode, projectId.toUpperCase(), `${projectId}0`];
  const replies = await Promise.all(
    wrong.flatMap((id) => [
      generate({ project_id: id }),
      call({ path: `/v1/projects/${id}` }),
      call({ path: `/v1/projects/${id}/memory` }),
      call({ method: 'DELETE', path: `/v1/projects/${id}` }),
      call({ method: 'PATCH', path: `/v1/projects/${id}`, body: { name: 'a' } }),
      call({ path: `/v1/brands?project_id=${id}` }),
    ]),
  );
  const summaries = replies.map(({ status, body }) => `${status} ${body.error.code} ${body.error.param}`);
  expect(new Set(summaries)).toEqual(new Set(['404 resource_not_found project_id']));
  expect(replies.filter((reply) => !messageOf(reply).includes('`proj_`'))).toEqual([]);
  expect(messageOf(await generate({ memory_id: 'x' }))).toContain('`mem_`');
  const typed = await generate({ project_id: 5 });
  expect([typed.status, messageOf(typed)]).toEqual([
    400,
    '`project_id` must be an id that starts with `proj_`.',
  ]);
});

test('a webhook_url with a host name that can never be public is rejected', async () => {
  const names = [
    'intranet',
    'localhost',
    'hooks.internal',
    'printer.local',
    'a.test',
    'a.invalid',
    'x.home.arpa',
  ];
  const replies = await Promise.all(names.map((host) => generate({ webhook_url: `https://${host}/hook` })));
  expect(replies.map(({ status, body }) => `${status} ${body.error?.code}`)).toEqual(
    names.map(() => '400 invalid_webhook_url'),
  );
});

test('a 401 names its cause; the Authorization scheme may be written in upper or lower case', async () => {
  const key = workspace.keys.sandbox;
  const list = (authorization: string) =>
    suite.clients[0].call({ path: '/v1/projects', environment: 'sandbox', headers: { authorization } });
  for (const scheme of ['bearer', 'BEARER', 'Bearer'])
    expect((await list(`${scheme} ${key}`)).status).toBe(200);
  const causes = {
    scheme: messageOf(await list(key)),
    empty: messageOf(await list('Bearer')),
    malformed: messageOf(await list(`Bearer ${key.slice(0, -1)}`)),
    unknown: messageOf(await list(`Bearer ${generateApiKey('sandbox', systemClock().randomBelow)}`)),
  };
  expect(causes.scheme).toContain('must be `Bearer`');
  expect(causes.empty).toContain('no API key after');
  expect(causes.malformed).toContain('malformed');
  expect(causes.unknown).toBe('The API key is revoked or unknown.');
});

test('wrong_environment names the host on which the key works', async () => {
  const live = await call({ path: '/v1/projects', key: workspace.keys.live });
  expect(messageOf(live)).toBe(`This is a Live key: use it on https://${apiHosts.live}:${readPort()}.`);
  const sandbox = await call({ path: '/v1/projects', environment: 'live' });
  expect(messageOf(sandbox)).toBe(`This is a Test key: use it on https://${apiHosts.sandbox}:${readPort()}.`);
});

test('the message about malformed JSON names the line and column', async () => {
  const send = (body: string) => call({ method: 'POST', path: '/v1/projects', body });
  expect(messageOf(await send('{\n  "name": "a",\n}'))).toBe(
    'The body is not valid JSON at line 3, column 1.',
  );
  expect(messageOf(await send('{"name": "a"'))).toBe('The body ends too early at line 1, column 13.');
});

test('the message about a misspelt field suggests the right name', async () => {
  const required = await generate({ prompt: undefined, promt: 'A café' });
  expect(required.body.error).toMatchObject({ code: 'missing_required_param', param: 'prompt' });
  expect(messageOf(required)).toContain('`promt` is unknown: did you mean `prompt`?');
  const optional = await generate({ webhok_url: 'https://hooks.example.com/' });
  expect(optional.body.error).toMatchObject({ code: 'unknown_param', param: 'webhok_url' });
  expect(messageOf(optional)).toContain('did you mean `webhook_url`?');
});

test('/v1/jobs responds that results arrive by webhook', async () => {
  const reply = await call({ path: `/v1/jobs/${examples.job}` });
  expect([reply.status, reply.body.error.code]).toEqual([404, 'route_not_found']);
  expect(messageOf(reply)).toContain('arrives as a webhook event');
});

test('the documentation is served with Request-Id and rate-limit headers', async () => {
  const names = ['request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  for (const path of ['/docs', '/docs/', '/docs/errors', '/openapi.json']) {
    const { headers } = await suite.clients[0].call({ path });
    expect([path, names.filter((name) => headers[name] === undefined)]).toEqual([path, []]);
  }
});

test('the reference sends trial requests to the sandbox, which browsers may call only with Test keys', async () => {
  const shown = (await suite.clients[0].call({ path: '/docs/openapi.json' })).body;
  expect(shown.servers[0].url).toBe(`https://${apiHosts.sandbox}:${readPort()}`);

  const asks = { origin: 'https://api.example', 'access-control-request-method': 'POST' };
  const preflight = (environment: 'live' | 'sandbox') =>
    suite.clients[0].call({ method: 'OPTIONS', path: '/v1/projects', environment, headers: asks });
  const allowed = await preflightHeaders(preflight('sandbox'));
  expect(allowed).toMatchObject({ origin: '*', methods: expect.stringContaining('POST') });
  expect(await preflightHeaders(preflight('live'))).toEqual({ origin: undefined, methods: undefined });

  const withKey = async (environment: 'live' | 'sandbox', key: string) =>
    (await call({ path: '/v1/projects', environment, key })).headers['access-control-allow-origin'];
  expect(await withKey('sandbox', workspace.keys.sandbox)).toBe('*');
  expect(await withKey('sandbox', workspace.keys.live)).toBeUndefined();
  expect(await withKey('live', workspace.keys.live)).toBeUndefined();
});

/** Returns the CORS headers of a response to a preflight request. */
async function preflightHeaders(reply: Promise<Reply>) {
  const { headers } = await reply;
  return {
    origin: headers['access-control-allow-origin'],
    methods: headers['access-control-allow-methods'],
  };
}

test('the reference explains secret rotation, rate limits and the verification of webhooks', async () => {
  const { description } = (await suite.clients[0].call({ path: '/openapi.json' })).body.info;
  for (const part of [
    '## Rate limits',
    'Agency | 300 | 5,000',
    'While a secret is being rotated',
    'verifyWebhook',
    'hmac.compare_digest',
  ])
    expect(description).toContain(part);
});
