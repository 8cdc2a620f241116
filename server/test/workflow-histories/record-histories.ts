/**
 * Saves histories of the current workflows for replay.test.ts. Run it by hand after adding a workflow, or after
 * changing one with `patched`, when runs of the old code may still exist:
 *
 * node server/test/workflow-histories/record-histories.ts [name...]
 *
 * The file is named after today's date. Older files stay, because workflows that started with the old code may still
 * be running.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Client, Connection } from '@temporalio/client';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { connectTemporal, type WorkflowStarter } from '../../integrations/temporal-client.ts';
import type { Scope } from '../../domain/environment.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { insertArchive } from '../../store/archives.ts';
import { markWorkspaceDeleted } from '../../store/deleted-workspaces.ts';
import { beginRecovery } from '../../store/events.ts';
import { insertExportOnce } from '../../store/exports.ts';
import { insertJob } from '../../store/jobs.ts';
import { markProjectDeleted } from '../../store/projects.ts';
import { addDrawnBrand } from '../support/drawn-brand.ts';
import { seedMemoryNodes } from '../support/seed-memory-nodes.ts';
import { startModelServer } from '../support/model-server.ts';
import { addProject } from '../support/new-project.ts';
import { startServer } from '../support/server-process.ts';
import { createStage, openOwner } from '../support/stage.ts';
import { createWorkspace } from '../support/workspaces.ts';

interface Deps {
  readonly owner: Database;
  readonly client: Client;
  readonly workflowStarter: WorkflowStarter;
}

const clock = systemClock();
const { batchRows, batchesPerRun } = workflowOptions['purge-project'];

const recordings: Record<string, (deps: Deps) => Promise<{ workflowId: string; runId: string }>> = {
  'purge-project': (deps) => purgeProject(deps, 2 * batchRows + 500),
  'purge-project-continued': (deps) => purgeProject(deps, batchRows * batchesPerRun + 500),
  'purge-workspace': purgeWorkspace,
  'export-workspace': exportWorkspace,
  'make-export': makeExport,
  'generate-brand': generate,
  'generate-brand-directed': generateDirectedBrand,
  'deliver-event': deliverAgain,
  'recover-deliveries': recover,
  'report-usage': reportUsage,
  'check-subscriptions': checkSubscriptions,
  sweep: sweepOnce,
};

const requestedNames = process.argv.slice(2);
const stage = await createStage('histories');
// Nothing listens here, so each delivery makes all its attempts. With the short delays below, they take seconds.
const closedUrl = 'https://127.0.0.1:1025/';
const models = await startModelServer();
const worker = await startServer('worker', {
  ...stage.environment,
  BLAZON_DIRECTOR_PROTOCOL: 'openai',
  BLAZON_DIRECTOR_URL: models.url,
  BLAZON_DIRECTOR_MODEL: 'test-model',
  BLAZON_WEBHOOK_DELAYS_SECONDS: '0,1,1,1',
});
const address = stage.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '';
const connection = await Connection.connect({ address });
const deps: Deps = {
  owner: openOwner(stage.environment),
  client: new Client({ connection, namespace: stage.namespace }),
  workflowStarter: connectTemporal({ address, namespace: stage.namespace }),
};
try {
  for (const [name, record] of Object.entries(recordings)) {
    if (requestedNames.length > 0 && !requestedNames.includes(name)) continue;
    const { workflowId, runId } = await record(deps);
    const history = await deps.client.workflow.getHandle(workflowId, runId).fetchHistory();
    const file = new URL(`${name}.${new Date().toISOString().slice(0, 10)}.json.gz`, import.meta.url);
    writeFileSync(file, gzipSync(toText(workflowId, history)));
    console.log(`${name}: ${history.events?.length} events`);
  }
} finally {
  await Promise.all([worker.kill(), connection.close(), deps.workflowStarter.close(), deps.owner.close()]);
  await models.close();
  await stage.close();
}

/**
 * Returns a history as JSON that a worker can replay: 64-bit integers are numbers, and bytes are base64. Protobuf's
 * own JSON format works only if all Temporal packages share one copy of protobufjs. The identity of the worker is
 * removed.
 */
function toText(workflowId: string, history: object): string {
  const type = history.constructor as unknown as { toObject(value: object, options: object): object };
  const plain = type.toObject(history, { longs: Number, bytes: String });
  // Matches `process@machine`, alone or in the name of a worker's own queue.
  return JSON.stringify({ workflowId, history: plain }).replaceAll(/"\d+@[\w.-]+"/g, '"saved"');
}

async function purgeProject({ owner, client, workflowStarter }: Deps, nodes: number) {
  const workspace = await createWorkspace(owner);
  const scope: Scope = { workspaceId: workspace.id, environment: 'live' };
  const projectId = await addProject(owner, scope);
  await seedMemoryNodes(owner, scope, projectId, nodes);
  const now = new Date();
  const purgeDueAt = new Date(now.getTime() + 3_600_000);
  await owner.transaction(scope, (transaction) =>
    markProjectDeleted(transaction, scope, projectId, { now, purgeDueAt }),
  );
  await workflowStarter.startPurge(scope, projectId);
  const workflowId = workflowOptions['purge-project'].workflowId(projectId);
  const { runId } = await client.workflow.getHandle(workflowId).describe();
  console.log(await client.workflow.getHandle(workflowId).result(), 'rows erased');
  return { workflowId, runId };
}

