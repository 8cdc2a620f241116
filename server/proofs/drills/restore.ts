import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { Client, Connection } from '@temporalio/client';
import { runAsSuperuser } from '../../../tools/services/databases.ts';
import {
  stopAllServices,
  killService,
  resetServices,
  restartService,
  startAllServices,
} from '../../../tools/services/lifecycle.ts';
import { postgres } from '../../../tools/services/postgres.ts';
import { taskQueues } from '../../domain/workflow-options.ts';
import { runAdmin } from '../../test/support/admin.ts';
import type { Environment } from '../../test/support/server-process.ts';
import { migrate } from '../../store/migrations.ts';
import type { Figure } from '../figures.ts';
import { runTimed } from '../timed.ts';
import { createDrillService, type DrillService } from './drill-service.ts';
import { giveToPostgres, makePostgresFolder, runDeployScript } from './postgres-files.ts';

/**
 * The database server is lost under load and restored from a base backup and the archived log, as docs/backups.md
 * describes. Every job that was acknowledged before the archive's last complete file must still exist, and end with
 * one delivered event. Then `admin reconcile` must find jobs without a workflow and workflows without a job.
 */
export async function drillRestore(isShort: boolean): Promise<Figure[]> {
  await startAllServices();
  const drillFolder = makePostgresFolder(join(dirname(postgres.folder), `drill-${process.pid}`));
  const archive = makePostgresFolder(join(drillFolder, 'wal'));
  await enableWalArchiving(archive);
  const service = await createDrillService('restore');
  const jobsPerStage = isShort ? 20 : 150;
  try {
    const archivedAt = await loseAndRestore(service, { drillFolder, archive, jobsPerStage });
    const survivors = await findExistingJobs(service);
    const archivedJobs = service.load.accepted.filter(({ at }) => at < archivedAt);
    console.log(
      `${service.load.accepted.length} jobs acknowledged, ${archivedJobs.length} of them before the last archived moment; ` +
        `${survivors.size} exist after the restore`,
    );
    const workflowLoss = await loseWorkflows(service);
    const report = await runReconcile(service.environment);
    const notDueSoon = await countNotDueSoon(service);
    await service.start();
    const jobsAfterRestore = await runTimed('work continues', async () => {
      service.load.start();
      await service.load.untilAccepted(jobsPerStage);
      await service.load.stop();
      return findExistingJobs(service);
    });
    return [
      {
        name: 'acknowledged before the archived moment',
        value: archivedJobs.length,
        goal: `>=${jobsPerStage}`,
      },
      {
        name: 'of them missing after the restore',
        value: archivedJobs.filter(({ id }) => !survivors.has(id)).length,
        goal: '=0',
      },
      { name: 'unfinished jobs without a workflow', value: workflowLoss.lost, goal: '>=1' },
      { name: 'of them that nobody would start soon', value: notDueSoon, goal: '=0' },
      { name: 'of them made due by reconcile', value: report.restarted_jobs, goal: '>=1' },
      { name: 'workflows without a job terminated', value: report.terminated_workflows, goal: '=1' },
      { name: 'responses that a client cannot retry', value: service.load.problems.length, goal: '=0' },
      ...(await service.check([...jobsAfterRestore])),
    ];
  } finally {
    await service.close().catch((error: unknown) => console.log(String(error)));
    await stopAllServices();
    rmSync(drillFolder, { recursive: true, force: true });
    // The data folder still has archiving configured.
    await resetServices();
  }
}

/**
 * Takes a base backup under load, kills the server under further load and restores it. Returns the time up to which
 * everything was archived.
 */
