// node examples/start.ts <example>: prepares an example in .data/examples, starts it against the sandbox of `npm run
// dev`, and forwards its webhooks with `blazon listen`, as a developer would. Set BLAZON_API_KEY,
// BLAZON_WEBHOOK_SECRET and BLAZON_BASE_URL to use another service.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { certificateFiles } from '../tools/certificates.ts';
import { readDemoKeys } from '../tools/services/demo-workspace.ts';
import { checkoutFolder, dataFolder } from '../tools/services/paths.ts';
import { portOffset } from '../tools/services/ports.ts';
import { apiHosts } from '../tools/services/server-environment.ts';

const examples = ['node', 'nextjs', 'fastapi'] as const;
const name = examples.find((one) => one === process.argv[2]);
if (name === undefined) throw new Error(`usage: node examples/start.ts <${examples.join('|')}>`);

const demoKeys = readDemoKeys();
const apiKey = process.env['BLAZON_API_KEY'] ?? demoKeys?.sandbox;
const secret = process.env['BLAZON_WEBHOOK_SECRET'] ?? demoKeys?.webhookSecret;
if (apiKey === undefined || secret === undefined)
  throw new Error('No sandbox found: start "npm run dev" in another terminal first.');
const serviceUrl = process.env['BLAZON_BASE_URL'] ?? `https://${apiHosts.sandbox}:${8443 + portOffset}`;
const port = process.env['PORT'] ?? String(3000 + portOffset);

const folder = join(dataFolder, 'examples', name);
mkdirSync(folder, { recursive: true });
cpSync(join(checkoutFolder, 'examples', name), folder, { recursive: true });
const prepareByExample = { node: prepareNode, nextjs: prepareNext, fastapi: prepareFastApi };
const [program, parameters] = prepareByExample[name]();

const gateway = await openGateway(serviceUrl);
const children = [
  spawn(program, parameters, {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: port,
      BLAZON_API_KEY: apiKey,
      BLAZON_WEBHOOK_SECRET: secret,
      BLAZON_BASE_URL: gateway,
    },
  }),
  spawn(
    process.execPath,
    [
      join(checkoutFolder, 'cli/src/main.ts'),
      'listen',
      '--forward-to',
      `http://127.0.0.1:${port}/webhooks/blazon`,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        BLAZON_API_KEY: apiKey,
        BLAZON_BASE_URL: serviceUrl,
        NODE_EXTRA_CA_CERTS: certificateFiles.authority,
      },
    },
  ),
];
const stopChildren = (): void => children.forEach((child) => void child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopChildren);
const exitCode = await Promise.race(
  children.map((child) => new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0)))),
);
stopChildren();
process.exit(exitCode);

function prepareNode(): [string, string[]] {
  installSdk();
  return [process.execPath, ['server.js']];
}

/** Next.js is only a dependency of the example, so it is installed there, once for each version. */
function prepareNext(): [string, string[]] {
  const manifest = join(folder, 'package.json');
  const { dependencies, ...rest } = readManifest(manifest);
  const { '@blazon/sdk': _, ...registered } = dependencies;
  // The SDK is left out, because it is built from this checkout below.
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: registered }, undefined, 2));
  const installed = join(folder, 'node_modules/next/package.json');
  if (!existsSync(installed) || readManifest(installed).version !== registered['next'])
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  installSdk();
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  const next = join(folder, 'node_modules/next/dist/bin/next');
  return [process.execPath, [next, 'dev', '--hostname', '127.0.0.1', '--port', port]];
}

interface Manifest {
  readonly version?: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Installs the package as published: built, without the sources of this repository. */
function installSdk(): void {
  const installed = join(folder, 'node_modules/@blazon/sdk');
  mkdirSync(installed, { recursive: true });
  cpSync(join(checkoutFolder, 'sdk/package.json'), join(installed, 'package.json'));
  const compiler = join(checkoutFolder, 'node_modules/@typescript/native/bin/tsc');
  execFileSync(
    process.execPath,
    [
      compiler,
      '--project',
      join(checkoutFolder, 'sdk/tsconfig.build.json'),
      '--outDir',
      join(installed, 'dist'),
    ],
    { stdio: 'inherit' },
  );
}

function prepareFastApi(): [string, string[]] {
  const environment = join(folder, '.venv');
  const python = join(environment, 'bin/python');
  if (!existsSync(python)) execFileSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' });
  execFileSync(
    python,
    [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--requirement',
      'requirements.txt',
      join(checkoutFolder, 'sdk-python'),
    ],
    { cwd: folder, stdio: 'inherit' },
  );
  return [python, ['-m', 'uvicorn', 'app:app', '--host', '127.0.0.1', '--port', port, '--no-access-log']];
}

/**
 * Opens a plain HTTP address that forwards to the development service. The example then needs neither the service's
 * development certificate nor its local host names, so its code is the same as with the real service.
 */
async function openGateway(target: string): Promise<string> {
  const { hostname, port: targetPort, host } = new URL(target);
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificateFiles.authority) });
  const server = createServer((incoming, outgoing) => {
    const onward = httpsRequest(
      {
        agent,
        host: '127.0.0.1',
        servername: hostname,
        port: targetPort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, host },
      },
      (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
