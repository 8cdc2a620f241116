import type { Plan } from '@blazon/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import { monthAfter, monthOf } from '../../rules/month.ts';
import { hasStoredAnswer } from '../../store/idempotency.ts';
import { readUsage } from '../../store/usage.ts';
import { fail, type RequestFailure } from '../failure.ts';
import { callerOf } from '../request-context.ts';
import { readIdempotencyKey } from './idempotency.ts';

export interface BillingParts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly quotas: Readonly<Record<Plan, number>>;
}

/**
 * Refuses a metered request early when it is certain that nobody pays for it. The exact count is taken where the job is
 * accepted; here a request that would be refused there is told so before its body is looked at.
 */
export async function refuseUnbilled(
  parts: BillingParts,
  request: FastifyRequest,
): Promise<RequestFailure | undefined> {
  const { workspaceId, environment, plan, unpaid } = callerOf(request);
  const metered = request.context.operation?.errors.includes('billing_hard_limit') && environment === 'live';
  if (!metered) return undefined;
  const scope = { workspaceId, environment };
  const reservation = { month: monthOf(parts.clock.now()), quota: parts.quotas[plan] };
  const usedUp = unpaid || (await readUsage(parts.database, scope, reservation.month)) >= reservation.quota;
  if (!usedUp) return undefined;
  // A repetition of what was accepted costs nothing and gets the same answer as before. Looked up last: the place it
  // took in the quota and its stored answer are seen from the same moment on.
  const key = readIdempotencyKey(request);
  if (typeof key === 'string' && (await hasStoredAnswer(parts.database, scope, key))) return undefined;
  return unpaid ? invoiceUnpaid() : quotaUsedUp(reservation);
}

export function quotaUsedUp(reservation: { readonly month: string; readonly quota: number }): RequestFailure {
  const { month, quota } = reservation;
  return fail('billing_hard_limit', {
    message:
      `The workspace has used its ${quota} live generations of ${month.slice(0, 7)}: ` +
      `move it to a larger plan, or wait for ${monthAfter(month)} 00:00 UTC.`,
  });
}

function invoiceUnpaid(): RequestFailure {
  return fail('billing_hard_limit', {
    message: 'The workspace has an unpaid invoice: live generations work again once it is settled.',
  });
}
