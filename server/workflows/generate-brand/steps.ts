import type { Clock } from '../../outside/clock.ts';
import type { EventSignals } from '../../outside/event-signals.ts';
import type { Metrics } from '../../outside/metrics.ts';
import type { Database } from '../../outside/postgres.ts';
import type { GenerationStart } from '../../outside/temporal.ts';
import type { Traces } from '../../outside/traces.ts';
import type { Environment } from '../../rules/environment.ts';
import { batchesOf } from '../../rules/director-turns.ts';
import { dispatcher, flows } from '../../rules/flows.ts';
import { simulatedOutcome } from '../../rules/simulated-outcome.ts';
import { endJob } from '../../store/job-results.ts';
import { type ClaimedJob, claimJob } from '../../store/jobs.ts';
import type { DirectorAsk } from './ask-director.ts';
import { type DesignParts, type DesignResult, designJob } from './design-job.ts';
import type { Direction } from './design-pool.ts';
import {
  consult,
  type Consultation,
  directedSoFar,
  type DirectorTerms,
  nextQuestions,
  openQuestions,
} from './direct-job.ts';
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
  readonly director?: DirectorTerms | undefined;
  /** What answers in place of a model, where none is connected. */
  readonly recordings?: Recordings | undefined;
}

/**
 * The event that tells of the job's end, null when the job was erased with its project; or when to come back; or what to
 * ask the art director before, all at once.
 */
export type MadeBrand =
  | { readonly eventId: string | null }
  | { readonly waitMilliseconds: number }
  | { readonly asks: readonly DirectorAsk[] }
  /** As it was when questions were asked one by one: flows that began then may still read it from their history. */
  | { readonly ask: DirectorAsk };

export function generateBrandSteps(parts: GenerateBrandParts) {
  return {
    /**
     * Claims, designs, records. Repeated after a crash at any point it ends the same job, once. `enough` ends it with
     * what there is, whatever the art director has not said.
     */
    makeBrand: (start: GenerationStart, enough?: 'enough'): Promise<MadeBrand> =>
      withHeartbeat(flows['generate-brand'].heartbeatMilliseconds, () =>
        makeBrand(parts, start, enough !== undefined),
      ),
  };
}

async function makeBrand(
  parts: GenerateBrandParts,
  start: GenerationStart,
  isEnough: boolean,
): Promise<MadeBrand> {
  const { database, clock, metrics, traces } = parts;
  const { scope } = start;
  const now = clock.now();
  const lostAt = new Date(now.getTime() + dispatcher.lostAfterSeconds * 1000);
  const claim = await claimJob(database, scope, start, { now, lostAt });
  if (claim.state === 'gone') return { eventId: null };
  if (claim.state === 'ended') return { eventId: claim.eventId };
  const { job } = claim;
  if (job.isFirst) metrics.queueWait.observe((now.getTime() - job.createdAt.getTime()) / 1000);
  const waitMilliseconds = slownessLeft(scope.environment, job, now);
  if (waitMilliseconds > 0) return { waitMilliseconds };
  const recorded = recordedFor(parts.recordings, job);
  const consultation = recorded ? undefined : await consult(parts, start, job);
  const open = consultation && !isEnough ? openQuestions(consultation, now) : [];
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
        recorded ?? (consultation && directedSoFar(consultation)),
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
        designAttempts: designed.designAttempts + batchesOf(consultation?.turns ?? []).length,
        now: clock.now(),
        newId: clock.newId,
      }),
    );
    if (ended?.result !== undefined) metrics.jobsEnded.inc({ outcome: ended.result });
    if (ended) parts.signals.send(scope);
    return { eventId: ended?.eventId ?? null };
  });
}

const nothingMore: Direction = { next: [], notes: new Map() };

function goFurther(
  parts: GenerateBrandParts,
  consultation: Consultation,
  { outcome }: DesignResult,
  isEnough: boolean,
): Promise<DirectorAsk[]> {
  // A drawing that failed, or that was made without the art director, leads to no more questions.
  const { next, notes } = ('drawing' in outcome && outcome.drawing.direction) || nothingMore;
  return nextQuestions(parts, consultation, { next: isEnough ? [] : next, notes }, parts.clock.now());
}

/** `simulate slow` takes so long. It waits in the flow, where it holds nobody up. */
const slowMilliseconds = 8_000;

function slownessLeft(environment: Environment, { prompt, startedAt }: ClaimedJob, now: Date): number {
  if (simulatedOutcome(environment, prompt) !== 'slow') return 0;
  return startedAt.getTime() + slowMilliseconds - now.getTime();
}
