import type { JobBrand, JobView } from '@blazon/contract/console/generations.ts';
import { type FailureCode, failureCodes } from '@blazon/contract/errors.ts';
import { failureAdvice } from '@blazon/contract/failure-advice.ts';
import type { Database } from '../../../integrations/postgres.ts';
import { type EventView, findEventInScope } from '../../../store/event-views.ts';
import { readFailureMessage, type VisibleJob } from '../../../store/job-views.ts';
import { type JobRecord, listBrandsOfJob, type ResultRecord } from '../../../store/operator-lookups.ts';

/** Reads the current state of a job with one short query while the job runs, and three after it has ended. */
export async function readJobView(database: Database, seen: VisibleJob): Promise<JobView> {
  const { job } = seen;
  const [drawn, event, failure] = await Promise.all([
    listBrandsOfJob(database, job),
    job.eventId === null ? undefined : findEventInScope(database, job.scope, job.eventId),
    describeFailure(database, job),
  ]);
  return {
    ...toUnfinishedJobView(seen),
    finished_ms: job.finishedAt?.getTime() ?? null,
    failure,
    // The brands of a deleted project are not visible.
    ...toBrands(seen.projectName === null ? [] : drawn),
    delivery: event ? toDelivery(event) : null,
  };
}

/** The chosen drawing comes first. */
function toBrands(drawn: readonly ResultRecord[]): Pick<JobView, 'brand' | 'variants' | 'is_chosen'> {
  const chosen = drawn.find(({ isFavourite }) => isFavourite);
  const first = chosen ?? drawn[0];
  const others = drawn.filter((each) => each !== first);
  return {
    brand: first === undefined ? null : toJobBrand(first),
    ...(others.length > 0 && { variants: others.map(toJobBrand), is_chosen: chosen !== undefined }),
  };
}

function toJobBrand({ brandId, memoryId, name, drawnBy }: ResultRecord): JobBrand {
  return { id: brandId, memory_id: memoryId, name, drawn_by: drawnBy };
}

export function requestedVariants(count: number): Pick<JobView, 'requested_variants'> {
  return count > 1 ? { requested_variants: count } : {};
}

export function toUnfinishedJobView({ job, prompt, brandName }: VisibleJob): JobView {
  return {
    id: job.id,
    project_id: job.projectId,
    status: job.status,
    prompt,
    parent_id: job.parentId,
    brand_name: brandName,
    created_ms: job.createdAt.getTime(),
    started_ms: job.startedAt?.getTime() ?? null,
    finished_ms: null,
    failure: null,
    brand: null,
    delivery: null,
    ...requestedVariants(job.variants),
  };
}

async function describeFailure(database: Database, job: JobRecord): Promise<JobView['failure']> {
  const { failureCode: code, eventId, scope } = job;
  if (code === null) return null;
  const storedMessage = eventId === null ? undefined : await readFailureMessage(database, scope, eventId);
  const known = isKnown(code);
  return {
    code,
    message: storedMessage ?? (known ? failureCodes[code] : 'The job ended without a result.'),
    advice: known ? failureAdvice[code] : 'Send the prompt again.',
  };
}

function isKnown(code: string): code is FailureCode {
  return Object.hasOwn(failureCodes, code);
}

function toDelivery(event: EventView): JobView['delivery'] {
  return {
    event_id: event.id,
    state: event.state,
    reason: event.reason,
    attempts: event.attempts,
    due_ms: event.dueAt?.getTime() ?? null,
  };
}
