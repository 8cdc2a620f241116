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
import { createBudgetExceededFailure, createQuotaExceededFailure } from './checks/billing.ts';
import { type Idempotency, type IdempotentResponse, runIdempotently } from './checks/idempotency.ts';
import { createFailure, isFailure, createNotFoundFailure, type RequestFailure } from './failure.ts';
import type { KeyedLimiter } from '../domain/keyed-limiter.ts';

/** What `acceptGeneration` needs. The API and the dashboard's playground both call it. */
export interface AcceptGenerationDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Live generations per month, by plan. */
  readonly quotas: Readonly<Record<Plan, number>>;
  /** Starts a job's workflow in the background; never fails and never blocks. */
  readonly startGeneration: (job: GenerationStart) => void;
  /** Limits how many jobs of one workspace a process accepts concurrently. */
  readonly acceptLimiter: KeyedLimiter;
  readonly onAccepted: (environment: Environment) => void;
}

/** A request for a new brand or for a refinement of one. */
export interface GenerationRequest {
  readonly projectId: string;
  readonly prompt: string;
  /** The memory node to refine; null for a new brand. */
  readonly parentId: string | null;
  /** The name of a new brand; null if the request gives none. */
  readonly brandName: string | null;
  /** The number of drawings to choose from; 1 if not given. */
  readonly variants?: number;
  /** The sandbox brand to draw again, instead of a new brand. */
  readonly sandboxBrandId?: string;
  readonly webhookUrl: string | null;
  readonly plan: Plan;
  /** Null if the dashboard sent the request. */
  readonly keyId: string | null;
  readonly requestId: string;
  readonly traceParent: string | null;
  readonly idempotency: Idempotency | undefined;
  /**
   * If set, a new job is rejected with this failure. A replay of an accepted request still gets its stored response.
   */
  readonly refusal?: RequestFailure | undefined;
  /** Writes more rows in the same transaction. */
  readonly alsoWrite?: (transaction: Transaction, jobId: string, now: Date) => Promise<void>;
}

/**
 * In one transaction: locks the project, checks the parent, reserves quota, inserts the job and stores the response.
 * Then starts the workflow.
 */
export async function acceptGeneration(
  deps: AcceptGenerationDeps,
  scope: Scope,
  generation: GenerationRequest,
): Promise<FinishedResponse | RequestFailure> {
  const { projectId, plan } = generation;
  if (generation.brandName !== null && generation.parentId !== null)
    return createFailure('invalid_param', { param: 'brand_name', message: brandNameOfRefinementMessage });
  if ((generation.variants ?? 1) > 1 && generation.parentId !== null)
    return createFailure('invalid_param', { param: 'variants', message: variantsOfRefinementMessage });
  const now = deps.clock.now();
  const jobId = deps.clock.newId('job');
  // Each transaction locks the workspace's usage row until it commits. Without this limit, a burst of requests from
  // one workspace would wait for that lock and occupy the database connections.
  const result = await deps.acceptLimiter.run(scope.workspaceId, () =>
    runIdempotently(deps.database, scope, generation.idempotency, (transaction) =>
      writeJob(deps, scope, generation, { transaction, jobId, now }),
    ),
  );
  if (isFailure(result) || result.replayed) return result;
  // Not awaited, because the response must not depend on Temporal. The dispatcher starts the job if this fails.
  deps.startGeneration({ scope, projectId, jobId, plan });
  deps.onAccepted(scope.environment);
  return result;
}

const brandNameOfRefinementMessage =
  '`brand_name` is for new brands only: to change the name of a refinement, write the new name into the prompt.';

const variantsOfRefinementMessage = 'A refinement is one drawing: `variants` is for new brands only.';

async function writeJob(
  deps: Pick<AcceptGenerationDeps, 'quotas'>,
  scope: Scope,
  generation: GenerationRequest,
  creation: { readonly transaction: Transaction; readonly jobId: string; readonly now: Date },
): Promise<IdempotentResponse | RequestFailure> {
  const { projectId, parentId, prompt, brandName, webhookUrl, requestId, traceParent, keyId } = generation;
  const { transaction, jobId, now } = creation;
  if (generation.refusal) return generation.refusal;
  const found = await lockForGeneration(transaction, scope, { projectId, parentId });
  if (!found.project) return createNotFoundFailure('project_id');
  if (!found.parent) return createNotFoundFailure('memory_id');
  const quotaMonth = scope.environment === 'live' ? toUtcMonth(now) : null;
  if (quotaMonth !== null) {
    const reservation = { month: quotaMonth, quota: deps.quotas[generation.plan], budget: found.budget };
    const refusal = await reserveQuotaAndBudget(transaction, scope, {
      ...reservation,
      projectId,
      keyId,
      now,
    });
    if (refusal) return refusal;
  }
  const dispatchDueAt = new Date(now.getTime() + dispatcherOptions.firstLookSeconds * 1000);
  const { sandboxBrandId = null, variants = 1 } = generation;
  const newJob = {
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
  await insertJob(transaction, scope, { ...newJob, id: jobId, createdAt: now, quotaMonth, dispatchDueAt });
  await generation.alsoWrite?.(transaction, jobId, now);
  const job: Job = {
    id: jobId,
    object: 'job',
    project_id: projectId,
    status: 'queued',
    created_at: Math.floor(now.getTime() / 1000),
  };
  return { status: operations.generateBrand.success.status, body: JSON.stringify(job), projectId };
}

/** Counts one generation against the workspace's quota and the project's budget. Fails if either is used up. */
async function reserveQuotaAndBudget(
  transaction: Transaction,
  scope: Scope,
  reservation: Parameters<typeof countUsageSource>[2],
): Promise<RequestFailure | undefined> {
  if (!(await reserveQuota(transaction, scope, reservation))) return createQuotaExceededFailure(reservation);
  const { budget, month } = reservation;
  if (await countUsageSource(transaction, scope, reservation)) return undefined;
  // A rejected request still commits the transaction, so the reservation must be undone.
  await releaseQuota(transaction, scope, month);
  return createBudgetExceededFailure({ month, budget: budget ?? 0 });
}
