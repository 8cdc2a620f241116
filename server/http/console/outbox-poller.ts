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
  /** Should end early when `stopping` is aborted. */
  readonly look: (stopping: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export function startOutboxPoller({ everyMilliseconds, look, onError }: OutboxPollerOptions): OutboxPoller {
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await look(stopping.signal).catch(onError);
    } while (isAskedAgain && !stopping.signal.aborted);
    looking = undefined;
  };
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    isAskedAgain = true;
    looking ??= run();
  };
  const timer = setInterval(wake, everyMilliseconds).unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}
