import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '../../../tools/services/paths.ts';

/** A real server process with its own ports. */
export interface ServerProcess {
  readonly processId: number;
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly internalPort: number;
  /** Returns everything that the process has printed so far. */
  output(): string;
  isRunning(): boolean;
  /** Sends SIGTERM and waits. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL and waits. */
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  readonly exited: Promise<number | null>;
}

export type Environment = Readonly<Record<string, string>>;

const startTimeoutSeconds = 180;

/** All running processes. They are killed on exit, so that none outlives a failed test or proof. */
const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

export type Entry =
  | 'api'
  | 'worker'
  | 'console'
  | 'bench/baseline-server'
  | 'bench/baseline-workflow/worker'
  | 'bench/stub-studio-worker'
  | 'test/support/faulty-worker';

export async function startServer(
  entry: Entry,
  environment: Environment,
  parameters: readonly string[] = [],
): Promise<ServerProcess> {
  const [httpsPort = 0, httpPort = 0, internalPort = 0] = await findFreePorts(3);
  // Entries without a folder are in server/processes/.
  const path = entry.includes('/') ? entry : `processes/${entry}`;
  const script = fileURLToPath(new URL(`../../${path}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...parameters], {
    env: {
      PATH: process.env['PATH'] ?? '',
      BLAZON_HTTPS_PORT: String(httpsPort),
      BLAZON_HTTP_PORT: String(httpPort),
      BLAZON_INTERNAL_PORT: String(internalPort),
      BLAZON_LOG_LEVEL: 'warn',
      BLAZON_DRAIN_MILLISECONDS: '200',
      // Each thread takes four seconds of CPU to start, and most tests need only one.
      BLAZON_DESIGN_THREADS: '1',
      // Later starts would otherwise compile about a thousand modules again.
      NODE_COMPILE_CACHE: join(dataFolder, 'compile-cache'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const output = collectOutput(child);
  const exited = once(child, 'exit').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const server: ServerProcess = {
    processId: child.pid ?? 0,
    httpsPort,
    httpPort,
    internalPort,
    output,
    isRunning,
    exited,
    signal: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
  await waitUntilReady(entry, server);
  return server;
}

async function waitUntilReady(entry: string, server: ServerProcess): Promise<void> {
  const end = Date.now() + startTimeoutSeconds * 1000;
  while (Date.now() < end) {
    if (!server.isRunning()) throw new Error(`${entry} ended while starting:\n${server.output()}`);
    const ready = await fetch(`http://127.0.0.1:${server.internalPort}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
  await server.kill();
  throw new Error(`${entry} was not ready after ${startTimeoutSeconds} s:\n${server.output()}`);
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

/** Returns free ports. Opens all of them before closing any, so that they differ. */
export async function findFreePorts(count: number): Promise<number[]> {
  const holders = await Promise.all(Array.from({ length: count }, holdFreePort));
  const ports = holders.map((holder) => (holder.address() as { port: number }).port);
  await Promise.all(holders.map((holder) => new Promise((resolve) => holder.close(resolve))));
  return ports;
}

/** A range below the ephemeral ports, which another program could take before the server starts. */
const freePortRange = { lowest: 10_000, highest: 32_000 };

async function holdFreePort(): Promise<Server> {
  for (;;) {
    const holder = createServer().listen(randomInt(freePortRange.lowest, freePortRange.highest), '127.0.0.1');
    try {
      await once(holder, 'listening');
      return holder;
    } catch {
      // The port is taken, so try another.
    }
  }
}
