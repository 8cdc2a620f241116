/**
 * `npm run try-image` builds the image, runs all processes from it with this machine's PostgreSQL, Redis and Temporal,
 * creates a brand, waits for its signed webhook, and stops everything. It needs root on Debian, with mmdebstrap,
 * buildah, podman and runc. `--base <image>` uses an existing base image instead of building one.
 */
import { parseArgs } from 'node:util';
import { buildImage, ensureBaseImage } from './image/build-image.ts';
import {
  runInContainer,
  readContainerLog,
  removeContainersAndVolume,
  runInImage,
  startContainer,
  stopContainer,
} from './image/containers.ts';
import { generateBrand, checkDocumentation, signIn } from './image/quickstart.ts';
import { createDatabase, dropDatabase } from './services/databases.ts';
import type { DemoKeys } from './services/demo-workspace.ts';
import { stopAllServices, startAllServices } from './services/lifecycle.ts';
import { portOffset } from './services/ports.ts';
import { postgres } from './services/postgres.ts';
import { throwUnlessReady } from './services/readiness.ts';
import { findMainProcess } from './services/service-processes.ts';
import { consoleHost, apiHosts, createServerEnvironment } from './services/server-environment.ts';
import { waitUntil } from './services/wait-until.ts';

const { values: options } = parseArgs({ options: { base: { type: 'string' } } });

const databaseName = 'blazon_image';
const ports = {
  api: 8463,
  console: 8473,
  receiver: 8464,
  apiHealth: 9474,
  consoleHealth: 9475,
  workerHealth: 9476,
};
function shiftPort(name: keyof typeof ports): number {
  return ports[name] + portOffset;
}

const processes = ['api', 'console', 'worker', 'receive'] as const;

/**
 * The settings of deploy/compose.yaml, with local services. Secrets are left out, because the image creates its own.
 */
function createSettings(): Record<string, string> {
  const {
    BLAZON_SEALING_KEY: _key,
    BLAZON_CONSOLE_SECRET: _secret,
    ...services
  } = createServerEnvironment(databaseName);
  return {
    ...services,
    BLAZON_TEMPORAL_NAMESPACE: 'blazon-image',
    BLAZON_TLS_CERT_FILE: '/var/lib/blazon/tls/certificate.pem',
    BLAZON_TLS_KEY_FILE: '/var/lib/blazon/tls/key.pem',
    BLAZON_CONSOLE_ORIGIN: `https://${consoleHost}:${shiftPort('console')}`,
    BLAZON_DIRECTOR_RECORDINGS: '/app/evaluation/direct/recordings/best',
    BLAZON_RECEIVER_PORT: String(shiftPort('receiver')),
    BLAZON_LISTEN_ADDRESS: '127.0.0.1',
    BLAZON_INTERNAL_ADDRESS: '127.0.0.1',
    BLAZON_DRAIN_MILLISECONDS: '0',
    NODE_EXTRA_CA_CERTS: '/var/lib/blazon/ca/ca.pem',
  };
}

