import { setTimeout as wait } from 'node:timers/promises';

export interface ShutdownHooks {
  /** Called first: announces that this process accepts no new work. */
  readonly announce: () => void;
  readonly drainMilliseconds: number;
  /** Called next: finishes the work in progress. */
  readonly finish: () => Promise<void>;
  readonly log: (line: string) => void;
}

/** After this time the process exits even if work remains, before the platform kills it. */
const maxShutdownMilliseconds = 60_000;

/** Shuts down on SIGTERM or SIGINT once work in progress has finished. A second signal exits immediately. */
export function stopOnSignal(hooks: ShutdownHooks): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    hooks.log(`${signal}: stopping`);
    setTimeout(() => process.exit(1), maxShutdownMilliseconds + hooks.drainMilliseconds).unref();
    hooks.announce();
    await wait(hooks.drainMilliseconds);
    await hooks.finish();
    hooks.log('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal));
  }
}
