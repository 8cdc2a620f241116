/**
 * Proves that keys and certificates can be changed under load: `npm run prove -- rotation --json [--secrets n]
 * [--short]`. Customers call the API, webhooks are delivered, and people use the dashboard and sign in with a second
 * factor. Meanwhile the TLS certificate, the encryption key and the console's secret are changed step by step,
 * following docs/operations.md. No request may fail, and no webhook may be missing or wrongly signed. All processes
 * use TLS to PostgreSQL, Redis and Temporal.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { certificateFiles, makeCertificate } from '../../tools/certificates.ts';
import { ports } from '../../tools/services/ports.ts';
import { deriveSealingKeyId } from '../integrations/sealing.ts';
import { secretVersion } from '../integrations/auth/console-secrets.ts';
import { createFirstWebhookSecret } from '../store/webhook-secrets.ts';
import { systemClock } from '../integrations/clock.ts';
import { generateWebhookSecret } from '../integrations/webhook-signature.ts';
import { runAdmin } from '../test/support/admin.ts';
import { createClient } from '../test/support/client.ts';
import {
  createAgent,
  createVisitor,
  emptyDashboardFolder,
  signUpPerson,
  type Visitor,
} from '../test/support/console.ts';
import { generate } from '../test/support/generation.ts';
import { addProject } from '../test/support/new-project.ts';
import { startReceiver } from '../test/support/receiver/receiver.ts';
import {
  type Environment,
  findFreePorts,
  type ServerProcess,
  startServer,
} from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { startTemporalProxy } from '../test/support/temporal-proxy.ts';
import { createThrowawayAuthority } from '../test/support/test-certificate-authority.ts';
import { totpCode } from '../test/support/totp.ts';
import { verifySignature } from '../test/support/verify-signature.ts';
import { addTestEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { type Figure, isShort, numberOption, reportFigures } from './figures.ts';
import { startBalancer } from './balancer.ts';
import { requestOverConnection, changeCertificate } from './key-rotation/certificate-change.ts';
import { startLoad } from './background-load.ts';
import {
  seedSecrets,
  sealWithoutKeyId,
  removeFactorVersions,
} from './key-rotation/legacy-encrypted-values.ts';
import { runTimed } from './timed.ts';

const seededSecrets = numberOption('secrets', isShort ? 2_000 : 50_000);
/** How many correct responses each kind of caller must get after each step of the change. */
const responsesPerStep = isShort ? 1 : 20;
const webhookTimeoutMilliseconds = 120_000;
const clock = systemClock();
function newKey() {
  return randomBytes(32).toString('base64');
}

const keys = { old: newKey(), next: newKey() };
const secrets = { old: newKey(), next: newKey() };

/** The settings for each step in docs/operations.md: read with both keys, write with the new key, drop the old key. */
const steps = {
  before: { BLAZON_SEALING_KEY: keys.old, BLAZON_CONSOLE_SECRET: secrets.old },
  'read both': {
    BLAZON_SEALING_KEY: keys.old,
    BLAZON_SEALING_KEYS_FOR_READING: keys.next,
    BLAZON_CONSOLE_SECRET: secrets.old,
    BLAZON_CONSOLE_SECRETS_FOR_READING: secrets.next,
  },
  'write with the new one': {
    BLAZON_SEALING_KEY: keys.next,
    BLAZON_SEALING_KEYS_FOR_READING: keys.old,
    BLAZON_CONSOLE_SECRET: secrets.next,
    BLAZON_CONSOLE_SECRETS_FOR_READING: secrets.old,
  },
  'drop the old one': { BLAZON_SEALING_KEY: keys.next, BLAZON_CONSOLE_SECRET: secrets.next },
} as const satisfies Record<string, Environment>;

const folder = mkdtempSync(join(tmpdir(), 'blazon-rotation-'));
const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
const [consolePort = 0] = await findFreePorts(1);
const consoleHost = 'console.blazon.localhost';
const origin = `https://${consoleHost}:${consolePort}`;

