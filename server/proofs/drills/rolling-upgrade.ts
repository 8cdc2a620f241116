import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import type { Database } from '../../integrations/postgres.ts';
import { createClient } from '../../test/support/client.ts';
import {
  createAgent,
  createVisitor,
  emptyDashboardFolder,
  signUpPerson,
} from '../../test/support/console.ts';
import { generate } from '../../test/support/generation.ts';
import { addProject } from '../../test/support/new-project.ts';
import { startLoadReceiver } from '../../test/support/receiver/load-receiver.ts';
import {
  type Entry,
  type Environment,
  findFreePorts,
  type ServerProcess,
  startServer,
} from '../../test/support/server-process.ts';
import { createStage, openOwner } from '../../test/support/stage.ts';
import { addTestEndpoint } from '../../test/support/webhooks.ts';
import { createWorkspace } from '../../test/support/workspaces.ts';
import { type BackgroundLoad, startLoad } from '../background-load.ts';
import { checkConsistency } from '../fault-injection/consistency-check.ts';
import type { Figure } from '../figures.ts';
import { runTimed } from '../timed.ts';
import { waitUntilJobsEnd } from '../until-jobs-end.ts';
import { type ReadyBalancer, startReadyBalancer } from './ready-balancer.ts';

/**
 * The delay in seconds before each delivery attempt: long enough that workflows started before the upgrade still have
 * attempts to make afterwards.
 */
const deliveryDelays = [0, 2, 8, 20];
const drainMilliseconds = 3_000;

/**
 * Two API, two console and two worker processes are replaced one by one under load. The new workers belong to a
 * release whose generation workflow has a new step. No request may fail and no job may be lost, even though these
 * clients never retry.
 */
export async function drillRollingUpgrade(isShort: boolean): Promise<Figure[]> {
  const stage = await createStage('upgrade');
  const owner = openOwner(stage.environment);
  const folder = mkdtempSync(join(tmpdir(), 'blazon-upgrade-'));
  const receiver = await startLoadReceiver();
  try {
    const changedBundle = join(folder, 'workflows.js');
    writeFileSync(changedBundle, await bundleChangedWorkflows());
    const [consolePort = 0] = await findFreePorts(1);
    const environment: Environment = {
      ...stage.environment,
      ...generousLimits,
      BLAZON_CONSOLE_ORIGIN: `https://console.blazon.localhost:${consolePort}`,
      BLAZON_DASHBOARD_FOLDER: emptyDashboardFolder,
      BLAZON_DRAIN_MILLISECONDS: String(drainMilliseconds),
      BLAZON_LOG_LEVEL: 'error',
      BLAZON_WEBHOOK_DELAYS_SECONDS: deliveryDelays.join(','),
    };
    const fleet = await runTimed('two of each started', () => startFleet(environment, consolePort));
    const load = startLoad();
    const customer = await createCustomer(owner, fleet.api.port, receiver.url('sometimes/0.4/any-failure'));
    load.add('API reads', 20, customer.read);
    load.add('projects created', 200, customer.createProject);
    load.add('generations', 150, customer.generate);
    const person = await createPerson(owner, environment);
    load.add('dashboard reads', 50, person.read);
    await load.untilAnswered(isShort ? 5 : 40);

    const exitCodes = await runTimed('workers replaced', () => fleet.replace(['worker'], changedBundle));
    const workersReplacedAt = new Date();
    exitCodes.push(...(await runTimed('the others replaced', () => fleet.replace(['console', 'api']))));
    await load.untilAnswered(isShort ? 5 : 40);
    await load.stop();
    await waitUntilJobsEnd(owner, 120);
    const workflows = await countWorkflows(environment, workersReplacedAt);
    const consistency = await checkConsistency(owner, {
      accepted: customer.accepted,
      deliveries: await receiver.deliveries(),
      maxAttempts: deliveryDelays.length,
    });
    await fleet.close();
    await Promise.all([customer.close(), person.close()]);
    for (const failure of load.failures.slice(0, 20)) console.log(failure);
    return [...describeUpgrade(load, exitCodes, workflows), ...consistency];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([owner.close(), receiver.close()]);
    await stage.close();
  }
}

function describeUpgrade(
  load: BackgroundLoad,
  exitCodes: readonly (number | null)[],
  workflows: Awaited<ReturnType<typeof countWorkflows>>,
): Figure[] {
  return [
    ...[...load.answered].map(([name, value]) => ({ name, value, goal: '>=10' })),
    { name: 'failed requests', value: load.failures.length, goal: '=0' },
    { name: 'processes replaced', value: exitCodes.length, goal: '=6' },
    {
      name: 'processes that did not exit with 0',
      value: exitCodes.filter((code) => code !== 0).length,
      goal: '=0',
    },
    {
      name: 'workflows of the old release that new workers finished',
      value: workflows.finishedByNewWorkers,
      goal: '>=1',
    },
    { name: 'workflows with the new step', value: workflows.withNewStep, goal: '>=1' },
    { name: 'workflows that failed', value: workflows.failed, goal: '=0' },
  ];
}

