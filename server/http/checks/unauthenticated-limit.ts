import { toClientNetworkKey } from '../../domain/client-network.ts';
import { evaluateRateLimit, type RateLimitState } from '../../domain/rate-window.ts';
import type { RequestCounter } from '../../integrations/request-counter.ts';

export interface UnauthenticatedLimitDeps {
  readonly counter: RequestCounter;
  readonly unauthenticatedLimit: number;
}

/**
 * Counts a failed, unauthenticated request against its network. Successful requests never count, so somebody who
 * guesses keys cannot lock out key holders on the same network.
 */
export async function countUnauthenticatedFailure(
  deps: UnauthenticatedLimitDeps,
  address: string | undefined,
): Promise<RateLimitState> {
  const count = await deps.counter.add(`network:${toClientNetworkKey(address)}`);
  return evaluateRateLimit(count, deps.unauthenticatedLimit);
}

/**
 * Counts a request for a public page against its network, in a separate bucket, so that reading the documentation
 * does not use up the limit for failed requests.
 */
export async function countPublicRequest(
  deps: UnauthenticatedLimitDeps,
  address: string | undefined,
): Promise<RateLimitState> {
  const count = await deps.counter.add(`open:${toClientNetworkKey(address)}`);
  return evaluateRateLimit(count, deps.unauthenticatedLimit);
}
