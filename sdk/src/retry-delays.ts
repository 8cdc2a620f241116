import { ApiError, ConnectionError } from './errors.ts';

const firstDelayMs = 500;
const maxDelayMs = 8_000;
/**
 * Slightly longer than the rate limit's window of one minute. If the API asks for a longer wait, the caller must
 * decide.
 */
const maxRetryAfterSeconds = 65;

export function isRetryable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof ApiError) || (error.retryAfter ?? 0) > maxRetryAfterSeconds) return false;
  return error.status === 408 || error.status === 429 || error.status >= 500;
}

/**
 * Returns the milliseconds before the next attempt: doubled each time, or what the API asks for. The random part
 * keeps many clients from retrying at the same moment.
 */
export function computeRetryDelay(attempt: number, error: unknown): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : null;
  if (retryAfter !== null) return retryAfter * 1000 + Math.random() * firstDelayMs;
  return Math.min(maxDelayMs, firstDelayMs * 2 ** attempt) * (0.5 + Math.random() / 2);
}
