import type { JobOutcome } from '../src/brand/result.ts';

/** Passes each job's result to the callers that wait for it, and keeps recent results for later callers. */
export interface EndedJobs {
  add(jobId: string, ended: JobOutcome): void;
  /** Resolves with the result of a job whenever it arrives. Call `forget` when nobody waits any more. */
  of(jobId: string): { readonly ended: Promise<JobOutcome>; forget(): void };
}

const maxJobsKept = 200;

export function createEndedJobs(): EndedJobs {
  const recent = new Map<string, JobOutcome>();
  const waiting = new Map<string, Set<(ended: JobOutcome) => void>>();
  return {
    add(jobId, ended) {
      recent.set(jobId, ended);
      for (const oldest of recent.keys()) if (recent.size > maxJobsKept) recent.delete(oldest);
      for (const notify of waiting.get(jobId) ?? []) notify(ended);
    },
    of(jobId) {
      const ended = recent.get(jobId);
      if (ended) return { ended: Promise.resolve(ended), forget: () => undefined };
      const listeners = waiting.get(jobId) ?? new Set();
      waiting.set(jobId, listeners);
      let notify: (ended: JobOutcome) => void = () => undefined;
      const promise = new Promise<JobOutcome>((resolve) => {
        notify = resolve;
        listeners.add(notify);
      });
      return {
        ended: promise,
        forget() {
          listeners.delete(notify);
          if (listeners.size === 0) waiting.delete(jobId);
        },
      };
    },
  };
}
