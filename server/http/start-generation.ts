import type { Database } from '../outside/postgres.ts';
import type { FlowStarter, GenerationStart } from '../outside/temporal.ts';
import { createFairQueue } from '../rules/fair-queue.ts';
import { dispatcher } from '../rules/flows.ts';
import { putOffDispatch } from '../store/jobs.ts';

/** Starts the flows of accepted jobs in the background. Whatever it does not manage is found by the dispatcher. */
export interface GenerationStarter {
  /** Never fails and never waits. */
  start(job: GenerationStart): void;
  stop(): Promise<void>;
}

export interface StarterParts {
  readonly flowStarter: Pick<FlowStarter, 'startGeneration'>;
  readonly database: Database;
  readonly onOutcome: (outcome: 'started' | 'left', count: number, error?: unknown) => void;
}

/** By then most jobs have been claimed, and there is nothing to note. */
const noteMilliseconds = 2_000;

export function createGenerationStarter(parts: StarterParts): GenerationStarter {
  const waiting = createFairQueue<GenerationStart>({
    most: dispatcher.mostWaiting,
    mostOfOne: dispatcher.mostWaitingOfOne,
  });
  const notes = createNotes(parts.database);
  let running = 0;
  const runningOf = new Map<string, number>();
  let failures = 0;

  const begin = async (job: GenerationStart): Promise<void> => {
    try {
      await parts.flowStarter.startGeneration(job);
      failures = 0;
      notes.add(job);
      parts.onOutcome('started', 1);
    } catch (error) {
      failures += 1;
      // Temporal is away: whoever waits would only meet the same deadline. One call that was too slow costs nobody else's.
      const isAway = failures >= dispatcher.failuresInARow;
      const dropped = isAway ? waiting.clear() : waiting.clear(job.scope.workspaceId);
      parts.onOutcome('left', 1 + dropped, error);
    }
  };
  const hasPlace = (workspaceId: string): boolean =>
    (runningOf.get(workspaceId) ?? 0) < dispatcher.startsAtOnceOfOne;
  const leave = (workspaceId: string): void => {
    running -= 1;
    const left = (runningOf.get(workspaceId) ?? 1) - 1;
    if (left > 0) runningOf.set(workspaceId, left);
    else runningOf.delete(workspaceId);
  };
  const next = (): void => {
    if (running >= dispatcher.startsAtOnce) return;
    const job = waiting.shift(hasPlace);
    if (job === undefined) return;
    const { workspaceId } = job.scope;
    running += 1;
    runningOf.set(workspaceId, (runningOf.get(workspaceId) ?? 0) + 1);
    void begin(job).finally(() => {
      leave(workspaceId);
      next();
    });
  };

  return {
    start(job) {
      if (!waiting.push(job.scope.workspaceId, job)) return parts.onOutcome('left', 1);
      next();
    },
    /** What still waits for its start is found by the dispatcher. */
    stop() {
      waiting.clear();
      return notes.stop();
    },
  };
}

/**
 * Notes now and then that flows run, so that the dispatcher need not look soon: else a long queue would be started again
 * and again.
 */
function createNotes(database: Database) {
  let started: GenerationStart[] = [];
  const write = async (): Promise<void> => {
    const jobs = started;
    started = [];
    const lostAt = new Date(Date.now() + dispatcher.lostAfterSeconds * 1000);
    // What is not noted costs one harmless start more.
    await putOffDispatch(database, jobs, lostAt).catch(() => undefined);
  };
  const timer = setInterval(() => void write(), noteMilliseconds).unref();
  return {
    add: (job: GenerationStart) => void started.push(job),
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
