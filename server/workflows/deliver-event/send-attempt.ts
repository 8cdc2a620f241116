import { limits } from '@blazon/contract/limits.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { FetchOutcome, SafeFetch } from '../../integrations/safe-fetch.ts';
import { createWebhookHeaders } from '../../integrations/webhook-signature.ts';
import type { Attempt } from '../../store/record-attempt.ts';

export interface AttemptRequest {
  readonly eventId: string;
  readonly number: number;
  readonly url: string;
  readonly body: Buffer;
  /** The oldest secret comes first. */
  readonly secrets: readonly string[];
}

/** How many of the receiver's response headers are stored. The body has its own limit. */
const maxHeaders = 64;
const maxHeaderLength = 1_024;
const maxErrorLength = 500;

/**
 * Signs and sends the event. The event counts as delivered only if the receiver responds with a 2xx status in time.
 */
export async function sendAttempt(
  { clock, safeFetch }: { readonly clock: Clock; readonly safeFetch: Pick<SafeFetch, 'post'> },
  { eventId, number, url, body, secrets }: AttemptRequest,
): Promise<Attempt> {
  const startedAt = clock.now();
  const requestHeaders = createWebhookHeaders({ eventId, body, secrets, number, at: startedAt });
  const exchange = await safeFetch.post(url, {
    headers: requestHeaders,
    body,
    deadlineMilliseconds: limits.webhookResponseSeconds * 1000,
    responseBytes: limits.webhookResponseBytes,
  });
  return { url, startedAt, requestHeaders, milliseconds: exchange.milliseconds, ...judgeExchange(exchange) };
}

type ExchangeJudgement = Pick<Attempt, 'outcome' | 'status' | 'responseHeaders' | 'responseBody' | 'error'>;

function judgeExchange(exchange: FetchOutcome): ExchangeJudgement {
  if (exchange.outcome === 'failed')
    return {
      outcome: exchange.reason,
      status: null,
      responseHeaders: null,
      responseBody: null,
      error: makeStorable(exchange.message, maxErrorLength),
    };
  const { status } = exchange;
  return {
    outcome: status >= 200 && status < 300 ? 'delivered' : `status_${Math.floor(status / 100)}xx`,
    status,
    responseHeaders: limitHeaders(exchange.headers),
    responseBody: exchange.body.subarray(0, limits.webhookResponseBytes),
    error: null,
  };
}

function limitHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).slice(0, maxHeaders);
  return Object.fromEntries(
    kept.map(([name, value]) => [makeStorable(name, maxHeaderLength), makeStorable(value, maxHeaderLength)]),
  );
}

/** Shortens text and replaces what PostgreSQL cannot store as text: NUL and unpaired surrogates. */
function makeStorable(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replaceAll('\u0000', '\uFFFD').toWellFormed();
}
