import { setTimeout as wait } from 'node:timers/promises';

/** Callers that send requests repeatedly while keys and certificates change. */
export interface BackgroundLoad {
  /** The number of correct responses, by kind of call. */
  readonly answered: ReadonlyMap<string, number>;
  /** One line for each wrong or missing response. */
  readonly failures: readonly string[];
  /** Repeats `call` until the load is stopped. `call` returns undefined, or a description of what is wrong. */
  add(kind: string, pauseMilliseconds: number, call: () => Promise<string | undefined>): void;
  /** Runs `call` once, and counts its result like those of the repeated calls. */
  once(kind: string, call: () => Promise<string | undefined>): Promise<void>;
  /** Waits until each repeated kind has had this many more correct responses. */
  untilAnswered(times: number): Promise<void>;
  stop(): Promise<void>;
}

const timeoutMilliseconds = 300_000;

export function startLoad(): BackgroundLoad {
  const answered = new Map<string, number>();
  const failures: string[] = [];
  const stopping = new AbortController();
  const callers: Promise<void>[] = [];
  const kinds: string[] = [];

  const once: BackgroundLoad['once'] = async (kind, call) => {
    const problem = await call().catch((error: unknown) => String(error));
    if (problem === undefined) answered.set(kind, (answered.get(kind) ?? 0) + 1);
    else failures.push(`${new Date().toISOString()} ${kind}: ${problem}`);
  };
  const run = async (kind: string, pause: number, call: () => Promise<string | undefined>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await once(kind, call);
      await wait(pause);
    }
  };
  return {
    answered,
    failures,
    once,
    add(kind, pause, call) {
      kinds.push(kind);
      callers.push(run(kind, pause, call));
    },
    async untilAnswered(times) {
      const goals = new Map(kinds.map((kind) => [kind, (answered.get(kind) ?? 0) + times]));
      const end = Date.now() + timeoutMilliseconds;
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