const stage = await createStage('rotation');
const owner = openOwner(stage.environment);
const authority = createThrowawayAuthority();
const temporal = await startTemporalProxy({
  target: stage.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  tls: { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) },
  clientAuthority: authority.certificate,
});
const environment: Environment = {
  ...stage.environment,
  ...tlsEnvironment(),
  ...steps.before,
  BLAZON_TLS_CERT_FILE: tls.certificate,
  BLAZON_TLS_KEY_FILE: tls.key,
  BLAZON_CONSOLE_ORIGIN: origin,
  BLAZON_DASHBOARD_FOLDER: emptyDashboardFolder,
  BLAZON_DRAIN_MILLISECONDS: '5000',
  BLAZON_LOG_LEVEL: 'error',
  BLAZON_SIGN_IN_LIMIT: '1000000000',
  BLAZON_CONSOLE_PERSON_LIMIT: '1000000000',
  BLAZON_CONSOLE_WORKSPACE_LIMIT: '1000000000',
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000',
  BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
};

let figures: Figure[] = [];
try {
  figures = await prove();
} finally {
  authority.remove();
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([owner.close(), temporal.close()]);
  await stage.close();
}
reportFigures('rotation', figures);

/**
 * Returns the settings with which processes use TLS to PostgreSQL, Redis and Temporal, and verify their certificates.
 * Temporal also requires a client certificate.
 */
function tlsEnvironment(): Environment {
  const ca = certificateFiles.authority;
  const client = authority.issue(['DNS:processes']);
  writeFileSync(join(folder, 'client.pem'), client.cert);
  writeFileSync(join(folder, 'client-key.pem'), client.key);
  return {
    BLAZON_DATABASE_CA_FILE: ca,
    BLAZON_REDIS_URL: `rediss://127.0.0.1:${ports.redisTls}`,
    BLAZON_REDIS_CA_FILE: ca,
    BLAZON_TEMPORAL_ADDRESS: temporal.address,
    BLAZON_TEMPORAL_CA_FILE: ca,
    BLAZON_TEMPORAL_CERT_FILE: join(folder, 'client.pem'),
    BLAZON_TEMPORAL_KEY_FILE: join(folder, 'client-key.pem'),
  };
}

/** Starts the console and the delivery worker, which need the keys, with the settings of a step. */
async function startKeyHolders(step: keyof typeof steps): Promise<readonly [ServerProcess, ServerProcess]> {
  const withoutKeys = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^BLAZON_(?:SEALING|CONSOLE_SECRET)/.test(name)),
  );
  const settings = { ...withoutKeys, ...steps[step] };
  return Promise.all([
    startServer('console', settings),
    startServer('worker', { ...settings, BLAZON_WORKER_QUEUES: 'deliver' }),
  ]);
}

async function prove(): Promise<Figure[]> {
  await makeCertificate(tls);
  await seedSecrets(owner, keys.old, seededSecrets);
  const processes = await runTimed('processes started', startProcesses);
  const webhooks = await receiveWebhooks();
  const load = startLoad();
  const jobs = await createApiCaller(processes.api.httpsPort, webhooks);
  load.add('API reads', 20, jobs.read);
  load.add('generations', 150, jobs.generate);
  const people = await createPeople();
  load.add('dashboard', 20, people.readMembers);
  load.add('sign-ins with a second factor', 500, people.signIn);
  await load.untilAnswered(1);

  const certificate = await changeCertificateUnderLoad(processes.api.httpsPort);
  const change = (step: keyof typeof steps) =>
    runTimed(step, async () => {
      await processes.change(step);
      // Secrets are shown only once per step, because the rate limit allows few such requests per minute.
      await load.once('secrets shown', people.revealSecret);
      await load.untilAnswered(responsesPerStep);
    });
  await change('read both');
  await change('write with the new one');
  const operator = { ...environment, ...steps['write with the new one'] };
  const reencrypted = await runTimed('encrypted again', () => reencryptUnderLoad(operator));
  // Dropping the old secret ends the sessions that it signed, so sign in again. In production, operators wait 30 days
  // until all such sessions have expired.
  await people.signInAgain();
  await change('drop the old one');

  await load.stop();
  const missing = await webhooks.missing(jobs.accepted);
  await processes.stop();
  await Promise.all([webhooks.close(), jobs.close(), people.close()]);
  for (const failure of load.failures.slice(0, 20)) console.log(failure);
  return [
    ...[...load.answered].map(([name, value]) => ({ name, value, goal: `>=${responsesPerStep}` })),
    { name: 'failed requests', value: load.failures.length, goal: '=0' },
    { name: 'webhooks delivered', value: webhooks.received.size, goal: `>=${jobs.accepted.length}` },
    { name: 'webhooks missing', value: missing, goal: '=0' },
    { name: 'webhooks badly signed', value: webhooks.badlySigned(), goal: '=0' },
    ...certificate,
    { name: 'values encrypted again', value: reencrypted.count, goal: `>=${seededSecrets + 2}` },
    { name: 'values left under old keys', value: reencrypted.left, goal: '=0' },
  ];
}

