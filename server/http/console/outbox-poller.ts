/** Polls an outbox table for due work. */
export interface OutboxPoller {
  /**
   * Polls now. If a poll is already running, another one follows it, because the running poll may have missed a new
   * row.
   */
  wake(): void;
  /** Resolves after the poll in progress has ended. */
  stop(): Promise<void>;
}

export interface OutboxPollerOptions {
  readonly everyMilliseconds: number;
  /** Processes all due rows. Should end early when `stopping` is aborted. */
  readonly poll: (stopping: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export function startOutboxPoller({ everyMilliseconds, poll, onError }: OutboxPollerOptions): OutboxPoller {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let mustPollAgain = false;
  const run = async (): Promise<void> => {
    do {
      mustPollAgain = false;
      await poll(stopping.signal).catch(onError);
    } while (mustPollAgain && !stopping.signal.aborted);
    running = undefined;
  };
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    mustPollAgain = true;
    running ??= run();
  };
  const timer = setInterval(wake, everyMilliseconds).unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
