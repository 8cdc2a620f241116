import { setTimeout as wait } from 'node:timers/promises';
import type { FlowState } from '../outside/temporal-view.ts';
import { flows } from '../rules/flows.ts';
import { type AuditEntry, listAuditEntriesAbout } from '../store/audit-log.ts';
import { findEvent } from '../store/event-views.ts';
import {
  type DeliveryFile,
  gatherDelivery as gatherAttempts,
  gatherJob as gather,
  type JobFile,
} from '../store/job-files.ts';
import type { JobRecord } from '../store/stories.ts';
import type { AdminParts } from './parts.ts';

/** What is known of a job, and what people did about it. */
export interface AuditedJobFile extends JobFile {
  readonly audit: readonly AuditEntry[];
}

const mostEntries = 100;

export async function gatherJob(parts: AdminParts, job: JobRecord): Promise<AuditedJobFile> {
  const ids = [job.id, job.requestId, ...(job.eventId === null ? [] : [job.eventId])];
  const [file, audit] = await Promise.all([
    gather(parts.owner, job),
    gatherAudit(parts, job.scope.workspaceId, ids, job.createdAt),
  ]);
  return { ...file, audit };
}

export async function gatherDelivery(parts: AdminParts, eventId: string): Promise<DeliveryFile | undefined> {
  const event = await findEvent(parts.owner, eventId);
  return event && gatherAttempts(parts.owner, event);
}

export function gatherAudit(
  parts: AdminParts,
  workspaceId: string,
  ids: readonly string[],
  since: Date,
): Promise<AuditEntry[]> {
  return listAuditEntriesAbout(parts.owner, workspaceId, ids, { since, most: mostEntries });
}

/** How Temporal sees the flow of a job. It may be away, and it forgets flows some time after their end. */
export interface Flow {
  readonly id: string;
  readonly state: FlowState | 'unknown' | 'no answer';
}

/** The flow that is at it now: that of the job, or the one that sends its event again. */
export async function gatherFlow(parts: AdminParts, { job, delivery }: JobFile): Promise<Flow> {
  const first = flows['generate-brand'].workflowId(job.id);
  const ids = delivery
    ? [flows['deliver-event'].workflowId(delivery.event.id, delivery.event.run), first]
    : [first];
  const states = await Promise.all(ids.map((id) => askTemporal(parts, id)));
  const known = states.filter(({ state }) => typeof state === 'object');
  const running = known.find(({ state }) => typeof state === 'object' && state.closedAt === null);
  return running ?? known[0] ?? { id: first, state: states[0]?.state ?? 'unknown' };
}

const answerMilliseconds = 3_000;

async function askTemporal(parts: AdminParts, id: string): Promise<Flow> {
  const asked = parts.temporal.describeFlow(id).then(
    (state) => state ?? ('unknown' as const),
    () => 'no answer' as const,
  );
  return {
    id,
    state: await Promise.race([asked, wait(answerMilliseconds, 'no answer' as const, { ref: false })]),
  };
}
