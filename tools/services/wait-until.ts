import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  /** The beginning of the timeout error's message. */
  readonly what: string;
  readonly seconds: number;
  readonly everyMilliseconds?: number;
}

/** Repeats `attempt` until it does not throw, and returns its result. After `seconds`, throws with the last reason. */
export async function waitUntil<Result>(
  attempt: () => Promise<Result>,
  options: WaitOptions,
): Promise<Result> {
  const end = performance.now() + options.seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof WaitAbandonedError) throw error;
      if (performance.now() > end) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${options.what}: not within ${options.seconds} s (${reason})`, { cause: error });
      }
    }
    await sleep(options.everyMilliseconds ?? 50);
  }
}

/** Thrown by an attempt when no further attempt will help. */
export class WaitAbandonedError extends Error {}