/** Starts an API process and a drawing worker, which keep running, and the key holders, which each step replaces. */
async function startProcesses() {
  const balancer = await startBalancer(consolePort);
  const [api, drawingWorker, first] = await Promise.all([
    startServer('api', environment),
    startServer('bench/stub-studio-worker', { ...environment, BLAZON_WORKER_QUEUES: 'design,upkeep' }),
    startKeyHolders('before'),
  ]);
  let keyHolders = first;
  balancer.switchTo(keyHolders[0].httpsPort);
  return {
    api,
    /** Replaces the key holders. Starts the new ones before it stops the old ones. */
    async change(step: keyof typeof steps): Promise<void> {
      const previous = keyHolders;
      keyHolders = await startKeyHolders(step);
      balancer.switchTo(keyHolders[0].httpsPort);
      await Promise.all(previous.map((process) => process.stop()));
    },
    async stop(): Promise<void> {
      await Promise.all([api, drawingWorker, ...keyHolders].map((process) => process.stop()));
      await balancer.close();
    },
  };
}

/** Starts a receiver that checks every signature. */
async function receiveWebhooks() {
  const secret = generateWebhookSecret();
  /** Maps a job id to the problem with its webhook's signature, or to undefined if the signature is valid. */
  const received = new Map<string, string | undefined>();
  const receiver = await startReceiver({
    keep: (request) => {
      const { data } = JSON.parse(request.body.toString('utf8')) as { data: { job_id: string } };
      try {
        verifySignature(request, secret);
        received.set(data.job_id, undefined);
      } catch (error) {
        received.set(data.job_id, String(error));
      }
    },
  });
  return {
    secret,
    url: receiver.url('200'),
    received,
    badlySigned: () => [...received.values()].filter((problem) => problem !== undefined).length,
    /** Waits for the webhooks of these jobs. Returns how many are still missing after two minutes. */
    async missing(jobs: readonly string[]): Promise<number> {
      const end = Date.now() + webhookTimeoutMilliseconds;
      const count = () => jobs.filter((id) => !received.has(id)).length;
      while (count() > 0 && Date.now() < end) await wait(50);
      return count();
    },
    close: () => receiver.close(),
  };
}

/** Changes the certificate, which must affect only new connections. */
async function changeCertificateUnderLoad(apiPort: number): Promise<Figure[]> {
  const endpoints = [
    { port: apiPort, host: apiHosts.live, path: '/openapi.json' },
    { port: consolePort, host: consoleHost, path: '/api/sign-in-options' },
  ];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const firstReplies = await Promise.all(endpoints.map((endpoint) => requestOverConnection(agent, endpoint)));
  const seconds = await runTimed('certificate changed', () => changeCertificate(tls, endpoints));
  const secondReplies = await Promise.all(
    endpoints.map((endpoint) => requestOverConnection(agent, endpoint)),
  );
  agent.destroy();
  const isDropped = ({ fingerprint, isReused }: (typeof secondReplies)[number], index: number) =>
    !isReused || fingerprint !== firstReplies[index]?.fingerprint;
  return [
    {
      name: 'connections dropped by a new certificate',
      value: secondReplies.filter(isDropped).length,
      goal: '=0',
    },
    { name: 'seconds until a new certificate is in use', value: Number(seconds.toFixed(1)), goal: '<=30' },
  ];
}

/** Returns the API calls of a customer whose webhook secret is encrypted in the old format, without a key id. */
async function createApiCaller(
  port: number,
  { url, secret }: { readonly url: string; readonly secret: string },
) {
  const client = createClient(port, { connections: 8 });
  const workspace = await createWorkspace(owner, 'agency');
  const scope = { workspaceId: workspace.id, environment: 'sandbox' } as const;
  const projectId = await addProject(owner, scope);
  await addTestEndpoint(owner, scope, url);
  const sealed = sealWithoutKeyId(keys.old, workspace.id, secret);
  const id = clock.newId('webhookSecret');
  await createFirstWebhookSecret(owner, scope, { id, sealed, createdAt: clock.now() });
  const accepted: string[] = [];
  return {
    accepted,
    async read() {
      const reply = await client.call({
        path: '/v1/projects',
        environment: 'sandbox',
        key: workspace.keys.sandbox,
      });
      return reply.status === 200 ? undefined : `${reply.status} ${reply.text}`;
    },
    async generate(): Promise<undefined> {
      const prompt = 'Kettle, a bold coffee roastery.';
      accepted.push(await generate(client, workspace, 'sandbox', { projectId, prompt }));
      return undefined;
    },
    close: () => client.close(),
  };
}

