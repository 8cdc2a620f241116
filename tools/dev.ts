// `npm run dev` runs the whole service on this machine and prints the keys of a demo workspace. Ctrl-C stops it.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { certificateFiles } from './certificates.ts';
import { type Child, runChild, startChild } from './services/child.ts';
import { type DemoKeys, ensureDemoWorkspace } from './services/demo-workspace.ts';
import { startAllServices } from './services/lifecycle.ts';
import { checkoutFolder } from './services/paths.ts';
import { isPortTaken } from './services/port-taken.ts';
import { portOffset } from './services/ports.ts';
import { throwUnlessReady } from './services/readiness.ts';
import { consoleHost, apiHosts, createServerEnvironment } from './services/server-environment.ts';
import { WaitAbandonedError, waitUntil } from './services/wait-until.ts';

const ports = {
  https: 8443,
  http: 8080,
  receiver: 8444,
  dashboard: 8453,
  mail: 8455,
  api: 9464,
  worker: 9465,
  console: 9466,
};
const stopTimeoutSeconds = 30;
/** Long enough for the worker, which bundles its workflows before it is ready. */
const readyTimeoutSeconds = 300;

function locateEntryFile(name: string): string {
  return join(checkoutFolder, 'server/processes', `${name}.ts`);
}

function shiftPort(port: number): string {
  return String(port + portOffset);
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

const watchedProcesses = (['api', 'console', 'worker'] as const).map((name) => ({
  name,
  internalPort: ports[name] + portOffset,
}));
const consoleOrigin = `https://${consoleHost}:${shiftPort(ports.dashboard)}`;

try {
  await main();
} catch (error) {
  process.stderr.write(`dev: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const environment = {
    ...process.env,
    ...createServerEnvironment(),
    BLAZON_HTTPS_PORT: shiftPort(ports.https),
    BLAZON_HTTP_PORT: shiftPort(ports.http),
    BLAZON_CONSOLE_ORIGIN: consoleOrigin,
    BLAZON_DOCS_URL: `https://${apiHosts.live}:${shiftPort(ports.https)}/docs`,
    BLAZON_MAIL_URL: `smtp://127.0.0.1:${shiftPort(ports.mail)}`,
    BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>',
    // Used only if no language model is configured.
    BLAZON_DIRECTOR_RECORDINGS: join(checkoutFolder, 'evaluation/direct/recordings/best'),
    ...createSiteSettings(),
    // No load balancer has to notice a shutdown here, so processes stop at once.
    BLAZON_DRAIN_MILLISECONDS: '0',
  };
  printLine('Starting PostgreSQL, Redis and Temporal');
  await startAllServices();
  if (await isPortTaken(Number(environment.BLAZON_HTTPS_PORT))) {
    throw new Error(`port ${environment.BLAZON_HTTPS_PORT} is in use: is "npm run dev" already running?`);
  }
  await runChild('migrate', locateEntryFile('migrate'), environment);
  printLine('Building the dashboard');
  await runChild('build', join(checkoutFolder, 'tools/build-dashboard.ts'), environment);
  const keys = await ensureDemoWorkspace(environment, `https://127.0.0.1:${shiftPort(ports.receiver)}/`);
  const children = [
    startChild('webhook', join(checkoutFolder, 'tools/receive.ts'), {
      ...environment,
      BLAZON_RECEIVER_PORT: shiftPort(ports.receiver),
    }),
    startChild('mail', join(checkoutFolder, 'tools/print-mail.ts'), {
      ...environment,
      BLAZON_MAIL_PORT: shiftPort(ports.mail),
    }),
    startChild('console', locateEntryFile('console'), {
      ...environment,
      BLAZON_HTTPS_PORT: shiftPort(ports.dashboard),
      BLAZON_INTERNAL_PORT: shiftPort(ports.console),
    }),
    startChild('api', locateEntryFile('api'), { ...environment, BLAZON_INTERNAL_PORT: shiftPort(ports.api) }),
    startChild('worker', locateEntryFile('worker'), {
      ...environment,
      BLAZON_INTERNAL_PORT: shiftPort(ports.worker),
    }),
  ];
  await superviseChildren(children, keys, Number(environment.BLAZON_HTTPS_PORT));
}

/** Returns the setting that makes the API serve the documentation site, if `npm run site -- build` has built it. */
function createSiteSettings(): Record<string, string> {
  const folder = join(checkoutFolder, 'site/dist');
  return existsSync(join(folder, '404.html')) ? { BLAZON_SITE_FOLDER: folder } : {};
}

/** Prints the welcome message once everything is ready. On Ctrl-C, or when one process exits, stops the others. */
async function superviseChildren(children: readonly Child[], keys: DemoKeys, port: number): Promise<void> {
  const stopSignal = new Promise<'signal'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve('signal'));
  });
  const firstEnd = Promise.race(children.map(async (child) => child.ended.then(() => child.name)));
  let isStopping = false;
  void Promise.race([stopSignal, firstEnd]).then(() => (isStopping = true));
  const ready = waitUntil(
    async () => {
      if (isStopping) throw new WaitAbandonedError('stopping');
      await throwUnlessReady(watchedProcesses);
    },
    {
      what: 'the api, the dashboard and the worker to be ready',
      seconds: readyTimeoutSeconds,
      everyMilliseconds: 200,
    },
  );
  ready.then(
    () => printWelcome(keys, port),
    (error: unknown) => isStopping || printLine(`dev: ${String(error)}`),
  );
  const reason = await Promise.race([stopSignal, firstEnd]);
  if (reason === 'signal') printLine('\nStopping; press Ctrl-C again to stop immediately');
  else printLine(`dev: ${reason} exited, stopping the rest`);
  await stopChildren(children);
  printLine('Stopped. PostgreSQL, Redis and Temporal keep running; "npm run services -- down" stops them.');
  process.exitCode = reason === 'signal' ? 0 : 1;
}

