import type { FastifyRequest } from 'fastify';
import { createFailure, type RequestFailure } from '../failure.ts';
import { requireCaller } from '../request-context.ts';

/** Rejects all requests of a suspended workspace. */
export function rejectSuspendedWorkspace(now: Date, request: FastifyRequest): RequestFailure | undefined {
  const until = requireCaller(request).suspendedUntil;
  if (until === null || until <= now) return undefined;
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return createFailure('account_suspended', {
    message: `The workspace is suspended for ${seconds} more seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
}

export function rejectFreePlan(request: FastifyRequest): RequestFailure | undefined {
  return requireCaller(request).plan === 'free' ? createFailure('plan_upgrade_required') : undefined;
}
