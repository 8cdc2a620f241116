import { Context } from '@temporalio/activity';

/** Sends heartbeats to Temporal during the work, so that another worker soon takes over if this one dies. */
export async function withHeartbeat<Result>(
  everyMilliseconds: number,
  work: (cancellation: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const context = Context.current();
  const timer = setInterval(() => context.heartbeat(), everyMilliseconds);
  try {
    return await work(context.cancellationSignal);
  } finally {
    clearInterval(timer);
  }
}
