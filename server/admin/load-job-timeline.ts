import { setTimeout as wait } from 'node:timers/promises';
import type { WorkflowState } from '../integrations/temporal-inspector.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { type AuditEntry, listAuditEntriesAbout } from '../store/audit-log.ts';
import { findEvent } from '../store/event-views.ts';
import {
  type DeliveryRecords,
  loadDeliveryRecords,
  loadJobRecords,
  type JobRecords,
} from '../store/job-records.ts';
import type { JobRecord } from '../store/operator-lookups.ts';
import type { CommandContext } from './command-context.ts';

/** Everything stored about a job, including operators' actions. */
export interface AuditedJobRecords extends JobRecords {
  readonly audit: readonly AuditEntry[];
}

const maxEntries = 100;

export async function loadAuditedJobRecords(
  context: CommandContext,
  job: JobRecord,
): Promise<AuditedJobRecords> {
  const ids = [job.id, job.requestId, ...(job.eventId === null ? [] : [job.eventId])];
  const [records, audit] = await Promise.all([
    loadJobRecords(context.owner, job),
    loadAuditEntries(context, job.scope.workspaceId, ids, job.createdAt),
  ]);
  return { ...records, audit };
}

export async function loadDeliveryRecordsById(
  context: CommandContext,
  eventId: string,
): Promise<DeliveryRecords | undefined> {
  const event = await findEvent(context.owner, eventId);
  return event && loadDeliveryRecords(context.owner, event);
}

export function loadAuditEntries(
  context: CommandContext,
  workspaceId: string,
  ids: readonly string[],
  since: Date,
): Promise<AuditEntry[]> {
  return listAuditEntriesAbout(context.owner, workspaceId, ids, { since, most: maxEntries });
}

/** Temporal's view of the job's workflow. Temporal may be unavailable, and it deletes old workflows. */
export interface JobWorkflow {
  readonly id: string;
  readonly state: WorkflowState | 'unknown' | 'no answer';
}

/** Loads the state of the workflow that is responsible for a job now: its own, or the one that resends its event. */
export async function loadWorkflowState(
  context: CommandContext,
  { job, delivery }: JobRecords,
): Promise<JobWorkflow> {
  const jobWorkflowId = workflowOptions['generate-brand'].workflowId(job.id);
  const ids = delivery
    ? [workflowOptions['deliver-event'].workflowId(delivery.event.id, delivery.event.run), jobWorkflowId]
    : [jobWorkflowId];
  const states = await Promise.all(ids.map((id) => askTemporal(context, id)));
  const found = states.filter(({ state }) => typeof state === 'object');
  const running = found.find(({ state }) => typeof state === 'object' && state.closedAt === null);
  return running ?? found[0] ?? { id: jobWorkflowId, state: states[0]?.state ?? 'unknown' };
}

const temporalTimeoutMilliseconds = 3_000;

async function askTemporal(context: CommandContext, id: string): Promise<JobWorkflow> {
  const description = context.temporal.describeWorkflow(id).then(
    (state) => state ?? ('unknown' as const),
    () => 'no answer' as const,
  );
  return {
    id,
    state: await Promise.race([
      description,
      wait(temporalTimeoutMilliseconds, 'no answer' as const, { ref: false }),
    ]),
  };
}
