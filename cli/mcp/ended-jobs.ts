import type { Ended } from '../src/brand/result.ts';

/** Results of jobs, for callers that are waiting and for callers that ask shortly afterwards. */
export interface EndedJobs {
  add(jobId: string, ended: Ended): void;
  /** Resolves with the result of a job whenever it arrives. Call `forget` when nobody waits any more. */
  of(jobId: string): { readonly ended: Promise<Ended>; forget(): void };
}

const maxJobsKept = 200;

export function createEndedJobs(): EndedJobs {
  const known = new Map<string, Ended>();
  const waiting = new Map<string, Set<(ended: Ended) => void>>();
  return {
    add(jobId, ended) {
      known.set(jobId, ended);
      for (const oldest of known.keys()) if (known.size > maxJobsKept) known.delete(oldest);
      for (const tell of waiting.get(jobId) ?? []) tell(ended);
    },
    of(jobId) {
      const ended = known.get(jobId);
      if (ended) return { ended: Promise.resolve(ended), forget: () => undefined };
      const listeners = waiting.get(jobId) ?? new Set();
      waiting.set(jobId, listeners);
      let tell: (ended: Ended) => void = () => undefined;
      const promise = new Promise<Ended>((resolve) => {
        tell = resolve;
        listeners.add(tell);
      });
      return {
        ended: promise,
        forget() {
          listeners.delete(tell);
          if (listeners.size === 0) waiting.delete(jobId);
        },
      };
    },
  };
}