const startMilliseconds = performance.now();
function printElapsed(text: string): void {
  console.log(`${((performance.now() - startMilliseconds) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}

const servicesWereRunning = findMainProcess(postgres) !== undefined;
try {
  await buildImage(options.base ?? (await ensureBaseImage()));
  printElapsed('built the image from deploy/Containerfile');
  await removeContainersAndVolume(processes);
  await startAllServices();
  await createDatabase(databaseName);
  await tryProduct(createSettings());
  printElapsed('everything works from the image');
} catch (error) {
  printElapsed(error instanceof Error ? error.message : String(error));
  for (const process of processes) {
    const log = await readContainerLog(process).catch(() => '');
    if (log !== '') console.log(`--- ${process}\n${log.split('\n').slice(-15).join('\n')}`);
  }
  process.exitCode = 1;
} finally {
  await removeContainersAndVolume(processes);
  await dropDatabase(databaseName).catch(() => undefined);
  if (!servicesWereRunning) await stopAllServices();
}

async function tryProduct(settings: Record<string, string>): Promise<void> {
  await runInImage(settings, 'make-secrets');
  printElapsed('created secrets and certificates in a new volume');
  printElapsed(`migrated: ${(await runInImage(settings, 'migrate')).trim().split('\n').at(-1)}`);
  await runInImage(settings, 'set-up-demo', `https://127.0.0.1:${shiftPort('receiver')}/`);
  printElapsed('created a namespace, a workspace, keys and a person with the operator tool');
  await startAllContainers(settings);
  printElapsed('started api, console, worker and a receiver, none as root, each on a read-only file system');
  await exerciseProduct();
  for (const process of processes) {
    const code = await stopContainer(process);
    // The receiver does not handle signals, so SIGTERM ends it with the exit code 143.
    if (code !== (process === 'receive' ? 143 : 0))
      throw new Error(`${process} ended with ${code} after SIGTERM`);
  }
  printElapsed('stopped all of them with SIGTERM; each shut down cleanly');
}

async function startAllContainers(settings: Record<string, string>): Promise<void> {
  const health = (name: 'api' | 'console' | 'worker') => String(shiftPort(`${name}Health`));
  await startContainer('receive', settings);
  await startContainer('api', {
    ...settings,
    BLAZON_HTTPS_PORT: String(shiftPort('api')),
    BLAZON_INTERNAL_PORT: health('api'),
  });
  await startContainer('console', {
    ...settings,
    BLAZON_HTTPS_PORT: String(shiftPort('console')),
    BLAZON_INTERNAL_PORT: health('console'),
  });
  await startContainer('worker', { ...settings, BLAZON_INTERNAL_PORT: health('worker') });
  const watched = (['api', 'console', 'worker'] as const).map((name) => ({
    name,
    internalPort: Number(health(name)),
  }));
  await waitUntil(() => throwUnlessReady(watched), {
    what: 'api, console and worker to be ready',
    seconds: 120,
  });
  for (const { name } of watched) {
    await runInContainer(name, 'blazon', 'healthy');
    if ((await runInContainer(name, 'id', '-u')).trim() === '0') throw new Error(`${name} runs as root`);
    const isWritable = await runInContainer(name, 'touch', '/app/written').then(
      () => true,
      () => false,
    );
    if (isWritable) throw new Error(`${name} can write to its own code`);
  }
}

async function exerciseProduct(): Promise<void> {
  const authority = await runInContainer('api', 'cat', '/var/lib/blazon/ca/ca.pem');
  const keys = JSON.parse(await runInContainer('api', 'cat', '/var/lib/blazon/demo-keys.json')) as DemoKeys;
  const { email, password } = keys.person;
  await signIn({ host: consoleHost, port: shiftPort('console'), authority }, email, password);
  printElapsed('opened the dashboard and signed in');
  await checkDocumentation({ host: apiHosts.sandbox, port: shiftPort('api'), authority });
  printElapsed('read the documentation at /docs/');
  const job = await generateBrand(
    { host: apiHosts.sandbox, port: shiftPort('api'), authority },
    keys.sandbox,
  );
  printElapsed(`accepted ${job}`);
  // The receiver prints an event only when its signature is valid.
  await waitUntil(
    async () => {
      if (!(await readContainerLog('receive')).includes(`generation.success ${job}`))
        throw new Error('no webhook yet');
    },
    { what: `the webhook of ${job}`, seconds: 60, everyMilliseconds: 500 },
  );
  const drawing = await runInContainer('receive', 'cat', `/var/lib/blazon/received/${job}.svg`);
  if (!drawing.startsWith('<svg')) throw new Error('the delivered file is not a drawing');
  printElapsed(`received its webhook with a valid signature, and a drawing of ${drawing.length} bytes`);
}
