import { limits } from '@blazon/contract/limits.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { FetchOutcome, SafeFetch } from '../../integrations/safe-fetch.ts';
import { webhookRequestHeaders } from '../../integrations/webhook-signature.ts';
import type { Attempt } from '../../store/record-attempt.ts';

export interface AttemptRequest {
  readonly eventId: string;
  readonly number: number;
  readonly url: string;
  readonly body: Buffer;
  /** Oldest first. */
  readonly secrets: readonly string[];
}

/** Limits what a receiver can add to the history besides the body, which has its own limit. */
const maxHeaders = 64;
const longestHeader = 1_024;
const longestError = 500;

/** Signs and sends the event. Only a 2xx in time counts as delivered. */
export async function sendAttempt(
  { clock, safeFetch }: { readonly clock: Clock; readonly safeFetch: Pick<SafeFetch, 'post'> },
  { eventId, number, url, body, secrets }: AttemptRequest,
): Promise<Attempt> {
  const startedAt = clock.now();
  const requestHeaders = webhookRequestHeaders({ eventId, body, secrets, number, at: startedAt });
  const exchange = await safeFetch.post(url, {
    headers: requestHeaders,
    body,
    deadlineMilliseconds: limits.webhookResponseSeconds * 1000,
    responseBytes: limits.webhookResponseBytes,
  });
  return { url, startedAt, requestHeaders, milliseconds: exchange.milliseconds, ...judge(exchange) };
}

type Judgement = Pick<Attempt, 'outcome' | 'status' | 'responseHeaders' | 'responseBody' | 'error'>;

function judge(exchange: FetchOutcome): Judgement {
  if (exchange.outcome === 'failed')
    return {
      outcome: exchange.reason,
      status: null,
      responseHeaders: null,
      responseBody: null,
      error: storable(exchange.message, longestError),
    };
  const { status } = exchange;
  return {
    outcome: status >= 200 && status < 300 ? 'delivered' : `status_${Math.floor(status / 100)}xx`,
    status,
    responseHeaders: keepHeaders(exchange.headers),
    responseBody: exchange.body.subarray(0, limits.webhookResponseBytes),
    error: null,
  };
}

function keepHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).slice(0, maxHeaders);
  return Object.fromEntries(
    kept.map(([name, value]) => [storable(name, longestHeader), storable(value, longestHeader)]),
  );
}

/** PostgreSQL rejects NUL, and half of a surrogate pair is not valid text. */
function storable(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll('\u0000', '\uFFFD').toWellFormed();
}
