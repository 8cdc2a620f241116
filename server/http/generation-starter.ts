import type { Clock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { WorkflowStarter, GenerationStart } from '../integrations/temporal-client.ts';
import { createFairQueue } from '../domain/fair-queue.ts';
import { createKeyedSlots } from '../domain/keyed-limiter.ts';
import { dispatcherOptions } from '../domain/workflow-options.ts';
import { deferDispatch } from '../store/jobs.ts';

/** Starts the workflows of accepted jobs in the background. The dispatcher starts any job that this misses. */
export interface GenerationStarter {
  /** Never fails and never blocks. */
  start(job: GenerationStart): void;
  stop(): Promise<void>;
}

export interface StarterDeps {
  readonly workflowStarter: Pick<WorkflowStarter, 'startGeneration'>;
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly onOutcome: (outcome: 'started' | 'left', count: number, error?: unknown) => void;
}

/** After this time most jobs have been claimed, and nothing needs to be recorded. */
const recordAfterMilliseconds = 2_000;

export function createGenerationStarter(deps: StarterDeps): GenerationStarter {
  const waiting = createFairQueue<GenerationStart>({
    maxItems: dispatcherOptions.maxWaiting,
    maxPerOwner: dispatcherOptions.maxWaitingOfOne,
  });
  const notes = createStartRecorder(deps);
  const slots = createKeyedSlots({
    total: dispatcherOptions.startsAtOnce,
    perKey: dispatcherOptions.startsAtOnceOfOne,
  });
  let failures = 0;

  const begin = async (job: GenerationStart): Promise<void> => {
    try {
      await deps.workflowStarter.startGeneration(job);
      failures = 0;
      notes.add(job);
      deps.onOutcome('started', 1);
    } catch (error) {
      failures += 1;
      // If Temporal is down, waiting starts would only run into the same timeout. A single slow call affects only its
      // own workspace.
      const isAway = failures >= dispatcherOptions.failuresInARow;
      const dropped = isAway ? waiting.clear() : waiting.clear(job.scope.workspaceId);
      deps.onOutcome('left', 1 + dropped, error);
    }
  };
  const next = (): void => {
    if (slots.isFull) return;
    const job = waiting.shift(slots.hasFree);
    if (job === undefined) return;
    const { workspaceId } = job.scope;
    slots.acquire(workspaceId);
    void begin(job).finally(() => {
      slots.release(workspaceId);
      next();
    });
  };

  return {
    start(job) {
      if (!waiting.push(job.scope.workspaceId, job)) return deps.onOutcome('left', 1);
      next();
    },
    /** The dispatcher starts jobs that are still waiting. */
    stop() {
      waiting.clear();
      return notes.stop();
    },
  };
}

/**
 * Records in batches that workflows were started, so that the dispatcher checks on them later. Without this record,
 * it would start a long queue again and again.
 */
function createStartRecorder({ database, clock }: Pick<StarterDeps, 'database' | 'clock'>) {
  let started: GenerationStart[] = [];
  const write = async (): Promise<void> => {
    const jobs = started;
    started = [];
    const lostAt = new Date(clock.now().getTime() + dispatcherOptions.lostAfterSeconds * 1000);
    // A missing record causes one more start, which is harmless.
    await deferDispatch(database, jobs, lostAt).catch(() => undefined);
  };
  const timer = setInterval(() => void write(), recordAfterMilliseconds).unref();
  return {
    add: (job: GenerationStart) => void started.push(job),
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
