import { operations } from '@blazon/contract/operations.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Job } from '@blazon/contract/resources.ts';
import type { Clock } from '../integrations/clock.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { GenerationStart } from '../integrations/temporal-client.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { dispatcherOptions } from '../domain/workflow-options.ts';
import { toUtcMonth } from '../domain/utc-calendar.ts';
import { insertJob, lockForGeneration } from '../store/jobs.ts';
import { releaseQuota, reserveQuota } from '../store/usage.ts';
import { countUsageSource } from '../store/usage-details.ts';
import type { FinishedResponse } from './response.ts';
import { budgetExceededFailure, quotaExceededFailure } from './checks/billing.ts';
import { type Idempotency, type IdempotentResponse, runIdempotently } from './checks/idempotency.ts';
import { fail, isFailure, notFound, type RequestFailure } from './failure.ts';
import type { KeyedLimiter } from '../domain/keyed-limiter.ts';

/** What is needed to accept jobs, in the API and in the dashboard's playground. */
export interface AcceptDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Live generations per month. */
  readonly quotas: Readonly<Record<Plan, number>>;
  /** Starts a job's workflow in the background; never fails and never blocks. */
  readonly startGeneration: (job: GenerationStart) => void;
  /** Limits how many jobs of one workspace a process accepts concurrently. */
  readonly acceptLimiter: KeyedLimiter;
  readonly onAccepted: (environment: Environment) => void;
}

/** The requested generation, and the request's id. */
export interface GenerationRequest {
  readonly projectId: string;
  readonly prompt: string;
  readonly parentId: string | null;
  /** Decides the name of a new brand. */
  readonly brandName: string | null;
  /** How many drawings to choose from; 1 unless given. */
  readonly variants?: number;
  /** The sandbox brand that is drawn again, in place of a new one. */
  readonly sandboxBrandId?: string;
  readonly webhookUrl: string | null;
  readonly plan: Plan;
  /** Null for the dashboard. */
  readonly keyId: string | null;
  readonly requestId: string;
  readonly traceParent: string | null;
  readonly idempotency: Idempotency | undefined;
  /** Why new jobs are rejected at present. A replay of an accepted request still gets its stored response. */
  readonly refusal?: RequestFailure | undefined;
  /** Writes more rows in the same transaction. */
  readonly alsoWrite?: (transaction: Transaction, jobId: string, now: Date) => Promise<void>;
}

/**
 * One transaction: project locked, parent checked, quota reserved, job row, stored response. Then the workflow is
 * started.
 */
export async function acceptGeneration(
  deps: AcceptDeps,
  scope: Scope,
  wish: GenerationRequest,
): Promise<FinishedResponse | RequestFailure> {
  const { projectId, plan } = wish;
  if (wish.brandName !== null && wish.parentId !== null)
    return fail('invalid_param', { param: 'brand_name', message: nameInPrompt });
  if ((wish.variants ?? 1) > 1 && wish.parentId !== null)
    return fail('invalid_param', { param: 'variants', message: variantsOfRefinement });
  const now = deps.clock.now();
  const jobId = deps.clock.newId('job');
  // The usage row stays locked until commit. Queue a workspace's burst here, where it holds no database connection.
  const result = await deps.acceptLimiter.run(scope.workspaceId, () =>
    runIdempotently(deps.database, scope, wish.idempotency, (transaction) =>
      writeJob(deps, scope, wish, { transaction, jobId, now }),
    ),
  );
  if (isFailure(result) || result.replayed) return result;
  // Not awaited: the response must not depend on Temporal. The dispatcher starts whatever fails here.
  deps.startGeneration({ scope, projectId, jobId, plan });
  deps.onAccepted(scope.environment);
  return result;
}

const nameInPrompt =
  '`brand_name` is for new brands only: to change the name of a refinement, write the new name into the prompt.';

const variantsOfRefinement = 'A refinement is one drawing: `variants` is for new brands only.';

async function writeJob(
  deps: Pick<AcceptDeps, 'quotas'>,
  scope: Scope,
  wish: GenerationRequest,
  work: { readonly transaction: Transaction; readonly jobId: string; readonly now: Date },
): Promise<IdempotentResponse | RequestFailure> {
  const { projectId, parentId, prompt, brandName, webhookUrl, requestId, traceParent, keyId } = wish;
  const { transaction, jobId, now } = work;
  if (wish.refusal) return wish.refusal;
  const found = await lockForGeneration(transaction, scope, { projectId, parentId });
  if (!found.project) return notFound('project_id');
  if (!found.parent) return notFound('memory_id');
  const quotaMonth = scope.environment === 'live' ? toUtcMonth(now) : null;
  if (quotaMonth !== null) {
    const place = { month: quotaMonth, quota: deps.quotas[wish.plan], budget: found.budget };
    const refusal = await reserve(transaction, scope, { ...place, projectId, keyId, now });
    if (refusal) return refusal;
  }
  const dispatchDueAt = new Date(now.getTime() + dispatcherOptions.firstLookSeconds * 1000);
  const { sandboxBrandId = null, variants = 1 } = wish;
  const asked = {
    projectId,
    parentId,
    prompt,
    brandName,
    variants,
    sandboxBrandId,
    webhookUrl,
    requestId,
    traceParent,
    keyId,
  };
  await insertJob(transaction, scope, { ...asked, id: jobId, createdAt: now, quotaMonth, dispatchDueAt });
  await wish.alsoWrite?.(transaction, jobId, now);
  const job: Job = {
    id: jobId,
    object: 'job',
    project_id: projectId,
    status: 'queued',
    created_at: Math.floor(now.getTime() / 1000),
  };
  return { status: operations.generateBrand.success.status, body: JSON.stringify(job), projectId };
}

/** Reserves one generation of the workspace's quota and of the project's budget. */
async function reserve(
  transaction: Transaction,
  scope: Scope,
  place: Parameters<typeof countUsageSource>[2],
): Promise<RequestFailure | undefined> {
  if (!(await reserveQuota(transaction, scope, place))) return quotaExceededFailure(place);
  const { budget, month } = place;
  if (await countUsageSource(transaction, scope, place)) return undefined;
  // A refusal commits the transaction, so the reservation must be undone.
  await releaseQuota(transaction, scope, month);
  return budgetExceededFailure({ month, budget: budget ?? 0 });
}
