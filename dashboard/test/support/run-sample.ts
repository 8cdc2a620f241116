import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { findFreePorts } from '../../../server/test/support/server-process.ts';
import { certificateFiles } from '../../../tools/certificates.ts';
import { waitUntil } from '../../../tools/services/waiting.ts';
import type { CodeSample } from '../../parts/code.tsx';

/** The code that the dashboard shows, run as a reader would: nothing but its own runtime, key and secret from outside. */

type Variables = Readonly<Record<string, string>>;

/** What it printed. */
export async function runSample(sample: CodeSample, variables: Variables): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-sample-'));
  try {
    const [command, parameters] = commandOf(sample, folder);
    const { stdout } = await promisify(execFile)(command, parameters, {
      env: { ...environmentFor(folder), ...variables },
      timeout: 30_000,
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface RunningReceiver {
  /** An HTTPS address in front of the sample's own port, as a tunnel gives one. */
  readonly url: string;
  /** Its own port, without the tunnel. */
  readonly localUrl: string;
  printed(): string;
  untilPrinted(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts one of the receivers; only its port is another, for 3000 may be taken. */
export async function startReceiverSample(
  sample: CodeSample,
  variables: Variables,
): Promise<RunningReceiver> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-sample-'));
  const [port = 0, securePort = 0] = await findFreePorts(2);
  const code = sample.code.replace('3000', String(port));
  const [command, parameters] = commandOf({ ...sample, code }, folder);
  const child = spawn(command, parameters, {
    env: { ...environmentFor(folder), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = collect(child);
  const tunnel = await openTunnel(port, securePort);
  await waitUntil(() => reach(port), { what: `the receiver in ${sample.label}`, seconds: 30 });
  return {
    url: `https://127.0.0.1:${securePort}/hook`,
    localUrl: `http://127.0.0.1:${port}/hook`,
    printed,
    untilPrinted: (text) =>
      waitUntil(
        async () => {
          if (!printed().includes(text)) throw new Error(`It printed: ${printed()}`);
        },
        { what: `"${text}" from the receiver`, seconds: 60 },
      ),
    async close() {
      tunnel();
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function commandOf({ language, code }: CodeSample, folder: string): [command: string, parameters: string[]] {
  if (language === 'curl') return ['bash', ['-c', `${code} --silent --show-error`]];
  const isPython = language === 'python';
  const file = join(folder, isPython ? 'sample.py' : 'sample.mts');
  writeFileSync(file, `${code}\n`);
  return isPython ? ['python3', [file]] : [process.execPath, [file]];
}

/**
 * The service under test has hosts and a certificate that only this machine knows: `*.localhost` is itself, and our
 * authority is trusted. Where the service is on the internet, none of this is needed.
 */
function environmentFor(folder: string): Variables {
  writeFileSync(
    join(folder, 'loopback.cjs'),
    `const dns = require('node:dns');
     const lookup = dns.lookup;
     dns.lookup = (host, ...rest) => lookup(host.endsWith('.localhost') ? '127.0.0.1' : host, ...rest);`,
  );
  writeFileSync(
    join(folder, 'sitecustomize.py'),
    `import socket
_getaddrinfo = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **named: _getaddrinfo(
    "127.0.0.1" if str(host).endswith(".localhost") else host, *rest, **named)
`,
  );
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_OPTIONS: `--require ${join(folder, 'loopback.cjs')}`,
    NODE_EXTRA_CA_CERTS: certificateFiles.authority,
    PYTHONPATH: folder,
    SSL_CERT_FILE: certificateFiles.authority,
    CURL_CA_BUNDLE: certificateFiles.authority,
  };
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

async function openTunnel(port: number, securePort: number): Promise<() => void> {
  const { certificate, key } = certificateFiles;
  const tunnel = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (socket) => {
    const inner = connect(port, '127.0.0.1');
    socket.on('error', () => inner.destroy()).pipe(inner);
    inner.on('error', () => socket.destroy()).pipe(socket);
  });
  tunnel.on('tlsClientError', () => undefined).listen(securePort, '127.0.0.1');
  await once(tunnel, 'listening');
  return () => void tunnel.close();
}

async function reach(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