async function loseAndRestore(
  service: DrillService,
  {
    drillFolder,
    archive,
    jobsPerStage,
  }: { readonly drillFolder: string; readonly archive: string; readonly jobsPerStage: number },
): Promise<number> {
  await service.start();
  service.load.start();
  await service.load.untilAccepted(jobsPerStage);
  const backup = await runTimed('base backup', () => runDeployScript('backup', join(drillFolder, 'base')));
  await service.load.untilAccepted(jobsPerStage);
  await service.killWorker();
  await service.load.untilAccepted(10);
  const archivedAt = await archiveEverything();
  await service.load.untilAccepted(jobsPerStage);

  // Simulate the loss of the database's machine.
  await Promise.all([killService('temporal'), killService('postgres'), service.kill()]);
  await service.load.stop();
  const lost = join(drillFolder, 'lost');
  renameSync(postgres.folder, lost);
  await runTimed('restored', async () => {
    await runDeployScript('restore', backup, archive, postgres.folder);
    giveToPostgres(postgres.folder);
    await restartService('postgres');
    await restartService('temporal');
  });
  rmSync(lost, { recursive: true });
  await migrate(service.environment['BLAZON_OWNER_DATABASE_URL'] ?? '', () => undefined);
  return archivedAt;
}

async function enableWalArchiving(archive: string): Promise<void> {
  const script = new URL('../../../deploy/postgres/archive-wal', import.meta.url).pathname;
  await runAsSuperuser('postgres', async (client) => {
    await client.query(`alter system set archive_mode = on`);
    await client.query(`alter system set archive_timeout = 60`);
    await client.query(`alter system set archive_command = '${script} ${archive} %p %f'`);
  });
  await stopAllServices();
  await startAllServices();
}

/** Closes the current log file and waits until it is archived. Returns the time just before closing it. */
async function archiveEverything(): Promise<number> {
  const closedAt = Date.now();
  await runAsSuperuser('postgres', async (client) => {
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    const name = rows[0]?.name ?? '';
    for (const end = Date.now() + 60_000; ; await wait(100)) {
      const { rows: state } = await client.query<{ done: boolean }>(
        'select last_archived_wal >= $1 as done from pg_stat_archiver',
        [name],
      );
      if (state[0]?.done === true) return;
      if (Date.now() > end) throw new Error(`${name} was not archived within 60 s`);
    }
  });
  return closedAt;
}

async function findExistingJobs({ owner, load: { accepted } }: DrillService): Promise<Set<string>> {
  const rows = await owner.unscoped<{ id: string }>({
    text: 'SELECT id FROM jobs WHERE id = ANY ($1::uuid[])',
    values: [accepted.map(({ id }) => decodeId('job', id))],
  });
  return new Set(rows.map(({ id }) => encodeId('job', id)));
}

/**
 * Simulates a Temporal that was restored to another point in time: terminates the workflows of unfinished jobs, and
 * starts one workflow without a job.
 */
async function loseWorkflows({ environment, owner }: DrillService): Promise<{ lost: number }> {
  const unfinished = await owner.unscoped<{ id: string }>({
    text: 'SELECT id FROM jobs WHERE finished_at IS NULL',
  });
  const connection = await Connection.connect({ address: environment['BLAZON_TEMPORAL_ADDRESS'] ?? '' });
  const { workflow } = new Client({ connection, namespace: environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '' });
  try {
    for (const { id } of unfinished) {
      const handle = workflow.getHandle(`generate-brand/${encodeId('job', id)}`);
      await handle.terminate('drill').catch(() => undefined);
    }
    const orphan = encodeId('job', randomUUID());
    await workflow.start('generateBrand', {
      taskQueue: taskQueues.design,
      workflowId: `generate-brand/${orphan}`,
      args: [],
      // Delayed until after the drill, so that reconcile finds the workflow and the worker does not.
      startDelay: '1h',
    });
    return { lost: unfinished.length };
  } finally {
    await connection.close();
  }
}

async function runReconcile(environment: Environment) {
  const run = await runAdmin(environment, 'reconcile', '--json');
  if (run.code !== 0) throw new Error(run.error);
  console.log(run.output.trim());
  return JSON.parse(run.output) as { restarted_jobs: number; terminated_workflows: number };
}

/** Counts unfinished jobs that the dispatcher would not start yet. */
async function countNotDueSoon({ owner }: DrillService): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM jobs WHERE finished_at IS NULL AND dispatch_due_at > now()',
  });
  return row?.count ?? 0;
}
