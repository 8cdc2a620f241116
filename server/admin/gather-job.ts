import { setTimeout as wait } from 'node:timers/promises';
import type { FlowState } from '../outside/temporal-view.ts';
import { flows } from '../rules/flows.ts';
import { type AuditEntry, listAuditEntriesAbout } from '../store/audit-log.ts';
import { listAttempts, type NumberedAttempt } from '../store/delivery-attempts.ts';
import { listTurns, type TurnRecord } from '../store/director-turns.ts';
import { type EventView, findEvent } from '../store/event-views.ts';
import {
  findResult,
  findUsage,
  type JobRecord,
  type ResultRecord,
  type UsageRecord,
} from '../store/stories.ts';
import type { AdminParts } from './parts.ts';

/** All that is known of a job. */
export interface JobFile {
  readonly job: JobRecord;
  readonly result: ResultRecord | undefined;
  readonly usage: UsageRecord | undefined;
  /** Questions to the art director. */
  readonly turns: readonly TurnRecord[];
  readonly delivery: DeliveryFile | undefined;
  readonly audit: readonly AuditEntry[];
}

/** An event and how it was delivered. */
export interface DeliveryFile {
  readonly event: EventView;
  /** Oldest first. */
  readonly attempts: readonly AttemptMade[];
}

/** Without what was sent and answered, which `event show` tells. */
export type AttemptMade = Omit<NumberedAttempt, 'requestHeaders' | 'responseHeaders' | 'responseBody'>;

const mostEntries = 100;
const mostAttempts = 100;

export async function gatherJob(parts: AdminParts, job: JobRecord): Promise<JobFile> {
  const ids = [job.id, job.requestId, ...(job.eventId === null ? [] : [job.eventId])];
  const [result, usage, turns, delivery, audit] = await Promise.all([
    findResult(parts.owner, job),
    findUsage(parts.owner, job),
    listTurns(parts.owner, job.scope, { projectId: job.projectId, jobId: job.id }),
    job.eventId === null ? undefined : gatherDelivery(parts, job.eventId),
    gatherAudit(parts, job.scope.workspaceId, ids, job.createdAt),
  ]);
  return { job, result, usage, turns, delivery, audit };
}

export async function gatherDelivery(parts: AdminParts, eventId: string): Promise<DeliveryFile | undefined> {
  const event = await findEvent(parts.owner, eventId);
  if (event === undefined) return undefined;
  const attempts = await listAttempts(parts.owner, event.scope, event.id, mostAttempts);
  return { event, attempts: attempts.map(withoutContent).reverse() };
}

function withoutContent(attempt: NumberedAttempt): AttemptMade {
  const { requestHeaders: _sent, responseHeaders: _headers, responseBody: _body, ...made } = attempt;
  return made;
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
