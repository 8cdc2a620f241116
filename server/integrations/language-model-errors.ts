import { APICallError, StreamProviderError } from 'ai';
import type { TurnOutcome } from '../domain/director-budget.ts';
import { ResponseTooLargeError } from './bounded-fetch.ts';

export interface ModelFailure {
  readonly outcome: Extract<
    TurnOutcome,
    'timeout' | 'rate_limited' | 'rejected' | 'misconfigured' | 'unavailable' | 'malformed' | 'too_large'
  >;
  /** The HTTP status of the response, if there was a response. */
  readonly status: number | undefined;
  /** The delay in the provider's `Retry-After` header. */
  readonly retryAfterMilliseconds: number | undefined;
}

/**
 * Classifies an error and drops its details, because the library's errors contain the whole request and its headers,
 * which must not be logged.
 */
export function classifyModelError(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return createModelFailure('timeout');
  const causes = listCauses(error);
  if (causes.some((cause) => cause instanceof ResponseTooLargeError)) return createModelFailure('too_large');
  if (StreamProviderError.isInstance(error))
    return createModelFailure(classifyStatus(readStatusInStream(error)));
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  // When a connection breaks during a response, the library reports a TypeError with a successful status.
  if ((status ?? 200) < 300 && causes.some((cause) => cause instanceof TypeError))
    return createModelFailure('unavailable', status);
  if (!APICallError.isInstance(error)) return createModelFailure('malformed');
  return createModelFailure(
    classifyStatus(status),
    status,
    readRetryAfter(error.responseHeaders?.['retry-after']),
  );
}

export function listCauses(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause)
    causes.push(cause);
  return causes;
}

/**
 * Reads the status of an error inside the stream, where the HTTP status was already successful. Some providers send a
 * status in the error, others only a code or a type.
 */
function readStatusInStream({ statusCode, code, type }: StreamProviderError): number | undefined {
  return statusCode ?? (/rate_limit/.test(`${code} ${type}`) ? 429 : undefined);
}

function classifyStatus(status: number | undefined): ModelFailure['outcome'] {
  if (status === undefined) return 'unavailable';
  if (status < 300) return 'malformed';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'unavailable';
  return [400, 413, 422].includes(status) ? 'rejected' : 'misconfigured';
}

function createModelFailure(
  outcome: ModelFailure['outcome'],
  status?: number,
  retryAfterMilliseconds?: number,
): ModelFailure {
  return { outcome, status, retryAfterMilliseconds };
}

/** Reads a delay in seconds. The date form is ignored, because it would depend on two clocks. */
function readRetryAfter(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : undefined;
}
