import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import {
  findMissingJobs,
  listUnfinishedJobs,
  makeJobsDue,
  type WaitingJob,
} from '../store/job-reconciliation.ts';
import type { CommandContext, CommandResult } from './command-context.ts';

const { workflowId } = workflowOptions['generate-brand'];
const batchSize = 500;
const concurrentLookups = 20;

/**
 * Reconciles Temporal and PostgreSQL after one of them was restored. A job without a running workflow becomes due, so
 * that the dispatcher starts it at once instead of after 15 minutes. A workflow whose job no longer exists is
 * terminated. Safe to run at any time and to repeat. Deliveries need no action, because the sweep restarts every
 * overdue one.
 */
export async function reconcile(
  context: CommandContext,
  options: { readonly dryRun?: boolean },
): Promise<CommandResult> {
  const isDryRun = options.dryRun === true;
  const jobs = await restartLostJobs(context, isDryRun);
  const workflows = await endOrphanedWorkflows(context, isDryRun);
  const json = { dry_run: isDryRun, ...jobs, ...workflows };
  const [restarted, terminated] = isDryRun ? ['to restart', 'to terminate'] : ['restarted', 'terminated'];
  return {
    json,
    text: [
      `${jobs.unfinished_jobs} unfinished jobs, ${jobs.restarted_jobs} without a running workflow ${restarted}`,
      `${workflows.running_workflows} running workflows, ${workflows.terminated_workflows} without a job ${terminated}`,
    ].join('\n'),
  };
}

async function restartLostJobs({ owner, clock, temporal }: CommandContext, isDryRun: boolean) {
  const now = clock.now();
  let unfinished = 0;
  let restarted = 0;
  for (let after: WaitingJob | undefined; ; ) {
    const batch = await listUnfinishedJobs(owner, { now, after, count: batchSize });
    const lost: string[] = [];
    for (let start = 0; start < batch.length; start += concurrentLookups) {
      const group = batch.slice(start, start + concurrentLookups);
      const states = await Promise.all(
        group.map(({ id }) => temporal.describeWorkflow(workflowId(encodeId('job', id)))),
      );
      lost.push(...group.filter((_, position) => states[position]?.status !== 'RUNNING').map(({ id }) => id));
    }
    if (!isDryRun) await makeJobsDue(owner, lost, now);
    unfinished += batch.length;
    restarted += lost.length;
    after = batch.at(-1);
    if (batch.length < batchSize) return { unfinished_jobs: unfinished, restarted_jobs: restarted };
  }
}

async function endOrphanedWorkflows({ owner, temporal }: CommandContext, isDryRun: boolean) {
  const prefix = workflowId('');
  let running = 0;
  let terminated = 0;
  const check = async (workflowIds: readonly string[]): Promise<void> => {
    const byJob = new Map<string, string>();
    for (const id of workflowIds) {
      const jobId = decodeId('job', id.slice(prefix.length));
      if (jobId !== undefined) byJob.set(jobId, id);
    }
    running += workflowIds.length;
    for (const missing of await findMissingJobs(owner, [...byJob.keys()])) {
      const orphan = byJob.get(missing);
      if (orphan === undefined) continue;
      if (!isDryRun) await temporal.terminateWorkflow(orphan, 'The job of this workflow does not exist.');
      terminated += 1;
    }
  };
  let batch: string[] = [];
  for await (const id of temporal.listRunningWorkflows('generateBrand')) {
    if (batch.push(id) < batchSize) continue;
    await check(batch);
    batch = [];
  }
  await check(batch);
  return { running_workflows: running, terminated_workflows: terminated };
}
