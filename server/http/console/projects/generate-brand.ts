import { GenerateBody, type JobView } from '@blazon/contract/console/generations.ts';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Job } from '@blazon/contract/resources.ts';
import { evaluateRateLimit } from '../../../domain/rate-window.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import { acceptGeneration } from '../../accept-generation.ts';
import { fail, isFailure, type RequestFailure } from '../../failure.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { type ConsoleInput, defineOperation } from '../operation.ts';
import { dashboardIdempotency } from './dashboard-idempotency.ts';

const operation = {
  method: 'POST',
  path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}/generations',
  action: 'brands.generate',
  body: GenerateBody,
} as const;

/** The playground: the same path as the API, with a person instead of a key. Events are sent as for any other job. */
export const generateBrand = defineOperation(
  operation,
  async (deps, input): Promise<JobView | ConsoleFailure> => {
    const { scope, body, workspace, requestId, params } = input;
    const projectId = params['project_id'] ?? '';
    if (decodeId('project', projectId) === undefined) return consoleFail('not_found');
    const refusal = (await refuseByRate(deps, workspace)) ?? refuseByStanding(workspace, deps.clock.now());
    if (refusal) return refusal;
    const result = await acceptGeneration(deps, scope, {
      projectId,
      prompt: body.prompt,
      parentId: body.memory_id ?? null,
      brandName: body.brand_name ?? null,
      webhookUrl: null,
      plan: workspace.plan,
      keyId: null,
      requestId,
      traceParent: null,
      idempotency: dashboardIdempotency(`projects/${projectId}/generations`, body),
      refusal: scope.environment === 'live' ? refuseUnpaid(workspace) : undefined,
      alsoWrite: (transaction, jobId, now) =>
        insertAuditEntry(transaction, scope.workspaceId, auditOf(deps, input, jobId, now)),
    });
    return isFailure(result) ? explain(result) : toView(JSON.parse(result.body) as Job, body);
  },
);

/** Counted together with the API's requests: a workspace has one limit per minute. */
async function refuseByRate(deps: ConsoleDeps, workspace: Workspace): Promise<ConsoleFailure | undefined> {
  const count = await deps.counter.add(`${workspace.id}:generation`);
  const rate = evaluateRateLimit(count, deps.rateLimits[workspace.plan].generation);
  if (!rate.exceeded) return undefined;
  const message = `The plan's limit per minute is reached. Wait ${rate.retryAfter} seconds and try again.`;
  return consoleFail('too_many_requests', { message, retryAfter: rate.retryAfter });
}

function refuseByStanding({ suspendedUntil }: Workspace, now: Date): ConsoleFailure | undefined {
  if (suspendedUntil === null || suspendedUntil <= now) return undefined;
  const minutes = Math.ceil((suspendedUntil.getTime() - now.getTime()) / 60_000);
  const message = `The workspace is suspended after too many requests. Try again in ${minutes} min.`;
  return consoleFail('workspace_suspended', { message });
}

/** Every plan may use the sandbox. Live needs a paid plan without open invoices. */
function refuseUnpaid({ plan, unpaidSince }: Workspace): RequestFailure | undefined {
  if (plan === 'free') return fail('plan_upgrade_required');
  return unpaidSince === null ? undefined : fail('billing_hard_limit', { message: unpaid });
}

const unpaid = 'An invoice is unpaid: settle it under Plan, and live generations work again.';

function explain(failure: RequestFailure): ConsoleFailure {
  switch (failure.code) {
    case 'plan_upgrade_required':
      return consoleFail('generation_needs_plan');
    case 'billing_hard_limit':
      return consoleFail('quota_used_up', { message: failure.message });
    case 'project_budget_exceeded':
      return consoleFail('budget_used_up', { message: failure.message });
    case 'resource_not_found':
      return consoleFail('not_found', failure.param === null ? {} : { param: failure.param });
    case 'invalid_param':
      return consoleFail('invalid_input', { message: failure.message, param: 'brand_name' });
    case 'idempotency_key_reused':
      return consoleFail('conflict');
    default:
      throw new Error(`A generation was rejected with ${failure.code}.`);
  }
}

function auditOf(deps: ConsoleDeps, input: ConsoleInput<typeof operation>, jobId: string, now: Date) {
  return {
    id: deps.clock.newId('auditEntry'),
    environment: input.scope.environment,
    createdAt: now,
    actor: input.person.id,
    action: 'brand.generate',
    subject: jobId,
    requestId: input.requestId,
    details: { project_id: input.params['project_id'], memory_id: input.body.memory_id ?? null },
  };
}

function toView(job: Job, body: GenerateBody): JobView {
  return {
    id: job.id,
    project_id: job.project_id,
    status: 'queued',
    prompt: body.prompt,
    parent_id: body.memory_id ?? null,
    created_ms: job.created_at * 1000,
    started_ms: null,
    finished_ms: null,
    failure: null,
    brand: null,
    delivery: null,
  };
}
