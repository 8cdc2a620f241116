import { Context } from '@temporalio/activity';

/** Tells Temporal that this worker lives, so that the step of one that died is given to another soon. */
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
