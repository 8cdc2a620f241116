import type { Clock } from '../../integrations/clock.ts';
import type { EventSignals } from '../../integrations/event-pubsub.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { GenerationStart } from '../../integrations/temporal-client.ts';
import type { Traces } from '../../integrations/traces.ts';
import { groupIntoBatches } from '../../domain/director-budget.ts';
import { dispatcherOptions, workflowOptions } from '../../domain/workflow-options.ts';
import { simulatedDelayMilliseconds } from '../../domain/simulated-outcome.ts';
import { endJob } from '../../store/job-results.ts';
import { claimJob } from '../../store/jobs.ts';
import type { DirectorQuestion } from './ask-director.ts';
import { type DesignParts, type DesignResult, designJob } from './design-job.ts';
import type { NextDirection } from './design-pool.ts';
import {
  loadConsultation,
  type DirectorConsultation,
  toDirectionState,
  type ArtDirectorSettings,
  saveNextQuestions,
  findOpenQuestions,
} from './art-direction.ts';
import { recordedFor, type Recordings } from './recordings.ts';
import { withHeartbeat } from './with-heartbeat.ts';

export interface GenerateBrandParts extends DesignParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'queueWait' | 'designTime' | 'jobsEnded' | 'directorSpent'>;
  readonly traces: Traces;
  /** Tells listeners of the live feed to look. */
  readonly signals: Pick<EventSignals, 'send'>;
  readonly processingWindowSeconds: number;
  /** Undefined where nobody directs. */
  readonly director?: ArtDirectorSettings | undefined;
  /** What answers in place of a model, where none is connected. */
  readonly recordings?: Recordings | undefined;
}

/**
 * The event that tells of the job's end, null when the job was erased with its project; or when to come back; or what to
 * ask the art director before, all at once.
 */
export type MakeBrandResult =
  | { readonly eventId: string | null }
  | { readonly waitMilliseconds: number }
  | { readonly asks: readonly DirectorQuestion[] }
  /** As it was when questions were asked one by one: workflows that began then may still read it from their history. */
  | { readonly ask: DirectorQuestion };

export function generateBrandActivities(parts: GenerateBrandParts) {
  return {
    /**
     * Claims, designs, records. Repeated after a crash at any point it ends the same job, once. `enough` ends it with
     * what there is, whatever the art director has not said.
     */
    makeBrand: (start: GenerationStart, enough?: 'enough'): Promise<MakeBrandResult> =>
      withHeartbeat(workflowOptions['generate-brand'].heartbeatMilliseconds, () =>
        makeBrand(parts, start, enough !== undefined),
      ),
  };
}

async function makeBrand(
  parts: GenerateBrandParts,
  start: GenerationStart,
  isEnough: boolean,
): Promise<MakeBrandResult> {
  const { database, clock, metrics, traces } = parts;
  const { scope } = start;
  const now = clock.now();
  const lostAt = new Date(now.getTime() + dispatcherOptions.lostAfterSeconds * 1000);
  const claim = await claimJob(database, scope, start, { now, lostAt });
  if (claim.state === 'gone') return { eventId: null };
  if (claim.state === 'ended') return { eventId: claim.eventId };
  const { job } = claim;
  if (job.isFirst) metrics.queueWait.observe((now.getTime() - job.createdAt.getTime()) / 1000);
  const waitMilliseconds = simulatedDelayMilliseconds(scope.environment, job, now);
  if (waitMilliseconds > 0) return { waitMilliseconds };
  const recorded = recordedFor(parts.recordings, job);
  const consultation = recorded ? undefined : await loadConsultation(parts, start, job);
  const open = consultation && !isEnough ? findOpenQuestions(consultation, now) : [];
  if (open.length > 0) return { asks: open };
  return traces.span('make brand', job.traceParent, { job_id: start.jobId }, async (span) => {
    const deadline = job.startedAt.getTime() + parts.processingWindowSeconds * 1000;
    const designed = await traces.span('design', span.traceParent, {}, () =>
      designJob(
        parts,
        scope,
        start,
        job,
        deadline,
        recorded ?? (consultation && toDirectionState(consultation)),
      ),
    );
    if (consultation) {
      const asks = await goFurther(parts, consultation, designed, isEnough);
      if (asks.length > 0) return { asks };
    }
    const ended = await traces.span('record', span.traceParent, {}, () =>
      endJob(database, scope, start, {
        ...designed,
        // One for each batch of answers that was drawn from before.
        designAttempts: designed.designAttempts + groupIntoBatches(consultation?.turns ?? []).length,
        now: clock.now(),
        newId: clock.newId,
      }),
    );
    if (ended?.result !== undefined) metrics.jobsEnded.inc({ outcome: ended.result });
    if (ended) parts.signals.send(scope);
    return { eventId: ended?.eventId ?? null };
  });
}

const nothingMore: NextDirection = { next: [], notes: new Map() };

function goFurther(
  parts: GenerateBrandParts,
  consultation: DirectorConsultation,
  { outcome }: DesignResult,
  isEnough: boolean,
): Promise<DirectorQuestion[]> {
  // A drawing that failed, or that was made without the art director, leads to no more questions.
  const { next, notes } = ('drawing' in outcome && outcome.drawing.direction) || nothingMore;
  return saveNextQuestions(parts, consultation, { next: isEnough ? [] : next, notes }, parts.clock.now());
}