async function purgeWorkspace({ owner, client, workflowStarter }: Deps) {
  const { id: workspaceId } = await createWorkspace(owner);
  const scope: Scope = { workspaceId, environment: 'live' };
  await seedMemoryNodes(owner, scope, await addProject(owner, scope), batchRows + 500);
  const now = new Date();
  const purgeDueAt = new Date(now.getTime() + 3_600_000);
  await owner.transaction(scope, (transaction) =>
    markWorkspaceDeleted(transaction, workspaceId, { now, purgeDueAt, deletedBy: clock.newId('person') }),
  );
  await workflowStarter.startWorkspacePurge(workspaceId);
  return waitForWorkflow(client, workflowOptions['purge-workspace'].workflowId(workspaceId));
}

async function exportWorkspace({ owner, client, workflowStarter }: Deps) {
  const { id: workspaceId } = await createWorkspace(owner);
  const id = clock.newId('archive');
  await owner.transaction({ workspaceId, environment: 'live' }, (transaction) =>
    insertArchive(transaction, workspaceId, {
      id,
      createdAt: clock.now(),
      expiresAt: new Date(Date.now() + 3_600_000),
      requestedBy: clock.newId('person'),
      dispatchDueAt: new Date(Date.now() + 3_600_000),
    }),
  );
  await workflowStarter.startArchive(workspaceId, id);
  return waitForWorkflow(client, workflowOptions['export-workspace'].workflowId(id));
}

/** Generates a brand whose event cannot be delivered. */
async function generateUndeliverableBrand(
  { owner, client, workflowStarter }: Deps,
  prompt = 'Kettle, a tea house',
  environment: Scope['environment'] = 'sandbox',
) {
  const workspace = await createWorkspace(owner);
  const scope: Scope = { workspaceId: workspace.id, environment };
  const projectId = await addProject(owner, scope);
  const jobId = clock.newId('job');
  await owner.transaction(scope, (transaction) =>
    insertJob(transaction, scope, {
      id: jobId,
      projectId,
      prompt,
      parentId: null,
      brandName: null,
      webhookUrl: closedUrl,
      requestId: clock.newId('request'),
      traceParent: null,
      createdAt: clock.now(),
      quotaMonth: null,
      dispatchDueAt: new Date(Date.now() + 3_600_000),
    }),
  );
  await workflowStarter.startGeneration({ scope, projectId, jobId, plan: 'pro' });
  const workflowId = workflowOptions['generate-brand'].workflowId(jobId);
  const run = await waitForWorkflow(client, workflowId);
  return { scope, run };
}

async function generate(context: Deps) {
  return (await generateUndeliverableBrand(context)).run;
}

/** Generates a live brand with the art director. The model fails at the first question and then answers. */
async function generateDirectedBrand(context: Deps) {
  let isFirst = true;
  models.behave(() => {
    const behaviour = isFirst ? 'fail' : 'answer';
    isFirst = false;
    return behaviour;
  });
  const prompt = 'Kettle, a bold coffee roastery. Warm red, rounded letters.';
  return (await generateUndeliverableBrand(context, prompt, 'live')).run;
}

async function makeExport({ owner, client, workflowStarter }: Deps) {
  const workspace = await createWorkspace(owner);
  const scope: Scope = { workspaceId: workspace.id, environment: 'live' };
  const brandId = await addDrawnBrand(owner, scope, await addProject(owner, scope));
  const id = clock.newId('export');
  await owner.transaction(scope, (transaction) =>
    insertExportOnce(
      transaction,
      scope,
      {
        id,
        brandId,
        kind: 'kit',
        requestedBy: clock.newId('person'),
        createdAt: clock.now(),
        dispatchDueAt: new Date(Date.now() + 3_600_000),
      },
      { exportDays: 7 },
    ),
  );
  await workflowStarter.startExport({ scope, exportId: id, plan: 'pro' });
  return waitForWorkflow(client, workflowOptions['make-export'].workflowId(id));
}

async function deliverAgain(context: Deps) {
  const { scope } = await generateUndeliverableBrand(context);
  const [delivery] = await beginRecovery(context.owner, scope, {
    afterUuid: '00000000-0000-0000-0000-000000000000',
    beforeUuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    now: clock.now(),
    count: 1,
  });
  if (delivery === undefined) throw new Error('There is no undeliverable event.');
  await context.workflowStarter.startDelivery(delivery);
  return waitForWorkflow(
    context.client,
    workflowOptions['deliver-event'].workflowId(delivery.eventId, delivery.run),
  );
}

async function recover(context: Deps) {
  const { scope } = await generateUndeliverableBrand(context);
  await context.workflowStarter.startRecovery({ ...scope, since: 0 });
  return waitForWorkflow(
    context.client,
    workflowOptions['recover-deliveries'].workflowId(scope.workspaceId, scope.environment),
  );
}

async function reportUsage({ client }: Deps) {
  const { taskQueue, workflowId } = workflowOptions['report-usage'];
  await client.workflow.start('reportUsage', { taskQueue, workflowId: workflowId() });
  return waitForWorkflow(client, workflowId());
}

async function waitForWorkflow(client: Client, workflowId: string) {
  const handle = client.workflow.getHandle(workflowId);
  const { runId } = await handle.describe();
  await handle.result();
  return { workflowId, runId };
}

async function checkSubscriptions({ client }: Deps) {
  const { taskQueue, workflowId } = workflowOptions['check-subscriptions'];
  await client.workflow.start('checkSubscriptions', { taskQueue, workflowId: workflowId() });
  return waitForWorkflow(client, workflowId());
}

async function sweepOnce({ client }: Deps) {
  const schedule = client.schedule.getHandle(workflowOptions.sweep.scheduleId);
  await schedule.trigger();
  for (;;) {
    const started = (await schedule.describe()).info.recentActions.at(-1)?.action.workflow;
    if (!started) continue;
    await client.workflow.getHandle(started.workflowId).result();
    return { workflowId: started.workflowId, runId: started.firstExecutionRunId };
  }
}
