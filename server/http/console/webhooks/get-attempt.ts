import { decodeId } from '@blazon/contract/ids.ts';
import { limits } from '@blazon/contract/limits.ts';
import type { AttemptDetail } from '@blazon/contract/console/webhooks.ts';
import { findDelivery } from '../../../store/query-deliveries.ts';
import { findAttempt, type NumberedAttempt } from '../../../store/delivery-attempts.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toAttemptSummary } from './delivery-view.ts';

/**
 * Returns the headers and the response of one attempt. The request body is the same for all attempts: the event's
 * body.
 */
export const getWebhookAttempt = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/events/{event_id}/attempts/{attempt}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<AttemptDetail | ConsoleFailure> => {
    const { event_id: eventId = '', attempt = '' } = params;
    const [, run, number] = /^(\d{1,4})\.(\d{1,4})$/.exec(attempt) ?? [];
    if (run === undefined || number === undefined || decodeId('event', eventId) === undefined)
      return createConsoleFailure('not_found');
    const attemptKey = { eventId, run: Number(run), number: Number(number) };
    // The event is read too, because attempts of a deleted project must not be visible.
    const [event, attemptRecord] = await Promise.all([
      findDelivery(deps.database, scope, { eventId }),
      findAttempt(deps.database, scope, attemptKey),
    ]);
    return event && attemptRecord ? toAttemptDetail(attemptRecord) : createConsoleFailure('not_found');
  },
);

function toAttemptDetail(attempt: NumberedAttempt): AttemptDetail {
  const bytes = attempt.responseBody;
  return {
    ...toAttemptSummary(attempt),
    request_headers: attempt.requestHeaders,
    response_headers: attempt.responseHeaders,
    response_body: bytes && bytes.toString('utf8'),
    response_body_bytes: bytes?.length ?? 0,
    response_is_text: bytes === null || isText(bytes),
    response_is_cut: bytes?.length === limits.webhookResponseBytes,
  };
}

/** Whether a response is UTF-8 text. A truncated response may end in the middle of a character. */
function isText(bytes: Buffer): boolean {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    decoder.decode(bytes, { stream: bytes.length === limits.webhookResponseBytes });
    return !bytes.includes(0);
  } catch {
    return false;
  }
}
