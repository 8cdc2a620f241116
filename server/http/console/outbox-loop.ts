/** Looks for due work again and again; an outbox table is what it looks at. */
export interface OutboxLoop {
  /** Looks now. During a look, another one follows it: what was just written may have been missed. */
  wake(): void;
  /** Resolves once the look under way has ended. */
  stop(): Promise<void>;
}

export interface OutboxLoopOptions {
  readonly everyMilliseconds: number;
  /** Ends early when told to stop. */
  readonly look: (stopping: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export function startOutboxLoop({ everyMilliseconds, look, onError }: OutboxLoopOptions): OutboxLoop {
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
