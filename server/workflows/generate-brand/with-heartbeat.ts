import { Context } from '@temporalio/activity';

/** Sends heartbeats to Temporal, so that the activity of a dead worker is soon given to another. */
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
