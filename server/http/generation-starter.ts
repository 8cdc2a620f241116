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
  /** `left` means that the jobs are left to the dispatcher. */
  readonly onOutcome: (outcome: 'started' | 'left', count: number, error?: unknown) => void;
}

/** How often starts are recorded. Most jobs are claimed sooner and need no record. */
const recordIntervalMilliseconds = 2_000;

export function createGenerationStarter(deps: StarterDeps): GenerationStarter {
  const waiting = createFairQueue<GenerationStart>({
    maxItems: dispatcherOptions.maxWaiting,
    maxPerOwner: dispatcherOptions.maxWaitingOfOne,
  });
  const startRecorder = createStartRecorder(deps);
  const slots = createKeyedSlots({
    total: dispatcherOptions.startsAtOnce,
    perKey: dispatcherOptions.startsAtOnceOfOne,
  });
  let failures = 0;

  const startWorkflow = async (job: GenerationStart): Promise<void> => {
    try {
      await deps.workflowStarter.startGeneration(job);
      failures = 0;
      startRecorder.add(job);
      deps.onOutcome('started', 1);
    } catch (error) {
      failures += 1;
      // After several failures in a row, Temporal is probably down, and all waiting jobs would only time out too.
      // After a single failure, only the waiting jobs of that workspace are left to the dispatcher.
      const isTemporalDown = failures >= dispatcherOptions.failuresInARow;
      const dropped = isTemporalDown ? waiting.clear() : waiting.clear(job.scope.workspaceId);
      deps.onOutcome('left', 1 + dropped, error);
    }
  };
  const startNext = (): void => {
    if (slots.isFull) return;
    const job = waiting.shift(slots.hasFree);
    if (job === undefined) return;
    const { workspaceId } = job.scope;
    slots.acquire(workspaceId);
    void startWorkflow(job).finally(() => {
      slots.release(workspaceId);
      startNext();
    });
  };

  return {
    start(job) {
      if (!waiting.push(job.scope.workspaceId, job)) return deps.onOutcome('left', 1);
      startNext();
    },
    /** The dispatcher starts jobs that are still waiting. */
    stop() {
      waiting.clear();
      return startRecorder.stop();
    },
  };
}

/**
 * Records in batches which workflows were started, so that the dispatcher does not start those jobs again while they
 * wait in a long queue.
 */
function createStartRecorder({ database, clock }: Pick<StarterDeps, 'database' | 'clock'>) {
  let started: GenerationStart[] = [];
  const write = async (): Promise<void> => {
    const jobs = started;
    started = [];
    const dispatchAgainAt = new Date(clock.now().getTime() + dispatcherOptions.lostAfterSeconds * 1000);
    // A missing record causes one more start, which is harmless.
    await deferDispatch(database, jobs, dispatchAgainAt).catch(() => undefined);
  };
  const timer = setInterval(() => void write(), recordIntervalMilliseconds).unref();
  return {
    add: (job: GenerationStart) => void started.push(job),
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
