import { operations } from '@blazon/contract/operations.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Job } from '@blazon/contract/resources.ts';
import type { Clock } from '../outside/clock.ts';
import type { Database, Transaction } from '../outside/postgres.ts';
import type { GenerationStart } from '../outside/temporal.ts';
import type { Environment, Scope } from '../rules/environment.ts';
import { dispatcher } from '../rules/flows.ts';
import { monthOf } from '../rules/month.ts';
import { insertJob, lockForGeneration } from '../store/jobs.ts';
import { reserveQuota } from '../store/usage.ts';
import type { Answer } from './answer.ts';
import { quotaUsedUp } from './checks/billing.ts';
import { type Idempotency, type ProjectAnswer, runOnce } from './checks/idempotency.ts';
import { fail, isFailure, notFound, type RequestFailure } from './failure.ts';
import type { Turns } from './turns.ts';

/** What whoever accepts jobs needs: the API, and the dashboard's playground. */
export interface AcceptParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Live generations a month. */
  readonly quotas: Readonly<Record<Plan, number>>;
  /** Begins a job's flow in the background; never fails and never waits. */
  readonly startGeneration: (job: GenerationStart) => void;
  /** Few jobs of one workspace are accepted at once by one process. */
  readonly acceptTurns: Turns;
  readonly onAccepted: (environment: Environment) => void;
}

/** What is asked for, and by which request. */
export interface GenerationWish {
  readonly projectId: string;
  readonly prompt: string;
  readonly parentId: string | null;
  /** Decides the name of a new brand. */
  readonly brandName: string | null;
  readonly webhookUrl: string | null;
  readonly plan: Plan;
  readonly requestId: string;
  readonly traceParent: string | null;
  readonly idempotency: Idempotency | undefined;
  /** Why no new job is accepted at present. A repetition of one that was accepted gets its answer all the same. */
  readonly refusal?: RequestFailure | undefined;
  /** What else is written down in the same transaction. */
  readonly alsoWrite?: (transaction: Transaction, jobId: string, now: Date) => Promise<void>;
}

/** One transaction: project locked, parent checked, quota reserved, job row, stored answer. Then the flow is started. */
export async function acceptGeneration(
  parts: AcceptParts,
  scope: Scope,
  wish: GenerationWish,
): Promise<Answer | RequestFailure> {
  const { projectId, plan } = wish;
  if (wish.brandName !== null && wish.parentId !== null)
    return fail('invalid_param', { param: 'brand_name', message: nameInPrompt });
  const now = parts.clock.now();
  const jobId = parts.clock.newId('job');
  // The month's row is locked to the end of each transaction: a burst of one workspace waits here, where it holds no
  // connection that others need.
  const result = await parts.acceptTurns.run(scope.workspaceId, () =>
    runOnce(parts.database, scope, wish.idempotency, (transaction) =>
      writeJob(parts, scope, wish, { transaction, jobId, now }),
    ),
  );
  if (isFailure(result) || result.replayed) return result;
  // Not awaited: the answer never hangs on Temporal. What is not started here, the dispatcher starts.
  parts.startGeneration({ scope, projectId, jobId, plan });
  parts.onAccepted(scope.environment);
  return result;
}

const nameInPrompt =
  '`brand_name` is for new brands only: to change the name of a refinement, write the new name into the prompt.';

async function writeJob(
  parts: Pick<AcceptParts, 'quotas'>,
  scope: Scope,
  wish: GenerationWish,
  work: { readonly transaction: Transaction; readonly jobId: string; readonly now: Date },
): Promise<ProjectAnswer | RequestFailure> {
  const { projectId, parentId, prompt, brandName, webhookUrl, requestId, traceParent, plan } = wish;
  const { transaction, jobId, now } = work;
  if (wish.refusal) return wish.refusal;
  const found = await lockForGeneration(transaction, scope, { projectId, parentId });
  if (!found.project) return notFound('project_id');
  if (!found.parent) return notFound('memory_id');
  const quotaMonth = scope.environment === 'live' ? monthOf(now) : null;
  if (quotaMonth !== null) {
    const quota = { month: quotaMonth, quota: parts.quotas[plan] };
    if (!(await reserveQuota(transaction, scope, quota))) return quotaUsedUp(quota);
  }
  const dispatchDueAt = new Date(now.getTime() + dispatcher.firstLookSeconds * 1000);
  const asked = { projectId, parentId, prompt, brandName, webhookUrl, requestId, traceParent };
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
