import { Context } from '@temporalio/activity';
import type { Clock } from '../../outside/clock.ts';
import type { Metrics } from '../../outside/metrics.ts';
import type { Database } from '../../outside/postgres.ts';
import type { GenerationStart } from '../../outside/temporal.ts';
import type { Traces } from '../../outside/traces.ts';
import type { Environment } from '../../rules/environment.ts';
import { dispatcher, flows } from '../../rules/flows.ts';
import { simulatedOutcome } from '../../rules/simulated-outcome.ts';
import { endJob } from '../../store/job-results.ts';
import { type ClaimedJob, claimJob } from '../../store/jobs.ts';
import { type DesignParts, designJob } from './design-job.ts';

export interface GenerateBrandParts extends DesignParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'queueWait' | 'designTime' | 'jobsEnded'>;
  readonly traces: Traces;
  readonly processingWindowSeconds: number;
}

/** The event that tells of the job's end, null when the job was erased with its project; or when to come back. */
export type MadeBrand = { readonly eventId: string | null } | { readonly waitMilliseconds: number };

export function generateBrandSteps(parts: GenerateBrandParts) {
  return {
    /** Claims, designs, records. Repeated after a crash at any point it ends the same job, once. */
    makeBrand: (start: GenerationStart): Promise<MadeBrand> => withHeartbeat(() => makeBrand(parts, start)),
  };
}

async function makeBrand(parts: GenerateBrandParts, start: GenerationStart): Promise<MadeBrand> {
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
  return traces.span('make brand', job.traceParent, { job_id: start.jobId }, async (span) => {
    const deadline = job.startedAt.getTime() + parts.processingWindowSeconds * 1000;
    const designed = await traces.span('design', span.traceParent, {}, () =>
      designJob(parts, scope, start, job, deadline),
    );
    const ended = await traces.span('record', span.traceParent, {}, () =>
      endJob(database, scope, start, { ...designed, now: clock.now(), newId: clock.newId }),
    );
    if (ended?.result !== undefined) metrics.jobsEnded.inc({ outcome: ended.result });
    return { eventId: ended?.eventId ?? null };
  });
}

/** `simulate slow` takes so long. It waits in the flow, where it holds nobody up. */
const slowMilliseconds = 8_000;

function slownessLeft(environment: Environment, { prompt, startedAt }: ClaimedJob, now: Date): number {
  if (simulatedOutcome(environment, prompt) !== 'slow') return 0;
  return startedAt.getTime() + slowMilliseconds - now.getTime();
}

/** Tells Temporal that this worker lives, so that the job of one that died is given to another soon. */
async function withHeartbeat<Result>(work: () => Promise<Result>): Promise<Result> {
  const context = Context.current();
  const timer = setInterval(() => context.heartbeat(), flows['generate-brand'].heartbeatMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
