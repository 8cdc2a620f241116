// Runs the built command `blazon mcp` against the real service, with the official MCP client.

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import {
  callTool as call,
  connectOverHttp,
  connectOverStdio,
  type McpClient,
} from '../../cli/test/support/mcp-client.ts';
import { type RunningCommand, start } from '../../cli/test/support/run.ts';
import { certificateFiles } from '../../tools/certificates.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let folder: string;
const clients: McpClient[] = [];

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  folder = mkdtempSync(join(tmpdir(), 'blazon-mcp-'));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  rmSync(folder, { recursive: true, force: true });
  await leaveSuite(suite);
});

const environmentOf = (environment: 'live' | 'sandbox', key = workspace.keys[environment]) => ({
  BLAZON_API_KEY: key,
  BLAZON_BASE_URL: `https://${apiHosts[environment]}:${suite.ports[0]?.https}`,
  BLAZON_CONFIG_FOLDER: folder,
  NODE_EXTRA_CA_CERTS: certificateFiles.authority,
});

async function connect(environment: Record<string, string>): Promise<McpClient> {
  const client = await connectOverStdio(environment);
  clients.push(client);
  return client;
}

const findId = (text: string, prefix: string): string =>
  new RegExp(`${prefix}_[0-9a-z]{26}`).exec(text)?.[0] ?? '';

