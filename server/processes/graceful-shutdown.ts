import { setTimeout as wait } from 'node:timers/promises';

export interface ShutdownHooks {
  /** First: say that no new work should come. */
  readonly announce: () => void;
  readonly drainMilliseconds: number;
  /** Then: end what is in progress. */
  readonly finish: () => Promise<void>;
  readonly log: (line: string) => void;
}

/** After this the process ends whatever is left: the platform would kill it anyway. */
const mostMilliseconds = 60_000;

/** Ends a process on SIGTERM or SIGINT without cutting anything off. A second signal ends it at once. */
export function stopOnSignal(steps: ShutdownHooks): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    steps.log(`${signal}: stopping`);
    setTimeout(() => process.exit(1), mostMilliseconds + steps.drainMilliseconds).unref();
    steps.announce();
    await wait(steps.drainMilliseconds);
    await steps.finish();
    steps.log('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal));
  }
}
