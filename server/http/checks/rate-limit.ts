import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { RequestCounter } from '../../outside/request-counter.ts';
import { judgeCount } from '../../rules/rate-window.ts';
import { tooMany } from '../answer.ts';
import type { RequestFailure } from '../failure.ts';
import { callerOf } from '../request-context.ts';
import type { Suspensions } from '../suspensions.ts';

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
  const { workspaceId, plan } = callerOf(request);
  const category = request.context.operation?.category ?? 'standard';
  const count = await parts.counter.add(`${workspaceId}:${category}`);
  request.context.rate = judgeCount(count, parts.rateLimits[plan][category]);
}

export function refuseOverLimit(
  parts: { readonly suspensions: Suspensions },
  request: FastifyRequest,
): RequestFailure | undefined {
  const { rate } = request.context;
  if (!rate?.exceeded) return undefined;
  parts.suspensions.noteRefusal(callerOf(request), rate, request.id);
  return tooMany(rate);
}
