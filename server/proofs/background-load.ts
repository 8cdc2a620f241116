import { setTimeout as wait } from 'node:timers/promises';

/** Callers that send requests repeatedly while keys and certificates change. */
export interface BackgroundLoad {
  /** Correct responses, by kind. */
  readonly answered: ReadonlyMap<string, number>;
  /** Wrong or missing responses. */
  readonly failures: readonly string[];
  /** Calls repeatedly until the load is stopped. `ask` returns a description of what is wrong, or undefined. */
  add(kind: string, pauseMilliseconds: number, ask: () => Promise<string | undefined>): void;
  /** Calls once. The result counts like the repeated calls. */
  once(kind: string, ask: () => Promise<string | undefined>): Promise<void>;
  /** Waits until each kind has this many more responses. */
  untilAnswered(times: number): Promise<void>;
  stop(): Promise<void>;
}

const patienceMilliseconds = 300_000;

export function startLoad(): BackgroundLoad {
  const answered = new Map<string, number>();
  const failures: string[] = [];
  const stopping = new AbortController();
  const callers: Promise<void>[] = [];
  const kinds: string[] = [];

  const once: BackgroundLoad['once'] = async (kind, ask) => {
    const problem = await ask().catch((error: unknown) => String(error));
    if (problem === undefined) answered.set(kind, (answered.get(kind) ?? 0) + 1);
    else failures.push(`${new Date().toISOString()} ${kind}: ${problem}`);
  };
  const run = async (kind: string, pause: number, ask: () => Promise<string | undefined>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await once(kind, ask);
      await wait(pause);
    }
  };
  return {
    answered,
    failures,
    once,
    add(kind, pause, ask) {
      kinds.push(kind);
      callers.push(run(kind, pause, ask));
    },
    async untilAnswered(times) {
      const goals = new Map(kinds.map((kind) => [kind, (answered.get(kind) ?? 0) + times]));
      const end = Date.now() + patienceMilliseconds;
      const isReached = () => [...goals].every(([kind, goal]) => (answered.get(kind) ?? 0) >= goal);
      while (!isReached() && Date.now() < end) await wait(20);
      if (!isReached())
        throw new Error(
          `The load makes no progress: ${JSON.stringify([...answered])} ${failures.at(-1) ?? ''}`,
        );
    },
    async stop() {
      stopping.abort();
      await Promise.all(callers);
    },
  };
}
