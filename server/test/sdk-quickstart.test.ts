import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { type PackedSdk, packSdk } from '../../sdk/test/support/pack-sdk.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { customerEnvironment } from './support/customer-environment.ts';
import { type PackageRegistry, startPackageRegistry } from './support/package-registry.ts';
import { findFreePorts } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { openTunnel } from './support/tunnel.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace } from './support/workspaces.ts';

/** Follows the quickstart in sdk/README.md, from an empty folder to a verified webhook and a logo file. */

const readme = readFileSync(new URL('../../sdk/README.md', import.meta.url), 'utf8');
const [, chapter = ''] = /^## From an empty folder to a logo$([^]*?)^## /m.exec(readme) ?? [];
const fences = [...chapter.matchAll(/^```(sh|js)\n([^]*?)^```$/gm)].map(([, language, code = '']) => ({
  language,
  code,
}));

let suite: Suite;
let sdk: PackedSdk;
let registry: PackageRegistry;
let homeFolder: string;
beforeAll(async () => {
  suite = joinSuite();
  sdk = packSdk();
  registry = await startPackageRegistry(sdk);
  homeFolder = mkdtempSync(join(tmpdir(), 'blazon-first-hour-'));
});
afterAll(async () => {
  rmSync(homeFolder, { recursive: true, force: true });
  registry.close();
  sdk.remove();
  await leaveSuite(suite);
});

test("the commands of the SDK's quickstart produce a logo within three minutes", async () => {
  const workspace = await createWorkspace(suite.owner, 'pro');
  const secret = await createTestSecret(suite.owner, suite.environment, workspace.id);
  // Use another port, because 3000 may be taken.
  const [port = 0] = await findFreePorts(1);
  const tunnel = await openTunnel(port);
  const fillIn = (text: string) =>
    text
      .replace('sk_test_...', workspace.keys.sandbox)
      .replace('whsec_...', secret)
      .replace('https://...', `${tunnel.url}/webhooks`)
      .replace('3000', String(port));
  const begin = performance.now();
  const shell = openShell();
  try {
    for (const { language, code } of fences)
      shell.type(language === 'sh' ? fillIn(code) : createWriteCommand(fillIn(code)));
    const expectedLines = [
      /job_[0-9a-z]{26} queued/,
      /Verified\. Open logo\.svg; to refine it, pass mem_[0-9a-z]{26}/,
    ];
    await waitUntil(
      async () => {
        const printed = shell.printed();
        if (!expectedLines.every((line) => line.test(printed)))
          throw new Error(`so far the shell printed:\n${printed}`);
      },
      { what: 'the lines about the job and the logo', seconds: 170 },
    );
    const logo = readFileSync(join(homeFolder, 'harbour-coffee/logo.svg'), 'utf8');
    expect(logo).toMatch(/^<svg [^]*<\/svg>\s*$/);
    expect((performance.now() - begin) / 1000).toBeLessThan(180);
    const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: logo });
    expect(forged.status).toBe(400);
  } finally {
    await shell.close();
    tunnel.close();
  }
});

/** Returns the shell command that saves a code block. Its first line names the file. */
function createWriteCommand(code: string): string {
  const [, name = ''] = /^\/\/ (\S+)\n/.exec(code) ?? [];
  return `cat > ${name} <<'END'\n${code}END\n`;
}

interface Shell {
  type(text: string): void;
  printed(): string;
  close(): Promise<void>;
}

/** Opens a shell in an empty home directory that can reach the package registry and the service on this machine. */
function openShell(): Shell {
  writeFileSync(join(homeFolder, '.npmrc'), `@blazon:registry=${registry.url}\n`);
  const child = spawn('bash', ['-e'], {
    cwd: homeFolder,
    env: {
      ...customerEnvironment(homeFolder),
      HOME: homeFolder,
      BLAZON_BASE_URL: `https://${apiHosts.sandbox}:${suite.ports[0]?.https}`,
    },
    // Background processes belong to the shell's process group and end with it.
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  return {
    type: (text) => void child.stdin.write(text),
    printed: () => printed,
    close: () => endGroup(child),
  };
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const isOver = child.exitCode !== null || child.signalCode !== null;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All processes have already ended.
  }
  if (!isOver) await once(child, 'exit');
}
