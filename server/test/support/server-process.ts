import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '../../../tools/services/paths.ts';
import { ports } from '../../../tools/services/ports.ts';

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

/** Starts a process, and tries again with other ports if another program has taken one meanwhile. */
export async function startServer(
  entry: Entry,
  environment: Environment,
  parameters: readonly string[] = [],
): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToStart(entry, environment, parameters);
    } catch (error) {
      if (attempt === 3 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

async function tryToStart(
  entry: Entry,
  environment: Environment,
  parameters: readonly string[],
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
  reportUnexpectedExit(entry, child, output);
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

/** Prints what a process printed if it ends although nobody stopped it. Otherwise tests fail with lost connections only. */
function reportUnexpectedExit(entry: Entry, child: ChildProcess, output: () => string): void {
  child.once('exit', (code, signal) => {
    if (child.killed) return;
    console.error(`${entry} ended with ${signal ?? `exit code ${code}`}:\n${output().slice(-8_000)}`);
  });
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

/** Returns free ports, which no other test on this machine gets for the next minutes. */
export function findFreePorts(count: number, range: PortRange = serverPorts): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => findFreePort(range)));
}

interface PortRange {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * A range below the ephemeral ports, which another program could take before the server starts. The services of other
 * checkouts use no port in it, unless they are shifted by more than 1,000.
 */
const serverPorts: PortRange = { lowest: 18_500, highest: 27_000 };
/** For ports that stay unused for a while. No server is started on one of them meanwhile. */
export const reservedPorts: PortRange = { lowest: 9_000, highest: 10_000 };

/** The services of this checkout, and those that proofs start on ports shifted by at most this. */
const maxServiceShift = 150;
const servicePorts = Object.values(ports).flatMap((port) =>
  typeof port === 'number' ? [port] : Object.values(port),
);

async function findFreePort({ lowest, highest }: PortRange): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (servicePorts.some((service) => port >= service && port <= service + maxServiceShift)) continue;
    if ((await reservePort(port)) && (await isPortFree(port))) return port;
  }
}

/** Long enough for a server to start on the port. */
const reservedMilliseconds = 5 * 60_000;

/**
 * Reserves a port by holding the UDP port of the same number. Otherwise two processes could choose the same port before
 * either server listens, and one would mistake the other's server for its own.
 */
async function reservePort(port: number): Promise<boolean> {
  const holder = createSocket('udp4').unref();
  try {
    holder.bind(port, '127.0.0.1');
    await once(holder, 'listening');
  } catch {
    holder.close();
    return false;
  }
  setTimeout(() => holder.close(), reservedMilliseconds).unref();
  return true;
}

async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
