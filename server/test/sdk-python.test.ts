import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { certificateFiles } from '../../tools/certificates.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace } from './support/workspaces.ts';

const cacheFolder = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
const toolsFolder = process.env['BLAZON_TOOLS'] || join(cacheFolder, 'blazon');
const sdkFolder = join(import.meta.dirname, '../../sdk-python');

let suite: Suite;
beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));

test('the Python SDK works against the real service', async () => {
  const workspace = await createWorkspace(suite.owner);
  const secret = await createTestSecret(suite.owner, suite.environment, workspace.id);
  const pytest = join(toolsFolder, 'sdk-python/bin/pytest');
  const run = promisify(execFile)(pytest, ['--quiet', 'tests/service'], {
    cwd: sdkFolder,
    timeout: 150_000,
    env: {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: '1',
      BLAZON_BASE_URL: `https://${apiHosts.sandbox}:${suite.ports[0]?.https}`,
      BLAZON_API_KEY: workspace.keys.sandbox,
      BLAZON_LIVE_KEY: workspace.keys.live,
      BLAZON_WEBHOOK_SECRET: secret,
      BLAZON_AUTHORITY: certificateFiles.authority,
      BLAZON_CERTIFICATE: certificateFiles.certificate,
      BLAZON_CERTIFICATE_KEY: certificateFiles.key,
    },
  });
  const { stdout } = await run.catch((failure: { readonly stdout?: string; readonly message: string }) => {
    throw new Error(failure.stdout || failure.message);
  });
  expect(stdout).toMatch(/\d+ passed/);
});