describe('`blazon mcp` with a Test key, over standard input and output,', () => {
  let client: McpClient;
  let first: string;
  let project: string;
  beforeAll(async () => {
    client = await connect(environmentOf('sandbox'));
  });

  test('lists the tools with their parameters', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'compare_brands',
      'create_project',
      'generate_brand',
      'list_brands',
      'list_projects',
      'refine_brand',
      'view_brand',
    ]);
    const generate = tools.find(({ name }) => name === 'generate_brand');
    expect(generate?.inputSchema).toMatchObject({
      required: ['prompt'],
      properties: { prompt: { type: 'string', maxLength: 2_000 }, brand_name: { maxLength: 80 } },
    });
    for (const { inputSchema, description } of tools) {
      expect(description?.length).toBeGreaterThan(80);
      for (const property of Object.values(inputSchema.properties ?? {}))
        expect(property).toHaveProperty('description');
    }
    expect(client.getInstructions()).toContain('Test key');
  });

  test('generates a brand in a new project, and returns it with pictures and links', async () => {
    const made = await call(client, 'generate_brand', { prompt: 'Kettle & Quay, a coffee roastery' });
    expect(made.isError).toBe(false);
    first = findId(made.text, 'brand');
    project = findId(made.text, 'proj');
    expect(made.text).toMatch(/Primary colour: #[0-9a-f]{6} \(contrast [\d.]+:1 on white/i);
    expect(made.pictures).toHaveLength(2);
    for (const png of made.pictures) expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(made.links).toEqual([
      `blazon://brands/${first}/logo.svg`,
      `blazon://brands/${first}/logo-dark.svg`,
      `blazon://brands/${first}/palette.json`,
    ]);
    expect((await call(client, 'list_projects')).text).toContain(
      `${project}  "Kettle & Quay, a coffee roastery"`,
    );
  });

  test('refines a brand, lists it with its parent, shows it and compares it with its parent', async () => {
    const refined = await call(client, 'refine_brand', { brand_id: first, change: 'in deep green' });
    expect(refined).toMatchObject({ isError: false });
    const second = findId(refined.text, 'brand');
    expect(second).not.toBe(first);
    const { text } = await call(client, 'list_brands', { project_id: project });
    expect(text).toMatch(new RegExp(`^${second}  .*refines ${first}\n[^]*^${first}  `, 'm'));
    const viewed = await call(client, 'view_brand', { brand_id: first, include_svg: true });
    expect(viewed.pictures).toHaveLength(2);
    expect(viewed.text).toMatch(/logo-dark\.svg, for dark backgrounds:\n<svg /);
    const newest = await call(client, 'list_brands', { project_id: project, limit: 1 });
    const node = findId(newest.text, 'mem');
    expect((await call(client, 'view_brand', { brand_id: node })).text).toContain(second);
    const compared = await call(client, 'compare_brands', { brand_ids: [first, second] });
    expect(compared.pictures).toHaveLength(1);
    expect(compared.text).toContain('Different: primary colour');
  });

  test('continues a list after a cursor', async () => {
    const page = await call(client, 'list_brands', { project_id: project, limit: 1 });
    const [, after] = /after "([^"]+)"/.exec(page.text) ?? [];
    const next = await call(client, 'list_brands', { project_id: project, limit: 1, after });
    expect(findId(next.text, 'brand')).toBe(first);
    expect(next.text).not.toContain('There are more');
    expect(await call(client, 'list_brands', { project_id: project, after: 'x' })).toMatchObject({
      isError: true,
    });
  });

  test('offers logos and palettes as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(`blazon://brands/${first}/logo.svg`);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toHaveLength(2);
    const [logo] = (await client.readResource({ uri: `blazon://brands/${first}/logo-dark.svg` })).contents;
    expect(logo).toMatchObject({ mimeType: 'image/svg+xml' });
    const svg = logo && 'text' in logo ? logo.text : '';
    expect(new Resvg(svg).render().width).toBeGreaterThan(0);
    const [palette] = (await client.readResource({ uri: `blazon://brands/${first}/palette.json` })).contents;
    expect(JSON.parse(palette && 'text' in palette ? palette.text : '')).toMatchObject({
      brand_id: first,
      primary_color: { hex: expect.stringMatching(/^#[0-9a-f]{6}$/i) },
    });
    await expect(client.readResource({ uri: `blazon://brands/${first}/x.svg` })).rejects.toThrow('logo.svg');
  });

  test('creates nothing twice with the same idempotency key, even after a restart', async () => {
    const order = { prompt: 'Lantern, a bookshop', idempotency_key: 'order-7' };
    const brand = findId((await call(client, 'generate_brand', order)).text, 'brand');
    const restarted = await connect(environmentOf('sandbox'));
    for (const each of [client, restarted])
      expect(findId((await call(each, 'generate_brand', order)).text, 'brand')).toBe(brand);
    const key = { name: 'Twice', idempotency_key: 'project-7' };
    const [one, two] = [await call(client, 'create_project', key), await call(client, 'create_project', key)];
    expect(one.text).toBe(two.text);
    expect((await call(restarted, 'view_brand', { brand_id: brand })).pictures).toHaveLength(2);
    const other = await call(client, 'generate_brand', { ...order, prompt: 'Another, a bakery' });
    expect(other).toMatchObject({ isError: true, text: expect.stringContaining('idempotency_key_reused') });
  });

  test('returns before a slow brand is ready, and returns the brand when the call is repeated', async () => {
    const order = { prompt: 'simulate slow', project_id: project, wait_seconds: 1 };
    const early = await call(client, 'generate_brand', order);
    expect(early.text).toContain('is still being drawn');
    const [, key] = /idempotency_key "([^"]+)"/.exec(early.text) ?? [];
    const late = await call(client, 'generate_brand', { ...order, idempotency_key: key, wait_seconds: 50 });
    expect(late.pictures).toHaveLength(2);
  });

  test('reports progress while a brand is drawn', async () => {
    const seen: number[] = [];
    const order = { prompt: 'simulate slow', project_id: project };
    await client.callTool({ name: 'generate_brand', arguments: order }, undefined, {
      onprogress: ({ progress }) => void seen.push(progress),
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  test('says in every error what to do next', async () => {
    const rejected = await call(client, 'generate_brand', { prompt: 'simulate prompt_rejected' });
    expect(rejected).toMatchObject({
      isError: true,
      text: expect.stringContaining('(code prompt_rejected)'),
    });
    expect(rejected.text).toContain('Describe the brand without what was refused.');
    const noBrand = await call(client, 'view_brand', { brand_id: 'Kettle' });
    expect(noBrand).toMatchObject({ isError: true, text: expect.stringContaining('list_brands') });
    const noNode = await call(client, 'view_brand', { brand_id: 'mem_01k5d3x8w9e4f7a2b6c0g1h2j3' });
    expect(noNode).toMatchObject({ isError: true, text: expect.stringContaining('belongs to mem_01k') });
    const unknown = await call(client, 'refine_brand', {
      brand_id: 'brand_01k5d3x8w9e4f7a2b6c0g1h2j3',
      change: 'blue',
    });
    expect(unknown.text).toMatch(/There is no brand brand_01k[^]*list_brands/);
    const noProject = await call(client, 'generate_brand', { prompt: 'x', project_id: 'proj_0' });
    expect(noProject).toMatchObject({
      isError: true,
      text: expect.stringMatching(/request req_\w{26}[^]*list_projects/),
    });
    const long = await call(client, 'generate_brand', { prompt: 'é'.repeat(2_001) });
    expect(long).toMatchObject({ isError: true, text: expect.stringContaining('2000 characters') });
    const twice = await call(client, 'compare_brands', { brand_ids: [first, first] });
    expect(twice).toMatchObject({ isError: true, text: expect.stringContaining('twice') });
  });

  test('stores drawings locally, and shows nothing of another workspace', async () => {
    expect(existsSync(join(folder, 'drawings'))).toBe(true);
    expect(readdirSync(join(folder, 'drawings')).every((name) => /^mem_\w{26}\.json$/.test(name))).toBe(true);
    const other = await createWorkspace(suite.owner);
    const stranger = await connect(environmentOf('sandbox', other.keys.sandbox));
    const peek = await call(stranger, 'view_brand', { brand_id: first });
    expect(peek).toMatchObject({ isError: true, pictures: [] });
    expect((await stranger.listResources()).resources).toEqual([]);
  });
});

test('`blazon mcp` explains why a live brand has no pictures', async () => {
  const client = await connect(environmentOf('live'));
  expect(client.getInstructions()).toContain('billed');
  const made = await call(client, 'generate_brand', { prompt: 'Kettle & Quay, a coffee roastery' });
  expect(made).toMatchObject({ isError: false, pictures: [] });
  expect(made.text).toMatch(/Primary colour: #[^]*delivered to the webhook/);
});

test('`blazon mcp` reports a rejected API key as a tool error', async () => {
  const client = await connect(environmentOf('live', workspace.keys.sandbox));
  const answer = await call(client, 'list_projects');
  expect(answer).toMatchObject({
    isError: true,
    text: expect.stringMatching(/Test key[^]*wrong_environment/),
  });
});

describe('`blazon mcp` over HTTP', () => {
  let url: string;
  let port: number;
  let running: RunningCommand;
  beforeAll(async () => {
    running = start(['mcp', '--http', '0'], { environment: environmentOf('sandbox') });
    [, url = ''] = await running.until(/The MCP server is at (http:\S+)/);
    port = Number(new URL(url).port);
  });

  test('serves two clients at once', async () => {
    const pair = await Promise.all([connectOverHttp(url), connectOverHttp(url)]);
    clients.push(...pair);
    const made = await Promise.all(
      pair.map((client, index) => call(client, 'generate_brand', { prompt: `Number ${index}, a bakery` })),
    );
    const ids = made.map(({ text }) => findId(text, 'brand'));
    expect(new Set(ids).size).toBe(2);
    expect((await call(pair[0], 'compare_brands', { brand_ids: ids })).pictures).toHaveLength(1);
  });

  const post = (headers: Record<string, string>, body = '{}', path = '/mcp', method = 'POST') =>
    new Promise<number>((resolve, reject) => {
      const accept = 'application/json, text/event-stream';
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { 'content-type': 'application/json', accept, ...headers },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

  test('rejects foreign hosts and origins, and unknown paths, methods and content types', async () => {
    expect(await post({}, list)).toBe(200);
    expect(await post({ origin: `http://localhost:${port}` }, list)).toBe(200);
    expect(await post({ host: `attacker.example:${port}` }, list)).toBe(403);
    expect(await post({ host: '127.0.0.1' }, list)).toBe(403);
    expect(await post({ origin: 'https://attacker.example' }, list)).toBe(403);
    expect(await post({ origin: `http://attacker.example:${port}` }, list)).toBe(403);
    expect(await post({ origin: 'null' }, list)).toBe(403);
    expect(await post({}, list, '/')).toBe(404);
    expect(await post({}, '', '/mcp', 'GET')).toBe(405);
    expect(await post({}, 'not JSON')).toBe(400);
    expect(await post({ 'content-type': 'text/plain' }, list)).toBe(415);
  });

  test('rejects a body that is too large', async () => {
    const large = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: { a: 'x'.repeat(300_000) } });
    expect(await post({}, large).catch(() => 413)).toBe(413);
  });

  test('exits with code 0 on SIGTERM', async () => {
    running.child.kill('SIGTERM');
    expect(await running.ended).toMatchObject({ code: 0, output: '' });
  });
});
