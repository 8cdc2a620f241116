import { execFile, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { type PackedSdk, packSdk } from '../../sdk/test/support/pack-sdk.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { customerEnvironment } from './support/customer-environment.ts';
import { type PackageRegistry, startPackageRegistry } from './support/package-registry.ts';
import { findFreePorts } from './support/server-process.ts';
import { type Block, readBlocks } from './support/site-blocks/read-blocks.ts';
import { openPageShell } from './support/site-blocks/page-shell.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace } from './support/workspaces.ts';

/** Runs the runnable code blocks of the documentation site against the real service. */
const checkoutFolder = join(import.meta.dirname, '../..');
const supportFolder = join(import.meta.dirname, 'support/site-blocks');
const toolsFolder = process.env['BLAZON_TOOLS'] ?? join(process.env['HOME'] ?? '', '.cache/blazon');

const blocks = readBlocks();
const receivers = blocks.filter(({ kind }) => kind === 'receiver');
const blocksByPage = Object.entries(
  Object.groupBy(
    blocks.filter(({ kind }) => kind !== 'receiver'),
    ({ page }) => page,
  ),
);

let suite: Suite;
let sdk: PackedSdk;
let registry: PackageRegistry;
let rootFolder: string;
let variables: Readonly<Record<string, string>>;
beforeAll(async () => {
  suite = joinSuite();
  sdk = packSdk();
  registry = await startPackageRegistry(sdk);
  // The folder is inside the checkout, so that Express and other packages resolve.
  mkdirSync(join(checkoutFolder, '.data'), { recursive: true });
  rootFolder = mkdtempSync(join(checkoutFolder, '.data/site-blocks-'));
  sdk.installInto(rootFolder);
  writeFileSync(join(rootFolder, 'package.json'), '{"type":"module"}\n');
  for (const file of ['call-fetch-receiver.mjs', 'call-python-receiver.py'])
    cpSync(join(supportFolder, file), join(rootFolder, file));
  variables = await prepareVariables();
});
afterAll(async () => {
  rmSync(rootFolder, { recursive: true, force: true });
  registry.close();
  sdk.remove();
  await leaveSuite(suite);
});

async function prepareVariables(): Promise<Readonly<Record<string, string>>> {
  const workspace = await createWorkspace(suite.owner, 'pro');
  const bin = join(rootFolder, 'bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'blazon'),
    `#!/bin/sh\nexec node ${join(checkoutFolder, 'cli/src/main.ts')} "$@"\n`,
  );
  writeFileSync(join(bin, 'python'), `#!/bin/sh\nexec ${join(toolsFolder, 'sdk-python/bin/python')} "$@"\n`);
  for (const name of ['blazon', 'python']) chmodSync(join(bin, name), 0o755);
  const customer = customerEnvironment(rootFolder);
  return {
    ...customer,
    HOME: rootFolder,
    PATH: `${bin}:${join(checkoutFolder, 'node_modules/.bin')}:${customer['PATH']}`,
    PYTHONPATH: `${rootFolder}:${join(checkoutFolder, 'sdk-python/src')}`,
    PYTHONDONTWRITEBYTECODE: '1',
    BLAZON_CONFIG_FOLDER: join(rootFolder, 'config'),
    BLAZON_API_KEY: workspace.keys.sandbox,
    BLAZON_WEBHOOK_SECRET: await createTestSecret(suite.owner, suite.environment, workspace.id),
    BLAZON_BASE_URL: `https://${apiHosts.sandbox}:${suite.ports[0]?.https}`,
  };
}

/** Files that the code blocks import but do not show. */
const helperFiles: Readonly<Record<string, string>> = {
  'save.ts': 'export async function save(_id: string, _value: unknown): Promise<void> {}\n',
  'save.py': 'def save(event_id, assets):\n    pass\n',
  'first-brand.ts': `import { Blazon } from '@blazon/sdk';
export async function firstBrand() {
  const blazon = new Blazon();
  const project = await blazon.projects.create({ name: 'Harbour Coffee' });
  await blazon.brands.generate({ project_id: project.id, prompt: 'simulate success' });
  for (;;) {
    const [node] = await blazon.memory.list(project.id).toArray({ limit: 1 });
    if (node) return { project_id: project.id, memory_id: node.id };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
`,
};

function createPageFolder(page: string): string {
  const folder = mkdtempSync(join(rootFolder, `${page.replaceAll(/\W/g, '-')}-`));
  for (const [name, text] of Object.entries(helperFiles)) writeFileSync(join(folder, name), text);
  return folder;
}

test('the documentation site has runnable code blocks in every language, and webhook receivers', () => {
  expect(receivers.length).toBeGreaterThanOrEqual(9);
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(['bash', 'js', 'ts', 'python']));
});

test.each(blocksByPage)('the code blocks of %s run', { timeout: 240_000 }, async (_page, group = []) => {
  const folder = createPageFolder(group[0]?.page ?? '');
  writeFileSync(join(rootFolder, '.npmrc'), `@blazon:registry=${registry.url}\n`);
  const [port = 0] = await findFreePorts(1);
  const shell = openPageShell(folder, variables);
  try {
    for (const block of group) {
      const code = block.code.replaceAll('3000', String(port));
      // If a block fails, the error contains what the blocks have printed so far.
      await expect(shell.type({ ...block, code })).resolves.toBeUndefined();
    }
  } finally {
    await shell.close();
  }
});

describe.each(receivers)('the receiver $title on $page', (block) => {
  test('accepts a signed event and rejects a forged one', { timeout: 120_000 }, async () => {
    const folder = createPageFolder(block.page);
    const file = join(folder, block.title ?? 'receiver.ts');
    mkdirSync(dirname(file), { recursive: true });
    const [port = 0] = await findFreePorts(1);
    writeFileSync(file, block.code.replaceAll('3000', String(port)));
    expect(await requestStatuses(block, folder, file, port)).toEqual([204, 400]);
  });
});

/** Returns the statuses for a signed event and for a forged one. */
async function requestStatuses(block: Block, folder: string, file: string, port: number): Promise<number[]> {
  if (block.receiver === 'server') return callServer(folder, file, port);
  const [program, script, parameter] =
    block.receiver === 'fetch'
      ? ['node', 'call-fetch-receiver.mjs', file]
      : ['python', 'call-python-receiver.py', block.receiver];
  const { stdout } = await promisify(execFile)(program, [join(rootFolder, script), parameter], {
    cwd: folder,
    env: { ...variables, PYTHONPATH: `${folder}:${variables['PYTHONPATH']}` },
  });
  return stdout.trim().split(' ').map(Number);
}

async function callServer(folder: string, file: string, port: number): Promise<number[]> {
  const server = spawn('node', [file], { cwd: folder, env: variables, stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/webhooks/blazon`;
  try {
    const forged = await waitUntil(() => fetch(url, { method: 'POST', body: '{}' }), {
      what: `${file} to answer`,
      seconds: 30,
    });
    const { stdout } = await promisify(execFile)(
      'node',
      [
        '--input-type=module',
        '--eval',
        `import { sendEvent, successEvent } from '@blazon/sdk/testing';
         console.log((await sendEvent('${url}', successEvent(), process.env.BLAZON_WEBHOOK_SECRET)).status)`,
      ],
      { cwd: folder, env: variables },
    );
    return [Number(stdout), forged.status];
  } finally {
    server.kill('SIGKILL');
  }
}
