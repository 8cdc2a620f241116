import type { Database } from '../integrations/postgres.ts';
import { type AttemptWithoutBodies, listAttemptsWithoutBodies } from './delivery-attempts.ts';
import { listTurns, type TurnRecord } from './director-turns.ts';
import { type EventView, findEventInScope } from './event-views.ts';
import {
  findUsage,
  type JobRecord,
  listBrandsOfJob,
  type ResultRecord,
  type UsageRecord,
} from './operator-lookups.ts';

/**
 * Everything stored about a job. Operators read it through the owner's connection, members inside the workspace's
 * scope.
 */
export interface JobRecords {
  readonly job: JobRecord;
  readonly result: ResultRecord | undefined;
  readonly usage: UsageRecord | undefined;
  /** The questions that the job asked the art director. */
  readonly turns: readonly TurnRecord[];
  readonly delivery: DeliveryRecords | undefined;
}

/** An event and how it was delivered. */
export interface DeliveryRecords {
  readonly event: EventView;
  /** The attempts, oldest first, without requests and responses; the event's history has those. */
  readonly attempts: readonly AttemptWithoutBodies[];
}

const maxAttempts = 100;

export async function loadJobRecords(database: Database, job: JobRecord): Promise<JobRecords> {
  const [[result], usage, turns, delivery] = await Promise.all([
    listBrandsOfJob(database, job),
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
): Promise<DeliveryRecords | undefined> {
  const event = await findEventInScope(database, scope, eventId);
  return event && loadDeliveryRecords(database, event);
}

export async function loadDeliveryRecords(database: Database, event: EventView): Promise<DeliveryRecords> {
  const attempts = await listAttemptsWithoutBodies(database, event.scope, event.id, maxAttempts);
  return { event, attempts: attempts.reverse() };
}
