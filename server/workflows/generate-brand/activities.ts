import type { Clock } from '../../integrations/clock.ts';
import type { EventSignals } from '../../integrations/event-pubsub.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { GenerationStart, WorkflowStarter } from '../../integrations/temporal-client.ts';
import type { Traces } from '../../integrations/traces.ts';
import { groupIntoBatches } from '../../domain/director-budget.ts';
import { dispatcherOptions, workflowOptions } from '../../domain/workflow-options.ts';
import { computeSimulatedDelay } from '../../domain/simulated-outcome.ts';
import { listPendingCopies } from '../../store/event-copies.ts';
import type { DeliveryRun } from '../../store/events.ts';
import { endJob, type JobOutcome } from '../../store/job-results.ts';
import { claimJob, type JobKey } from '../../store/jobs.ts';
import type { DirectorQuestion } from './ask-director.ts';
import { type DesignDeps, type DesignResult, designJob } from './design-job.ts';
import type { NextDirection } from './design-pool.ts';
import { designVariants, type VariantRequest } from './design-variants.ts';
import {
  loadConsultation,
  type DirectorConsultation,
  toDirectionState,
  type ArtDirectorSettings,
  saveNextQuestions,
  findOpenQuestions,
} from './art-direction.ts';
import { findRecordedAnswers, type Recordings } from './recordings.ts';
import { withHeartbeat } from './with-heartbeat.ts';

export interface GenerateBrandDeps extends DesignDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'queueWait' | 'designTime' | 'jobsEnded' | 'directorSpent'>;
  readonly traces: Traces;
  /** Starts the deliveries of an event's copies, one for each additional endpoint. */
  readonly workflowStarter: Pick<WorkflowStarter, 'startDelivery'>;
  /** Notifies listeners of the live feed. */
  readonly signals: Pick<EventSignals, 'send'>;
  /** A job must end within this time after its first claim. */
  readonly processingWindowSeconds: number;
  /** Undefined if no art director is configured. */
  readonly director?: ArtDirectorSettings | undefined;
  /** Recorded answers, which replace the model if none is connected. */
  readonly recordings?: Recordings | undefined;
}

/**
 * What the workflow does next: deliver the event that reports the job's end (null if the job was erased with its
 * project), wait, or ask the art director these questions in parallel.
 */
export type MakeBrandResult =
  | { readonly eventId: string | null }
  | { readonly waitMilliseconds: number }
  | { readonly asks: readonly DirectorQuestion[] }
  /** The form used before questions were asked in parallel. Histories of running workflows may still contain it. */
  | { readonly ask: DirectorQuestion };

export function generateBrandActivities(deps: GenerateBrandDeps) {
  return {
    /**
     * Claims the job, designs the brand and records the result. A retry after a crash completes the job only once.
     * With `enough`, no more questions are asked, and the job is completed with the answers received so far.
     */
    makeBrand: (start: GenerationStart, enough?: 'enough'): Promise<MakeBrandResult> =>
      withHeartbeat(workflowOptions['generate-brand'].heartbeatMilliseconds, () =>
        makeBrand(deps, start, enough !== undefined),
      ),
  };
}

async function makeBrand(
  deps: GenerateBrandDeps,
  start: GenerationStart,
  isEnough: boolean,
): Promise<MakeBrandResult> {
  const { database, clock, metrics, traces } = deps;
  const { scope } = start;
  const now = clock.now();
  const lostAt = new Date(now.getTime() + dispatcherOptions.lostAfterSeconds * 1000);
  const claim = await claimJob(database, scope, start, { now, lostAt });
  if (claim.state === 'gone') return { eventId: null };
  if (claim.state === 'ended') {
    // The worker that ended the job may have died before it started the deliveries of the copies.
    await startCopies(deps, await listPendingCopies(database, scope, claim.eventId));
    return { eventId: claim.eventId };
  }
  const { job } = claim;
  if (job.isFirst) metrics.queueWait.observe((now.getTime() - job.createdAt.getTime()) / 1000);
  const waitMilliseconds = computeSimulatedDelay(scope.environment, job, now);
  if (waitMilliseconds > 0) return { waitMilliseconds };
  // A brand copied from the sandbox keeps its drawing, so the art director is not asked again.
  const isNew = job.sandboxBrandId === null;
  const recorded = isNew ? findRecordedAnswers(deps.recordings, job) : undefined;
  const consultation = recorded || !isNew ? undefined : await loadConsultation(deps, start, job);
  const open = consultation && !isEnough ? findOpenQuestions(consultation, now) : [];
  if (open.length > 0) return { asks: open };
  return traces.span('make brand', job.traceParent, { job_id: start.jobId }, async (span) => {
    const deadline = job.startedAt.getTime() + deps.processingWindowSeconds * 1000;
    const designed = await traces.span('design', span.traceParent, {}, () =>
      designJob(
        deps,
        scope,
        start,
        job,
        deadline,
        recorded ?? (consultation && toDirectionState(consultation)),
      ),
    );
    if (consultation) {
      const asks = await saveFurtherQuestions(deps, consultation, designed, isEnough);
      if (asks.length > 0) return { asks };
    }
    const outcome = await addVariants(deps, start, { count: job.variants, deadline }, designed);
    const ended = await traces.span('record', span.traceParent, {}, () =>
      endJob(database, scope, start, {
        outcome,
        // Each earlier batch of answers counts as one more design attempt.
        designAttempts: designed.designAttempts + groupIntoBatches(consultation?.turns ?? []).length,
        now: clock.now(),
        newId: clock.newId,
      }),
    );
    if (ended?.result !== undefined) metrics.jobsEnded.inc({ outcome: ended.result });
    if (ended) {
      deps.signals.send(scope);
      await startCopies(deps, ended.copies);
    }
    return { eventId: ended?.eventId ?? null };
  });
}

/**
 * Adds variants to a drawing. Called only after the model's last answer, because the drawings of earlier answers are
 * never shown.
 */
async function addVariants(
  deps: GenerateBrandDeps,
  jobKey: JobKey,
  requestedVariants: VariantRequest,
  { outcome }: DesignResult,
): Promise<JobOutcome> {
  if (!('drawing' in outcome)) return outcome;
  const { drawing, order } = outcome;
  return { drawing, variants: await designVariants(deps, jobKey, requestedVariants, order, drawing) };
}

/** Starts the delivery of each copy. One that cannot be started now becomes overdue, and the sweep starts it. */
async function startCopies(
  { workflowStarter }: GenerateBrandDeps,
  copies: readonly DeliveryRun[],
): Promise<void> {
  await Promise.allSettled(copies.map((copy) => workflowStarter.startDelivery(copy)));
}

const noFurtherQuestions: NextDirection = { next: [], notes: new Map() };

function saveFurtherQuestions(
  deps: GenerateBrandDeps,
  consultation: DirectorConsultation,
  { outcome }: DesignResult,
  isEnough: boolean,
): Promise<DirectorQuestion[]> {
  // If drawing failed or was done without the art director, there are no further questions.
  const { next, notes } = ('drawing' in outcome && outcome.drawing.direction) || noFurtherQuestions;
  return saveNextQuestions(deps, consultation, { next: isEnough ? [] : next, notes }, deps.clock.now());
}
