import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { RequestCounter } from '../../integrations/request-counter.ts';
import { evaluateRateLimit } from '../../domain/rate-window.ts';
import { createRateLimitFailure } from '../response.ts';
import type { RequestFailure } from '../failure.ts';
import { requireCaller } from '../request-context.ts';
import type { SuspensionMonitor } from '../suspension-monitor.ts';

/**
 * Counts every request of a known workspace, whatever its outcome, so that suspended and Free callers also see
 * correct headers. A later check enforces the limit.
 */
export async function countRequest(
  deps: {
    readonly counter: RequestCounter;
    readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  },
  request: FastifyRequest,
): Promise<undefined> {
  const { workspaceId, plan } = requireCaller(request);
  const category = request.context.operation?.category ?? 'standard';
  const count = await deps.counter.add(`${workspaceId}:${category}`);
  request.context.rate = evaluateRateLimit(count, deps.rateLimits[plan][category]);
}

export function rejectOverLimit(
  deps: { readonly suspensions: SuspensionMonitor },
  request: FastifyRequest,
): RequestFailure | undefined {
  const { rate } = request.context;
  if (!rate?.exceeded) return undefined;
  deps.suspensions.noteRefusal(requireCaller(request), rate, request.id);
  return createRateLimitFailure(rate);
}
