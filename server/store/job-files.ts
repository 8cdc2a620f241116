import type { Database } from '../outside/postgres.ts';
import { type BriefAttempt, listBriefAttempts } from './delivery-attempts.ts';
import { listTurns, type TurnRecord } from './director-turns.ts';
import { type EventView, findEventIn } from './event-views.ts';
import { findResult, findUsage, type JobRecord, type ResultRecord, type UsageRecord } from './stories.ts';

/** All that is known of a job: for an operator on the owner's connection, for a member of its workspace inside its scope. */
export interface JobFile {
  readonly job: JobRecord;
  readonly result: ResultRecord | undefined;
  readonly usage: UsageRecord | undefined;
  /** Questions to the art director. */
  readonly turns: readonly TurnRecord[];
  readonly delivery: DeliveryFile | undefined;
}

/** An event and how it was delivered. */
export interface DeliveryFile {
  readonly event: EventView;
  /** Oldest first. What was sent and answered, the history of the event tells. */
  readonly attempts: readonly BriefAttempt[];
}

const mostAttempts = 100;

export async function gatherJob(database: Database, job: JobRecord): Promise<JobFile> {
  const [result, usage, turns, delivery] = await Promise.all([
    findResult(database, job),
    findUsage(database, job),
    listTurns(database, job.scope, { projectId: job.projectId, jobId: job.id }),
    job.eventId === null ? undefined : findDelivery(database, job, job.eventId),
  ]);
  return { job, result, usage, turns, delivery };
}

async function findDelivery(
  database: Database,
  { scope }: JobRecord,
  eventId: string,
): Promise<DeliveryFile | undefined> {
  const event = await findEventIn(database, scope, eventId);
  return event && gatherDelivery(database, event);
}

export async function gatherDelivery(database: Database, event: EventView): Promise<DeliveryFile> {
  const attempts = await listBriefAttempts(database, event.scope, event.id, mostAttempts);
  return { event, attempts: attempts.reverse() };
}
