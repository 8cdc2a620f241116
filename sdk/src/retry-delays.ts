import { ApiError, ConnectionError } from './errors.ts';

const firstDelay = 500;
const longestDelay = 8_000;
/** Slightly more than the rate limit's window. If the API asks for a longer wait, the caller must decide. */
const longestRetryAfter = 65;

export function isRetryable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof ApiError) || (error.retryAfter ?? 0) > longestRetryAfter) return false;
  return error.status === 408 || error.status === 429 || error.status >= 500;
}

/**
 * The milliseconds before the next attempt: doubled each time, or as long as the API asks for. Jitter keeps many
 * clients from retrying at the same moment.
 */
export function retryDelay(attempt: number, error: unknown): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : null;
  if (retryAfter !== null) return retryAfter * 1000 + Math.random() * firstDelay;
  return Math.min(longestDelay, firstDelay * 2 ** attempt) * (0.5 + Math.random() / 2);
}