const generousLimits = {
  BLAZON_SIGN_IN_LIMIT: '1000000000',
  BLAZON_CONSOLE_PERSON_LIMIT: '1000000000',
  BLAZON_CONSOLE_WORKSPACE_LIMIT: '1000000000',
  BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
  BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000',
  BLAZON_MONTHLY_QUOTA_AGENCY: '1000000000',
};

async function bundleChangedWorkflows(): Promise<string> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./changed-workflows.ts', import.meta.url)),
    logger: new DefaultLogger('WARN'),
  });
  return code;
}

interface ProcessFleet {
  readonly api: ReadyBalancer;
  /**
   * Replaces the processes of these kinds one at a time, and waits until each new process is ready before it stops
   * the old one. `bundle` is the workflow code of the new workers. Returns the exit codes of the old processes.
   */
  replace(entries: readonly Entry[], bundle?: string): Promise<(number | null)[]>;
  close(): Promise<void>;
}

async function startFleet(environment: Environment, consolePort: number): Promise<ProcessFleet> {
  const balancers = { api: await startReadyBalancer(), console: await startReadyBalancer(consolePort) };
  const running: { readonly entry: Entry; server: ServerProcess }[] = [];
  const launch = async (entry: Entry, extra: Environment = {}): Promise<ServerProcess> => {
    const server = await startServer(entry, { ...environment, ...extra });
    if (entry === 'api' || entry === 'console') balancers[entry].add(server);
    return server;
  };
  for (const entry of ['worker', 'worker', 'console', 'console', 'api', 'api'] as const)
    running.push({ entry, server: await launch(entry) });
  // Wait until the balancers have noticed the first processes.
  await wait(500);
  return {
    api: balancers.api,
    async replace(entries, bundle) {
      const codes: (number | null)[] = [];
      for (const member of running.filter(({ entry }) => entries.includes(entry))) {
        const oldServer = member.server;
        member.server = await launch(
          member.entry,
          bundle === undefined ? {} : { BLAZON_WORKFLOW_BUNDLE: bundle },
        );
        await wait(500);
        codes.push(await oldServer.stop());
      }
      return codes;
    },
    async close() {
      await Promise.all(running.map(({ server }) => server.stop()));
      await Promise.all([balancers.api.close(), balancers.console.close()]);
    },
  };
}

async function createCustomer(owner: Database, port: number, webhookUrl: string) {
  const client = createClient(port, { connections: 8 });
  const workspace = await createWorkspace(owner, 'agency');
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  const projectId = await addProject(owner, scope);
  await addTestEndpoint(owner, scope, webhookUrl);
  const accepted: string[] = [];
  const call = async (method: string, path: string, expected: number, body?: unknown) => {
    const reply = await client.call({
      method,
      path,
      environment: 'live',
      key: workspace.keys.live,
      ...(body === undefined ? {} : { body }),
    });
    return reply.status === expected ? undefined : `${reply.status} ${reply.text}`;
  };
  return {
    accepted,
    read: () => call('GET', '/v1/projects', 200),
    createProject: () => call('POST', '/v1/projects', 201, { name: 'Harbour' }),
    async generate(): Promise<undefined> {
      const prompt = 'Kettle, a bold coffee roastery.';
      accepted.push(await generate(client, workspace, 'live', { projectId, prompt }));
    },
    close: () => client.close(),
  };
}

async function createPerson(owner: Database, environment: Environment) {
  const agent = createAgent(4);
  const visitor = createVisitor(agent, environment['BLAZON_CONSOLE_ORIGIN'] ?? '');
  const person = await signUpPerson(visitor, owner, {});
  const made = await person.post('/api/workspaces', { name: 'Northwind' });
  const path = `/api/workspaces/${String(made.body.id)}/members`;
  return {
    async read(): Promise<string | undefined> {
      const reply = await person.get(path);
      return reply.status === 200 ? undefined : `${reply.status} ${reply.text}`;
    },
    close: () => agent.close(),
  };
}

async function countWorkflows(environment: Environment, workersReplacedAt: Date) {
  const connection = await Connection.connect({ address: environment['BLAZON_TEMPORAL_ADDRESS'] ?? '' });
  const client = new Client({ connection, namespace: environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '' });
  const count = async (condition: string) =>
    (await client.workflow.count(`WorkflowType = 'generateBrand' AND ${condition}`)).count;
  try {
    return {
      finishedByNewWorkers: await count(
        `TemporalChangeVersion IS NULL AND CloseTime > '${workersReplacedAt.toISOString()}'`,
      ),
      withNewStep: await count(`TemporalChangeVersion = 'drill-new-step'`),
      failed: await count(`ExecutionStatus IN ('Failed', 'Terminated', 'TimedOut')`),
    };
  } finally {
    await connection.close();
  }
}
