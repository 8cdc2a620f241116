/** Polls an outbox table for due work. */
export interface OutboxPoller {
  /** Polls now. If a poll is running, another follows it, because it may have missed a row just written. */
  wake(): void;
  /** Resolves once the poll in progress has ended. */
  stop(): Promise<void>;
}

export interface OutboxPollerOptions {
  readonly everyMilliseconds: number;
  /** Ends early when stopped. */
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
