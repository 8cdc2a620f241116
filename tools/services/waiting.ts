// Waiting with an end: every wait of the tools goes through here and says what it waited for.

import { setTimeout as sleep } from 'node:timers/promises';

export interface Patience {
  /** What is awaited, for the message when it does not come. */
  readonly what: string;
  readonly seconds: number;
  readonly everyMilliseconds?: number;
}

/** Repeats `attempt` until it no longer throws; past the deadline its last error is the cause of ours. */
export async function waitUntil<Result>(attempt: () => Promise<Result>, patience: Patience): Promise<Result> {
  const end = performance.now() + patience.seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof GivenUp) throw error;
      if (performance.now() > end) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${patience.what}: not within ${patience.seconds} s (${reason})`, { cause: error });
      }
    }
    await sleep(patience.everyMilliseconds ?? 50);
  }
}

/** Thrown by an attempt that knows no further attempt will help. */
export class GivenUp extends Error {}
