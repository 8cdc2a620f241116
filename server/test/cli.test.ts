// Runs the built command against the real service, over HTTPS.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { run, type RunOptions } from '../../cli/test/support/run.ts';
import { certificateFiles } from '../../tools/certificates.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let folder: string;

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  folder = mkdtempSync(join(tmpdir(), 'blazon-journey-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await leaveSuite(suite);
});

const baseUrl = (environment: 'live' | 'sandbox') =>
  `https://${apiHosts[environment]}:${suite.ports[0]?.https}`;

/** Runs the command with its own configuration folder, and trusts the certificates of the service under test. */
const runBlazon = (parameters: readonly string[], options: RunOptions = {}) =>
  run(parameters, {
    folder,
    ...options,
    environment: {
      BLAZON_CONFIG_FOLDER: join(folder, 'config'),
      NODE_EXTRA_CA_CERTS: certificateFiles.authority,
      ...options.environment,
    },
  });

// oxlint-disable-next-line typescript/no-explicit-any
async function runForJson(...parameters: string[]): Promise<any> {
  const { code, output, errors } = await runBlazon([...parameters, '--json']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output);
}

test('`blazon login` stores keys of both environments, but not a key of the wrong environment', async () => {
  for (const name of ['sandbox', 'live'] as const) {
    const parameters = ['login', '--profile', name, '--base-url', baseUrl(name)];
    expect((await runBlazon(parameters, { input: workspace.keys[name] })).code).toBe(0);
  }
  const wrong = ['login', '--profile', 'wrong', '--base-url', baseUrl('live'), '--key'];
  expect(await runBlazon([...wrong, workspace.keys.sandbox])).toMatchObject({
    code: 3,
    errors: expect.stringMatching(/This is a Test key: use it on .*\n.*\n {2}Request req_\w{26} /),
  });
  expect(await runForJson('whoami', '--profile', 'live')).toMatchObject({
    environment: 'live',
    workspace_id: null,
  });
  expect(await runBlazon(['whoami', '--profile', 'wrong'])).toMatchObject({ code: 3 });
});

test('`blazon projects` creates, lists, changes and deletes projects separately in each environment', async () => {
  const project = await runForJson(
    'projects',
    'create',
    'Harbour',
    '--description',
    'by the sea',
    '--profile',
    'live',
  );
  const { id } = project;
  expect(project).toMatchObject({ object: 'project', name: 'Harbour', workspace_id: workspace.id });
  expect(await runForJson('projects', 'show', id, '--profile', 'live')).toEqual(project);
  const changed = await runForJson(
    'projects',
    'update',
    id,
    '--name',
    'Quay',
    '--clear-description',
    '--profile',
    'live',
  );
  expect(changed).toMatchObject({ id, name: 'Quay', description: null });
  const listed = await runForJson('projects', 'list', '--profile', 'live');
  expect(listed.data.map(({ name }: { name: string }) => name)).toEqual(['Quay']);
  expect(await runForJson('projects', 'list', '--profile', 'sandbox')).toMatchObject({ data: [] });
  expect((await runBlazon(['projects', 'show', id, '--profile', 'sandbox'])).code).toBe(4);
  expect(await runForJson('projects', 'delete', id, '--yes', '--profile', 'live')).toMatchObject({
    id,
    deleted: true,
  });
  expect((await runBlazon(['projects', 'show', id, '--profile', 'live'])).code).toBe(4);
});

test('`blazon projects list` returns as many items as requested, and a cursor for the rest', async () => {
  for (const name of ['One', 'Two', 'Three'])
    await runForJson('projects', 'create', name, '--profile', 'sandbox');
  const two = await runForJson('projects', 'list', '--limit', '2', '--profile', 'sandbox');
  expect(two.data.map(({ name }: { name: string }) => name)).toEqual(['Three', 'Two']);
  expect(two).toMatchObject({ has_more: true, next_cursor: two.data[1].id });
  const rest = await runForJson('projects', 'list', '--after', two.next_cursor, '--profile', 'sandbox');
  expect(rest).toMatchObject({ data: [{ name: 'One' }], has_more: false, next_cursor: null });
});

test('`blazon` generates, lists, shows and refines a live brand', async () => {
  const live = ['--profile', 'live'];
  const made = await runForJson('generate', 'Kettle & Quay, a coffee roastery', '--out', 'kettle', ...live);
  expect(made).toMatchObject({
    prompt: 'Kettle & Quay, a coffee roastery',
    folder: 'kettle',
    files: ['brand.json'],
  });
  expect(readdirSync(join(folder, 'kettle'))).toEqual(['brand.json']);
  const saved = JSON.parse(readFileSync(join(folder, 'kettle/brand.json'), 'utf8')) as { memory_id: string };
  const refined = await runForJson('refine', 'kettle', 'Deeper blue', '--out', 'deeper', ...live);
  expect(refined).toMatchObject({ project_id: made.project_id });
  const brands = await runForJson('brands', 'list', '--project', made.project_id, ...live);
  expect(brands.data.map(({ job_id }: { job_id: string }) => job_id)).toEqual([refined.job_id, made.job_id]);
  expect(await runForJson('brands', 'show', brands.data[1].id, ...live)).toEqual(brands.data[1]);
  const text = await runBlazon(['brands', 'show', brands.data[1].id, ...live]);
  expect(text.output).toContain(brands.data[1].primary_color);
  const memory = await runForJson('memory', 'list', made.project_id, ...live);
  expect(memory.data.map(({ parent_id }: { parent_id: string | null }) => parent_id)).toEqual([
    saved.memory_id,
    null,
  ]);
});

test('`blazon` prints errors with advice and the request id', async () => {
  const { code, errors } = await runBlazon(['projects', 'create', 'x'.repeat(256), '--profile', 'sandbox']);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^Error: .*name.*\n {2}Shorten the parameter.*\n {2}Request req_\w{26} {2}https:\S+#param_too_long\n$/,
  );
  const unknown = await runBlazon([
    'refine',
    'mem_01k',
    'x',
    '--project',
    'proj_01k',
    '--profile',
    'sandbox',
  ]);
  expect(unknown.code).toBe(4);
});
