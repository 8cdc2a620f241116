import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import type { FlowStarter } from '../../outside/temporal.ts';
import { dispatcher } from '../../rules/flows.ts';
import { startDueExports } from '../make-export/dispatch.ts';
import { hasDueJobs, type JobToStart, putOffDispatch, takeDueJobs } from '../../store/jobs.ts';

export interface DispatchParts {
  /** Jobs of all workspaces are looked over, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly flowStarter: Pick<FlowStarter, 'startGeneration' | 'startExport'>;
  /** About how many steps wait on the design queue. */
  readonly readBacklog: () => Promise<number>;
  readonly clock: Pick<Clock, 'now'>;
  readonly onDispatched: (outcome: 'started' | 'left', count: number) => void;
}

/** Starts the flows of jobs that nobody started, or whose flow was lost; how many it started. */
async function startDueJobs(parts: DispatchParts): Promise<number> {
  const { owner, flowStarter, clock, onDispatched } = parts;
  const now = clock.now();
  if (!(await hasDueJobs(owner, now))) return 0;
  const room = Math.max(dispatcher.leastJobs, dispatcher.mostBacklog - (await parts.readBacklog()));
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const times = { now, nextLookAt: after(dispatcher.nextLookSeconds) };
  const due = await takeDueJobs(owner, times, {
    count: Math.min(room, dispatcher.batchJobs),
    window: dispatcher.windowJobs,
  });
  const started: JobToStart[] = [];
  let away = false;
  const waiting = [...due];
  const startNext = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined && !away; job = waiting.shift()) {
      try {
        await flowStarter.startGeneration(job);
        started.push(job);
      } catch {
        // Temporal is away: the rest comes due again soon, and need not wait out a deadline each.
        away = true;
      }
    }
  };
  await Promise.all(Array.from({ length: dispatcher.startsAtOnce }, startNext));
  await putOffDispatch(owner, started, after(dispatcher.lostAfterSeconds));
  onDispatched('started', started.length);
  onDispatched('left', due.length - started.length);
  return started.length;
}

/** Both kinds of work that may have been left behind; trouble with one keeps nobody from the other. */
export async function startDue(parts: DispatchParts): Promise<number> {
  const [jobs, exported] = await Promise.allSettled([startDueJobs(parts), startDueExports(parts)]);
  if (jobs.status === 'rejected') throw jobs.reason;
  if (exported.status === 'rejected') throw exported.reason;
  return jobs.value + exported.value;
}

/** Looks every second, at once again after a full batch. It is no flow: it begins where Temporal was away. */
export function runDispatcher(
  parts: DispatchParts,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const started = await startDue(parts).catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (started >= dispatcher.batchJobs) continue;
      await wait(dispatcher.everyMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
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
