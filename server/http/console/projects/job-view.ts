import type { JobBrand, JobView } from '@blazon/contract/console/generations.ts';
import { type FailureCode, failureCodes } from '@blazon/contract/errors.ts';
import { failureAdvice } from '@blazon/contract/failure-advice.ts';
import type { Database } from '../../../integrations/postgres.ts';
import { type EventView, findEventInScope } from '../../../store/event-views.ts';
import { readFailureMessage, type VisibleJob } from '../../../store/job-views.ts';
import { type JobRecord, listBrandsOfJob, type ResultRecord } from '../../../store/operator-lookups.ts';

/**
 * Reads a job with its brands, its failure and the delivery of its event. While the job runs, none of these exist.
 */
export async function readJobView(database: Database, visibleJob: VisibleJob): Promise<JobView> {
  const { job } = visibleJob;
  const [results, event, failure] = await Promise.all([
    listBrandsOfJob(database, job),
    job.eventId === null ? undefined : findEventInScope(database, job.scope, job.eventId),
    describeFailure(database, job),
  ]);
  return {
    ...toUnfinishedJobView(visibleJob),
    finished_ms: job.finishedAt?.getTime() ?? null,
    failure,
    // The brands of a deleted project are not visible.
    ...toBrands(visibleJob.projectName === null ? [] : results),
    delivery: event ? toDelivery(event) : null,
  };
}

/** Shows the drawing that a person chose as the job's brand, or else the first drawing. The others are variants. */
function toBrands(results: readonly ResultRecord[]): Pick<JobView, 'brand' | 'variants' | 'is_chosen'> {
  const chosen = results.find(({ isFavourite }) => isFavourite);
  const first = chosen ?? results[0];
  const variants = results.filter((result) => result !== first);
  return {
    brand: first === undefined ? null : toJobBrand(first),
    ...(variants.length > 0 && { variants: variants.map(toJobBrand), is_chosen: chosen !== undefined }),
  };
}

function toJobBrand({ brandId, memoryId, name, drawnBy }: ResultRecord): JobBrand {
  return { id: brandId, memory_id: memoryId, name, drawn_by: drawnBy };
}

export function toRequestedVariants(count: number): Pick<JobView, 'requested_variants'> {
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
    ...toRequestedVariants(job.variants),
  };
}

async function describeFailure(database: Database, job: JobRecord): Promise<JobView['failure']> {
  const { failureCode: code, eventId, scope } = job;
  if (code === null) return null;
  const storedMessage = eventId === null ? undefined : await readFailureMessage(database, scope, eventId);
  const isKnownCode = isFailureCode(code);
  return {
    code,
    message: storedMessage ?? (isKnownCode ? failureCodes[code] : 'The job ended without a result.'),
    advice: isKnownCode ? failureAdvice[code] : 'Send the prompt again.',
  };
}

function isFailureCode(code: string): code is FailureCode {
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
