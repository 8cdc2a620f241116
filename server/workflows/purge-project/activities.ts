import type { Clock } from '../../integrations/clock.ts';
import type { EventSignals } from '../../integrations/event-pubsub.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import type { Scope } from '../../domain/environment.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { eraseShares } from '../../store/brand-shares.ts';
import { eraseBrands } from '../../store/brands.ts';
import { eraseQuestions } from '../../store/director-turns.ts';
import { eraseEvents } from '../../store/erase-events.ts';
import { eraseExports } from '../../store/exports.ts';
import { cancelJobs } from '../../store/job-results.ts';
import { eraseJobs, clearPrompts } from '../../store/jobs.ts';
import { clearStoredResponses } from '../../store/idempotency.ts';
import { eraseMemoryNodes } from '../../store/memory-nodes.ts';
import { eraseProjectRow } from '../../store/projects.ts';

export interface PurgeDeps {
  readonly database: Database;
  readonly workflowStarter: Pick<WorkflowStarter, 'startGeneration'>;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'jobsEnded'>;
  /** Notifies listeners of the live feed. */
  readonly signals: Pick<EventSignals, 'send'>;
}

const { batchRows, cancelBatch } = workflowOptions['purge-project'];

/** The order of erasure. Jobs come after everything that belongs to them, such as events. */
const erasers = [
  clearStoredResponses,
  eraseEvents,
  eraseExports,
  eraseShares,
  eraseBrands,
  eraseMemoryNodes,
  eraseQuestions,
  eraseJobs,
  clearPrompts,
];

/** All activities are idempotent. */
export function purgeProjectActivities(deps: PurgeDeps) {
  const { database } = deps;
  return {
    /**
     * Cancels a batch of unfinished jobs. If there are none, erases a batch of rows. Returns the number of jobs or
     * rows; 0 means that nothing is left.
     */
    async eraseBatch(scope: Scope, projectId: string): Promise<number> {
      const cancelled = await cancelJobBatch(deps, scope, projectId);
      if (cancelled > 0) return cancelled;
      for (const erase of erasers) {
        const erased = await erase(database, scope, projectId, batchRows);
        if (erased > 0) return erased;
      }
      return 0;
    },
    eraseProject: (scope: Scope, projectId: string): Promise<boolean> =>
      eraseProjectRow(database, scope, projectId),
  };
}

/**
 * Cancels a batch of jobs. The workflow of a cancelled job sends its event, so a workflow that never started is
 * started now.
 */
async function cancelJobBatch(
  { database, workflowStarter, clock, metrics, signals }: PurgeDeps,
  scope: Scope,
  projectId: string,
): Promise<number> {
  const { newId } = clock;
  const jobIds = await cancelJobs(database, scope, projectId, {
    count: cancelBatch,
    now: clock.now(),
    newId,
  });
  metrics.jobsEnded.inc({ outcome: 'project_deleted' }, jobIds.length);
  if (jobIds.length > 0) signals.send(scope);
  // If a workflow cannot be started now, the event becomes overdue, and the sweep starts its delivery.
  await Promise.allSettled(
    jobIds.map((jobId) => workflowStarter.startGeneration({ scope, projectId, jobId, plan: 'pro' })),
  );
  return jobIds.length;
}
