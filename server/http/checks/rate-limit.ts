import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { RequestCounter } from '../../integrations/request-counter.ts';
import { evaluateRateLimit } from '../../domain/rate-window.ts';
import { rateLimitFailure } from '../response.ts';
import type { RequestFailure } from '../failure.ts';
import { requireCaller } from '../request-context.ts';
import type { SuspensionMonitor } from '../suspension-monitor.ts';

/**
 * Every request of a known workspace counts, whatever becomes of it: also suspended and Free callers see true headers.
 * Whether the limit is passed is judged later, in its place in the order of checks.
 */
export async function countRequest(
  parts: {
    readonly counter: RequestCounter;
    readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  },
  request: FastifyRequest,
): Promise<undefined> {
  const { workspaceId, plan } = requireCaller(request);
  const category = request.context.operation?.category ?? 'standard';
  const count = await parts.counter.add(`${workspaceId}:${category}`);
  request.context.rate = evaluateRateLimit(count, parts.rateLimits[plan][category]);
}

export function rejectOverLimit(
  parts: { readonly suspensions: SuspensionMonitor },
  request: FastifyRequest,
): RequestFailure | undefined {
  const { rate } = request.context;
  if (!rate?.exceeded) return undefined;
  parts.suspensions.noteRefusal(requireCaller(request), rate, request.id);
  return rateLimitFailure(rate);
}
