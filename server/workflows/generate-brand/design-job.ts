import { decodeId } from '@blazon/contract/ids.ts';
import type { FailureCode } from '@blazon/contract/errors.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { moderatePrompt } from '../../domain/moderate-prompt.ts';
import { readSimulatedOutcome } from '../../domain/simulated-outcome.ts';
import { readVisualFingerprints } from '../../store/brands.ts';
import type { JobOutcome } from '../../store/job-results.ts';
import type { ClaimedJob, JobKey } from '../../store/jobs.ts';
import { readLineage } from '../../store/memory-nodes.ts';
import { readSandboxRecord } from '../../store/promotions.ts';
import type { DesignPool, DesignTaskInput, DirectionState, Drawing } from './design-pool.ts';
import { withoutDirector } from './design-variants.ts';

export interface DesignDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly database: Database;
  readonly designer: DesignPool;
  readonly metrics: Pick<Metrics, 'designTime'>;
  readonly onDesignError: (error: unknown, jobId: string) => void;
}

export interface DesignResult {
  readonly outcome:
    | Exclude<JobOutcome, { drawing: unknown }>
    /** The drawing, and the order that produced it. */
    | { readonly drawing: Drawing; readonly order: DesignTaskInput };
  readonly designAttempts: number;
}

/** The number of existing brands in the workspace that a new brand must differ from. */
const maxNeighbours = 8;
/** The number of ancestors that a refinement can return to, in addition to the first. */
const maxLineageLength = 24;

const { designAttempts, designMilliseconds, directMilliseconds } = workflowOptions['generate-brand'];

/**
 * Draws the job's brand, or returns the reason for failure. Throws only if one of our services is down; Temporal then
 * retries.
 */
export async function designJob(
  deps: DesignDeps,
  scope: Scope,
  jobKey: JobKey,
  job: ClaimedJob,
  deadline: number,
  /** The art director's answers so far; undefined if the art director is not consulted. */
  direction?: DirectionState,
): Promise<DesignResult> {
  const simulated = readSimulatedOutcome(scope.environment, job.prompt);
  if (simulated !== undefined && simulated !== 'success' && simulated !== 'slow')
    return createFailure(simulated, 0);
  const rejectionMessage = moderatePrompt(job.prompt) ?? moderatePrompt(job.brandName ?? '');
  if (rejectionMessage !== undefined) return createFailure('prompt_rejected', 0, rejectionMessage);

  const now = () => deps.clock.now().getTime();
  // Check the deadline before any read, so that retries end at the deadline.
  if (now() >= deadline) return createFailure('generation_timeout', 0);
  const order = await createDesignInput(deps, scope, jobKey, job, direction);
  if (order === undefined) return createFailure('generation_failed', 0, sandboxBrandDeletedMessage);
  for (let attempt = 1; attempt <= designAttempts; attempt += 1) {
    const left = deadline - now();
    if (left <= 0) return createFailure('generation_timeout', attempt - 1);
    const attemptOrder = changeInputForAttempt(order, attempt);
    const limit = AbortSignal.timeout(
      isDirected(attemptOrder) ? computeDirectedDesignTimeout(left) : Math.min(left, designMilliseconds),
    );
    try {
      const drawing = await deps.designer.design(attemptOrder, limit);
      deps.metrics.designTime.observe({ kind: attemptOrder.kind }, drawing.milliseconds / 1000);
      return { outcome: { drawing, order: attemptOrder }, designAttempts: attempt };
    } catch (error) {
      deps.onDesignError(error, jobKey.jobId);
      // The same design would time out again. Only a directed design is tried again, without the art director.
      const isStopped = limit.aborted || (error instanceof Error && error.name === 'TimeoutError');
      if (isStopped && !isDirected(attemptOrder)) return createFailure('generation_timeout', attempt);
    }
  }
  return createFailure(now() >= deadline ? 'generation_timeout' : 'generation_failed', designAttempts);
}

/**
 * Returns the time limit of a directed design, including the wait for a thread. Abandoning it loses all the model's
 * drawings, so it may take all of the remaining time except what the library needs to draw instead.
 */
export function computeDirectedDesignTimeout(left: number): number {
  return Math.min(left, Math.max(directMilliseconds, left - designMilliseconds));
}

function createFailure(code: FailureCode, attempts: number, message?: string): DesignResult {
  return {
    outcome: { failure: message === undefined ? { code } : { code, message } },
    designAttempts: attempts,
  };
}

const sandboxBrandDeletedMessage = 'The sandbox brand was deleted before it could be made live.';

async function createDesignInput(
  { database }: DesignDeps,
  scope: Scope,
  { projectId, jobId }: JobKey,
  job: ClaimedJob,
  direction: DirectionState | undefined,
): Promise<DesignTaskInput | undefined> {
  const { prompt, parentId, startedAt, projectName, sandboxBrandId, variants } = job;
  const sandbox = scope.environment === 'sandbox';
  if (sandboxBrandId !== null) {
    const record = await readSandboxRecord(database, scope.workspaceId, sandboxBrandId);
    if (record === undefined) return undefined;
    const { decisions, unfulfilled } = record;
    return { kind: 'dress', prompt, sandbox, decisions, unfulfilled };
  }
  if (parentId === null) {
    // A repeated activity must compare with the same brands. Otherwise its drawing would differ from the one that the
    // art director has seen, and its variants would change.
    const before = direction || variants > 1 ? startedAt : undefined;
    const likenesses = await readVisualFingerprints(database, scope, maxNeighbours, before);
    const brandName = job.brandName ?? undefined;
    const brand = { prompt, brandName, projectName, seed: seedFromJobId(jobId), sandbox, likenesses };
    return direction === undefined
      ? { kind: 'new', ...brand }
      : { kind: 'direct', ...direction, ...brand, maxFinalists: variants - 1 };
  }
  const lineage = await readLineage(database, scope, { projectId, nodeId: parentId, most: maxLineageLength });
  return { kind: 'refine', prompt, lineage, sandbox, answers: direction?.answers };
}

/** Whether the order uses answers of the art director. */
function isDirected(order: DesignTaskInput): boolean {
  return order.kind === 'direct' || (order.kind === 'refine' && order.answers !== undefined);
}

/** Derives the seed from the job's id, so that a repeated activity draws the same brand. */
export function seedFromJobId(jobId: string): number {
  return Number.parseInt(decodeId('job', jobId)?.slice(-8) ?? '0', 16);
}

/**
 * Changes the order for another attempt, because the same order would fail in the same way. A new brand gets another
 * seed. A directed design is retried without the art director, whose answers may be the cause.
 */
function changeInputForAttempt(order: DesignTaskInput, attempt: number): DesignTaskInput {
  if (attempt === 1) return order;
  if (order.kind === 'refine') return { ...order, answers: undefined };
  if (order.kind === 'dress') return order;
  if (order.kind === 'new') return { ...order, seed: (order.seed + attempt - 1) >>> 0 };
  return changeInputForAttempt(withoutDirector(order), attempt - 1);
}