async function stopChildren(children: readonly Child[]): Promise<void> {
  const killAll = (): void => children.forEach((child) => child.stop('SIGKILL'));
  const timer = setTimeout(killAll, stopTimeoutSeconds * 1000);
  process.once('SIGINT', killAll);
  for (const child of children) child.stop('SIGTERM');
  await Promise.all(children.map((child) => child.ended));
  clearTimeout(timer);
}

function printWelcome(keys: DemoKeys, port: number): void {
  const authority = relative(checkoutFolder, certificateFiles.authority);
  printLine(`
Blazon is ready.
  dashboard ${consoleOrigin}   ${keys.person.email}, password ${keys.person.password}
  live      https://${apiHosts.live}:${port}     key ${keys.live}
  sandbox   https://${apiHosts.sandbox}:${port} key ${keys.sandbox}
  CA        ${authority} (install it in your browser to trust the dashboard's certificate)

Create a project in the sandbox:
  curl --cacert ${authority} https://${apiHosts.sandbox}:${port}/v1/projects \\
    -H 'Authorization: Bearer ${keys.sandbox}' \\
    -H 'Content-Type: application/json' \\
    -d '{"name": "Northwind Coffee"}'

Then generate its first brand, with the project's id from the response:
  curl --cacert ${authority} https://${apiHosts.sandbox}:${port}/v1/brands/generate \\
    -H 'Authorization: Bearer ${keys.sandbox}' \\
    -H 'Content-Type: application/json' \\
    -d '{"project_id": "proj_...", "prompt": "Northwind, a coffee roastery by the harbour, calm and warm"}'

Webhooks and e-mails appear below; drawings are saved in .data/received/. curl and browsers resolve *.localhost
by themselves. If Node.js or Python cannot, add this line to /etc/hosts:
  127.0.0.1 ${[apiHosts.live, apiHosts.sandbox, consoleHost].join(' ')}
Ctrl-C stops everything.
`);
}
