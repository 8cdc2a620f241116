// Polling with a deadline. Every wait in tools/ uses this and names what it waited for.

import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  /** What is awaited, for the timeout message. */
  readonly what: string;
  readonly seconds: number;
  readonly everyMilliseconds?: number;
}

/** Repeats `attempt` until it no longer throws; at the deadline its last error is the cause of ours. */
export async function waitUntil<Result>(
  attempt: () => Promise<Result>,
  patience: WaitOptions,
): Promise<Result> {
  const end = performance.now() + patience.seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof WaitAbandonedError) throw error;
      if (performance.now() > end) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${patience.what}: not within ${patience.seconds} s (${reason})`, { cause: error });
      }
    }
    await sleep(patience.everyMilliseconds ?? 50);
  }
}

/** Thrown by an attempt when no further attempt will help. */
export class WaitAbandonedError extends Error {}
