import { evaluateRateLimit } from '../../../domain/rate-window.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import { createFailure, type RequestFailure } from '../../failure.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';

/** Checks, before the input is validated, whether a person's generation must be rejected. */
export async function refuseGeneration(
  deps: ConsoleDeps,
  workspace: Workspace,
): Promise<ConsoleFailure | undefined> {
  return (await refuseByRate(deps, workspace)) ?? refuseSuspended(workspace, deps.clock.now());
}

/** Counts these requests together with the API's, because both share the workspace's limit per minute. */
async function refuseByRate(deps: ConsoleDeps, workspace: Workspace): Promise<ConsoleFailure | undefined> {
  const count = await deps.counter.add(`${workspace.id}:generation`);
  const rate = evaluateRateLimit(count, deps.rateLimits[workspace.plan].generation);
  if (!rate.exceeded) return undefined;
  const message = `The plan's limit per minute is reached. Wait ${rate.retryAfter} seconds and try again.`;
  return createConsoleFailure('too_many_requests', { message, retryAfter: rate.retryAfter });
}

function refuseSuspended({ suspendedUntil }: Workspace, now: Date): ConsoleFailure | undefined {
  if (suspendedUntil === null || suspendedUntil <= now) return undefined;
  const minutes = Math.ceil((suspendedUntil.getTime() - now.getTime()) / 60_000);
  const message = `The workspace is suspended after too many requests. Try again in ${minutes} min.`;
  return createConsoleFailure('workspace_suspended', { message });
}

/** Rejects live generations on the Free plan or with an unpaid invoice. Every plan may use the sandbox. */
export function refuseUnpaid({ plan, unpaidSince }: Workspace): RequestFailure | undefined {
  if (plan === 'free') return createFailure('plan_upgrade_required');
  return unpaidSince === null ? undefined : createFailure('billing_hard_limit', { message: unpaidMessage });
}

const unpaidMessage = 'An invoice is unpaid. Pay it under Plan to use live generations again.';

/** Converts an API error to the dashboard's error. */
export function toConsoleFailure(failure: RequestFailure): ConsoleFailure {
  switch (failure.code) {
    case 'plan_upgrade_required':
      return createConsoleFailure('generation_needs_plan');
    case 'billing_hard_limit':
      return createConsoleFailure('quota_used_up', { message: failure.message });
    case 'project_budget_exceeded':
      return createConsoleFailure('budget_used_up', { message: failure.message });
    case 'resource_not_found':
      return createConsoleFailure('not_found', failure.param === null ? {} : { param: failure.param });
    case 'invalid_param':
      return createConsoleFailure('invalid_input', {
        message: failure.message,
        param: failure.param ?? 'brand_name',
      });
    case 'idempotency_key_reused':
      return createConsoleFailure('conflict');
    default:
      throw new Error(`A generation was rejected with ${failure.code}.`);
  }
}