/**
 * Returns the dashboard calls of two people. One stays signed in. The other repeatedly signs in with a second factor
 * that is stored in the old format, without a version.
 */
async function createPeople() {
  const agent = createAgent(4);
  const visitor = () => createVisitor(agent, origin);
  const residentPerson = await signUpPerson(visitor(), owner, {});
  const createdWorkspace = await residentPerson.post('/api/workspaces', { name: 'Northwind' });
  const path = `/api/workspaces/${String(createdWorkspace.body.id)}`;
  let signedIn: Visitor = residentPerson;

  const twoFactorPerson = await signUpPerson(visitor(), owner, {});
  const enabled = await twoFactorPerson.post('/auth/two-factor/enable', {
    password: twoFactorPerson.password,
  });
  const factor = new URL(enabled.body.totpURI).searchParams.get('secret') ?? '';
  await twoFactorPerson.post('/auth/two-factor/verify-totp', { code: totpCode(factor) });
  await removeFactorVersions(owner);

  const describeReply = (reply: { status: number; text: string }) =>
    reply.status === 200 ? undefined : `${reply.status} ${reply.text}`;
  return {
    readMembers: async () => describeReply(await signedIn.get(`${path}/members`)),
    revealSecret: async () => describeReply(await signedIn.post(`${path}/webhooks/secret/reveal`)),
    async signIn(): Promise<string | undefined> {
      const someone = visitor();
      const { email, password } = twoFactorPerson;
      const passwordReply = await someone.post('/auth/sign-in/email', { email, password });
      if (passwordReply.status !== 200 || passwordReply.body.twoFactorRedirect !== true)
        return `${passwordReply.status} ${passwordReply.text}`;
      const verified = await someone.post('/auth/two-factor/verify-totp', { code: totpCode(factor) });
      return describeReply(verified) ?? describeReply(await someone.get('/api/me'));
    },
    async signInAgain(): Promise<void> {
      const next = visitor();
      const { email, password } = residentPerson;
      const reply = await next.post('/auth/sign-in/email', { email, password });
      if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
      signedIn = next;
    },
    close: () => agent.close(),
  };
}

/** Runs the command that re-encrypts all values, kills it halfway, and runs it again to its end. */
async function reencryptUnderLoad(operator: Environment): Promise<{ count: number; left: number }> {
  const script = fileURLToPath(new URL('../processes/admin.ts', import.meta.url));
  const slowCommand = ['sealing', 'reseal', '--batch', '50', '--pause', '50'];
  const child = spawn(process.execPath, [script, ...slowCommand], {
    env: { PATH: process.env['PATH'] ?? '', ...operator },
    stdio: 'ignore',
  });
  while (child.exitCode === null && (await countValuesOf('next')) < 100) await wait(20);
  child.kill('SIGKILL');
  const countAfterKill = await countValuesOf('next');
  const run = await runAdmin(operator, 'sealing', 'reseal', '--json');
  if (run.code !== 0) throw new Error(run.error);
  console.log(`stopped after ${countAfterKill} values, then ${run.output.trim()}`);
  return { count: await countValuesOf('next'), left: await countValuesOf('old') };
}

/** Counts the secrets encrypted with the old or the next key. Those without a key id or version count as old. */
async function countValuesOf(which: 'old' | 'next'): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT ((SELECT count(*) FROM webhook_secrets
                    WHERE (get_byte(sealed, 0) = 2 AND encode(substring(sealed FROM 2 FOR 4), 'hex') = $1) = $3)
                 + (SELECT count(*) FROM people.second_factors WHERE starts_with(secret, $2) = $3))::integer AS count`,
    values: [deriveSealingKeyId(keys.next), `$ba$${secretVersion(secrets.next)}$`, which === 'next'],
  });
  return row?.count ?? 0;
}
