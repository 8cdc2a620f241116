import { encodeId } from '@blazon/contract/ids.ts';
import type { operations } from '@blazon/contract/operations.ts';
import { insertLocalAttempt, type LocalAttempt, lockVisibleEvent } from '../../store/forwarded-attempts.ts';
import { runIdempotently } from '../checks/idempotency.ts';
import { createFailure, createNotFoundFailure, type RequestFailure } from '../failure.ts';
import type { Handler, OperationInput } from '../register-operation.ts';

type ForwardedResult = OperationInput<typeof operations.recordForwarded>['body'];

/** Records how a developer's local server responded to an event. The CLI forwards such events from the live feed. */
export const recordForwarded: Handler<typeof operations.recordForwarded> = async (
  { database, clock },
  { scope, params, body, idempotency },
) => {
  const failure = requireStatusOrError(body);
  if (failure) return failure;
  const attempt = toAttempt(body, clock.now());
  return runIdempotently(database, scope, idempotency, async (transaction) => {
    const event = await lockVisibleEvent(transaction, scope, params.event_id);
    if (event === undefined) return createNotFoundFailure('event_id');
    await insertLocalAttempt(transaction, scope, params.event_id, attempt);
    const { projectUuid } = event;
    const projectId = projectUuid === null ? null : encodeId('project', projectUuid);
    return { status: 204, body: '', projectId };
  });
};

function requireStatusOrError({ status, error }: ForwardedResult): RequestFailure | undefined {
  if (status === undefined && error === undefined)
    return createFailure('missing_required_param', {
      param: 'status',
      message: 'Send `status`, or `error` if there was no response.',
    });
  if (status !== undefined && error !== undefined)
    return createFailure('invalid_param', { param: 'error', message: 'Send `status` or `error`, not both.' });
  return undefined;
}

function toAttempt(
  { url, status, error, duration_ms: milliseconds }: ForwardedResult,
  now: Date,
): LocalAttempt {
  return {
    url,
    startedAt: new Date(now.getTime() - milliseconds),
    milliseconds,
    outcome: toOutcome(status),
    status: status ?? null,
    error: error ?? null,
  };
}

/** Uses the same outcome names as the delivery history. */
function toOutcome(status: number | undefined): string {
  if (status === undefined) return 'connection';
  return status >= 200 && status < 300 ? 'delivered' : `status_${Math.floor(status / 100)}xx`;
}
