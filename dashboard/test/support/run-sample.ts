import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PackedSdk, packSdk } from '../../../sdk/test/support/pack-sdk.ts';
import { customerEnvironment } from '../../../server/test/support/customer-environment.ts';
import { findFreePorts } from '../../../server/test/support/server-process.ts';
import { openTunnel } from '../../../server/test/support/tunnel.ts';
import { waitUntil } from '../../../tools/services/wait-until.ts';
import type { CodeSample } from '../../parts/code-sample.ts';

/**
 * Runs the code samples of the dashboard like a reader: with their own runtime, the SDK if they use it, and key and
 * secret from the environment.
 */

type Variables = Readonly<Record<string, string>>;

/** Runs a sample and returns its output. */
export async function runSample(sample: CodeSample, variables: Variables): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-sample-'));
  try {
    const [command, parameters] = createCommand(sample, folder);
    const { stdout } = await promisify(execFile)(command, parameters, {
      env: { ...customerEnvironment(folder), ...variables },
      timeout: 120_000,
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface RunningReceiver {
  /** The HTTPS address in front of the sample's port, like a tunnel. */
  readonly url: string;
  /** The sample's own address, without the tunnel. */
  readonly localUrl: string;
  printed(): string;
  untilPrinted(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a receiver sample. Only its port is changed, because 3000 may be taken. */
export async function startReceiverSample(
  sample: CodeSample,
  variables: Variables,
): Promise<RunningReceiver> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-sample-'));
  const [port = 0] = await findFreePorts(1);
  const code = sample.code.replace('3000', String(port));
  const [command, parameters] = createCommand({ ...sample, code }, folder);
  const child = spawn(command, parameters, {
    env: { ...customerEnvironment(folder), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = collectOutput(child);
  const tunnel = await openTunnel(port);
  await waitUntil(() => tryToConnect(port), { what: `the receiver in ${sample.label}`, seconds: 30 });
  return {
    url: `${tunnel.url}/hook`,
    localUrl: `http://127.0.0.1:${port}/hook`,
    printed,
    untilPrinted: (text) =>
      waitUntil(
        async () => {
          if (!printed().includes(text)) throw new Error(`The receiver printed: ${printed()}`);
        },
        { what: `"${text}" from the receiver`, seconds: 60 },
      ),
    async close() {
      tunnel.close();
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createCommand(
  { language, code }: CodeSample,
  folder: string,
): [command: string, parameters: string[]] {
  if (language === 'curl') return ['bash', ['-c', `${code} --silent --show-error`]];
  const isPython = language === 'python';
  const file = join(folder, isPython ? 'sample.py' : 'sample.mts');
  writeFileSync(file, `${code}\n`);
  if (!isPython) getPackedSdk().installInto(folder);
  return isPython ? ['python3', [file]] : [process.execPath, [file]];
}

let packedSdk: PackedSdk | undefined;

/** Packs the SDK once for all samples. */
function getPackedSdk(): PackedSdk {
  if (packedSdk !== undefined) return packedSdk;
  packedSdk = packSdk();
  process.once('exit', packedSdk.remove);
  return packedSdk;
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

async function tryToConnect(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
