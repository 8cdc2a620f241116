import type { Plan } from '@blazon/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { startOfNextMonth, toUtcMonth } from '../../domain/utc-calendar.ts';
import { hasStoredResponse } from '../../store/idempotency.ts';
import { readUsage } from '../../store/usage.ts';
import { createFailure, type RequestFailure } from '../failure.ts';
import { requireCaller } from '../request-context.ts';
import { readIdempotencyKey } from './idempotency.ts';

export interface BillingDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly quotas: Readonly<Record<Plan, number>>;
}

/**
 * Rejects a live generation before its body is parsed, if an invoice is unpaid or the quota is used up. The exact
 * check happens when the job is accepted.
 */
export async function rejectUnpaidOrOverQuota(
  deps: BillingDeps,
  request: FastifyRequest,
): Promise<RequestFailure | undefined> {
  const { workspaceId, environment, plan, unpaid } = requireCaller(request);
  const metered = request.context.operation?.errors.includes('billing_hard_limit') && environment === 'live';
  if (!metered) return undefined;
  const scope = { workspaceId, environment };
  const reservation = { month: toUtcMonth(deps.clock.now()), quota: deps.quotas[plan] };
  const isBlocked = unpaid || (await readUsage(deps.database, scope, reservation.month)) >= reservation.quota;
  if (!isBlocked) return undefined;
  // A replay of an accepted request costs nothing and gets the stored response. Usage and response are committed
  // together, so the response of every request counted above is already stored.
  const key = readIdempotencyKey(request);
  if (typeof key === 'string' && (await hasStoredResponse(deps.database, scope, key))) return undefined;
  return unpaid ? createUnpaidFailure() : createQuotaExceededFailure(reservation);
}

export function createQuotaExceededFailure(reservation: {
  readonly month: string;
  readonly quota: number;
}): RequestFailure {
  const { month, quota } = reservation;
  return createFailure('billing_hard_limit', {
    message:
      `The workspace has used its ${quota} live generations of ${month.slice(0, 7)}: ` +
      `move it to a larger plan, or wait for ${startOfNextMonth(month)} 00:00 UTC.`,
  });
}

export function createBudgetExceededFailure(project: {
  readonly month: string;
  readonly budget: number;
}): RequestFailure {
  const { month, budget } = project;
  return createFailure('project_budget_exceeded', {
    param: 'project_id',
    message:
      `The project has used its budget of ${budget} live generations for ${month.slice(0, 7)}: ` +
      `raise the budget in the dashboard, or wait for ${startOfNextMonth(month)} 00:00 UTC.`,
  });
}

function createUnpaidFailure(): RequestFailure {
  return createFailure('billing_hard_limit', {
    message: 'The workspace has an unpaid invoice. Live generations work again once it is paid.',
  });
}
