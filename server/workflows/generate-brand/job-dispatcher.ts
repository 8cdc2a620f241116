import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import { dispatcherOptions } from '../../domain/workflow-options.ts';
import { startDueExports } from '../make-export/start-due-exports.ts';
import { hasDueJobs, type StartableJob, deferDispatch, claimDueJobs } from '../../store/jobs.ts';

export interface DispatchDeps {
  /** Jobs of all workspaces are looked over, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly workflowStarter: Pick<WorkflowStarter, 'startGeneration' | 'startExport'>;
  /** About how many steps wait on the design queue. */
  readonly readBacklog: () => Promise<number>;
  readonly clock: Pick<Clock, 'now'>;
  readonly onDispatched: (outcome: 'started' | 'left', count: number) => void;
}

/** Starts the workflows of jobs whose workflow never started or was lost; returns their number. */
async function startDueJobs(deps: DispatchDeps): Promise<number> {
  const { owner, workflowStarter, clock, onDispatched } = deps;
  const now = clock.now();
  if (!(await hasDueJobs(owner, now))) return 0;
  const room = Math.max(dispatcherOptions.minJobs, dispatcherOptions.maxBacklog - (await deps.readBacklog()));
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const times = { now, nextLookAt: after(dispatcherOptions.nextLookSeconds) };
  const due = await claimDueJobs(owner, times, {
    count: Math.min(room, dispatcherOptions.batchJobs),
    window: dispatcherOptions.windowJobs,
  });
  const started: StartableJob[] = [];
  let away = false;
  const waiting = [...due];
  const startNext = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined && !away; job = waiting.shift()) {
      try {
        await workflowStarter.startGeneration(job);
        started.push(job);
      } catch {
        // Temporal is down: the rest comes due again soon, and need not wait out a deadline each.
        away = true;
      }
    }
  };
  await Promise.all(Array.from({ length: dispatcherOptions.startsAtOnce }, startNext));
  await deferDispatch(owner, started, after(dispatcherOptions.lostAfterSeconds));
  onDispatched('started', started.length);
  onDispatched('left', due.length - started.length);
  return started.length;
}

/** Both kinds of work that may have been left behind; a failure of one does not block the other. */
export async function startDueWork(deps: DispatchDeps): Promise<number> {
  const [jobs, exported] = await Promise.allSettled([startDueJobs(deps), startDueExports(deps)]);
  if (jobs.status === 'rejected') throw jobs.reason;
  if (exported.status === 'rejected') throw exported.reason;
  return jobs.value + exported.value;
}

/**
 * Checks every second, and immediately after a full batch. It is not a workflow, because it has to work while
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
