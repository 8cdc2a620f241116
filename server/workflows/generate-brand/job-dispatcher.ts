import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import { dispatcherOptions } from '../../domain/workflow-options.ts';
import { startDueExports } from '../make-export/start-due-exports.ts';
import { hasDueJobs, type StartableJob, deferDispatch, claimDueJobs } from '../../store/jobs.ts';

export interface DispatchDeps {
  /** Connects as the schema's owner, because it reads jobs of all workspaces. */
  readonly owner: Database;
  readonly workflowStarter: Pick<WorkflowStarter, 'startGeneration' | 'startExport'>;
  /** Returns the approximate number of activities that wait on the design queue. */
  readonly readBacklog: () => Promise<number>;
  readonly clock: Pick<Clock, 'now'>;
  readonly onDispatched: (outcome: 'started' | 'left', count: number) => void;
}

/** Starts workflows for jobs whose workflow never started or was lost. Returns their number. */
async function startDueJobs(deps: DispatchDeps): Promise<number> {
  const { owner, workflowStarter, clock, onDispatched } = deps;
  const now = clock.now();
  if (!(await hasDueJobs(owner, now))) return 0;
  const capacity = Math.max(
    dispatcherOptions.minJobs,
    dispatcherOptions.maxBacklog - (await deps.readBacklog()),
  );
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const times = { now, nextLookAt: after(dispatcherOptions.nextLookSeconds) };
  const due = await claimDueJobs(owner, times, {
    count: Math.min(capacity, dispatcherOptions.batchJobs),
    window: dispatcherOptions.windowJobs,
  });
  const started: StartableJob[] = [];
  let isTemporalDown = false;
  const waiting = [...due];
  const startNext = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined && !isTemporalDown; job = waiting.shift()) {
      try {
        await workflowStarter.startGeneration(job);
        started.push(job);
      } catch {
        // Temporal is down. The remaining jobs become due again soon, so do not wait for a timeout for each of them.
        isTemporalDown = true;
      }
    }
  };
  await Promise.all(Array.from({ length: dispatcherOptions.startsAtOnce }, startNext));
  await deferDispatch(owner, started, after(dispatcherOptions.lostAfterSeconds));
  onDispatched('started', started.length);
  onDispatched('left', due.length - started.length);
  return started.length;
}

/** Starts overdue jobs and overdue exports. A failure of one does not block the other. */
export async function startDueWork(deps: DispatchDeps): Promise<number> {
  const [jobs, exported] = await Promise.allSettled([startDueJobs(deps), startDueExports(deps)]);
  if (jobs.status === 'rejected') throw jobs.reason;
  if (exported.status === 'rejected') throw exported.reason;
  return jobs.value + exported.value;
}

/**
 * Polls every second, and again immediately after a full batch. This is not a workflow, because it must work while
 * Temporal is down.
 */
export function runDispatcher(
  deps: DispatchDeps,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const started = await startDueWork(deps).catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (started >= dispatcherOptions.batchJobs) continue;
      await wait(dispatcherOptions.everyMilliseconds, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  };
  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
