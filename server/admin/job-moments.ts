import type { AuditEntry } from '../store/audit-log.ts';
import type { TurnRecord } from '../store/director-turns.ts';
import type { EventView } from '../store/event-views.ts';
import type { JobRecord, UsageRecord } from '../store/stories.ts';
import type { BriefAttempt } from '../store/delivery-attempts.ts';
import type { DeliveryFile } from '../store/job-files.ts';
import type { AuditedJobFile } from './gather-job.ts';
import { isLocal } from '../rules/local-attempts.ts';
import { duration, type Moment } from './moments.ts';
import { printable } from './printable.ts';

/** What is known of a job, as things that happened. */
export function momentsOfJob({ job, result, usage, turns, delivery, audit }: AuditedJobFile): Moment[] {
  const moments: Moment[] = [{ at: job.createdAt, what: 'accepted', detail: describeRequest(job) }];
  if (job.startedAt !== null)
    moments.push({
      at: job.startedAt,
      what: 'claimed',
      detail: `after ${duration(job.createdAt, job.startedAt)} in the queue`,
    });
  moments.push(...momentsOfTurns(turns));
  if (job.finishedAt !== null)
    moments.push({ at: job.finishedAt, what: job.status, detail: describeEnd(job, job.finishedAt) });
  if (result) {
    moments.push({ at: result.createdAt, what: 'brand', detail: result.brandId });
    moments.push({ at: result.createdAt, what: 'memory', detail: result.memoryId });
  }
  if (usage) moments.push(...momentsOfUsage(usage));
  if (delivery) moments.push(...momentsOfDelivery(delivery));
  return [...moments, ...audit.map(momentOfAudit)];
}

/** What was asked and answered is the customer's and is not shown; what the studio made of it is. */
export function momentsOfTurns(turns: readonly TurnRecord[]): Moment[] {
  return turns.map((turn) => ({
    at: turn.createdAt,
    what: `director ${turn.number}`,
    detail: describeTurn(turn),
  }));
}

function describeTurn({ outcome, tries, milliseconds, inputTokens, outputTokens, note }: TurnRecord): string {
  const words = outcome?.replaceAll('_', ' ') ?? 'open';
  return [
    milliseconds === null ? words : `${words} in ${milliseconds} ms`,
    ...(tries > 1 ? [`${tries} tries`] : []),
    ...(inputTokens === null ? [] : [`${inputTokens} tokens in, ${outputTokens} out`]),
    ...(note === null ? [] : [printable(note)]),
  ].join(', ');
}

export function momentsOfDelivery({ event, attempts }: DeliveryFile): Moment[] {
  const moments: Moment[] = [
    {
      at: event.createdAt,
      what: event.isTest ? 'test event' : 'event',
      detail: `${event.id}  ${event.type}`,
    },
    ...attempts.map((attempt) => ({
      at: attempt.startedAt,
      what: nameOf(attempt),
      detail: describeAttempt(attempt),
    })),
  ];
  if (event.endedAt !== null)
    moments.push({ at: event.endedAt, what: event.state, detail: describeEnding(event) });
  if (event.dueAt !== null)
    moments.push({ at: event.dueAt, what: 'attempt due', detail: `number ${event.attempts + 1}` });
  return moments;
}

function nameOf(attempt: BriefAttempt): string {
  if (isLocal(attempt)) return `forwarded ${attempt.number}`;
  return `attempt ${attempt.run === 1 ? '' : `${attempt.run}.`}${attempt.number}`;
}

function describeEnding({ reason, attempts }: EventView): string {
  return reason?.replaceAll('_', ' ') ?? `after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
}

export function momentOfAudit(entry: AuditEntry): Moment {
  const details = Object.keys(entry.details).length === 0 ? '' : ` ${JSON.stringify(entry.details)}`;
  return { at: entry.createdAt, what: entry.action, detail: `by ${entry.actor}${details}` };
}

/** The host tells who was asked; the whole address is that of the job or of the endpoint. */
function describeAttempt({ outcome, status, milliseconds, url, error }: BriefAttempt): string {
  const words = outcome.startsWith('status_') ? 'refused' : outcome.replaceAll('_', ' ');
  const what = status === null ? words : `${words} with ${status}`;
  const host = URL.canParse(url) ? new URL(url).host : url;
  return `${what} in ${milliseconds} ms, ${host}${error === null ? '' : `: ${error}`}`;
}

function momentsOfUsage(usage: UsageRecord): Moment[] {
  const counted = { at: usage.createdAt, what: 'counted', detail: `in the usage of ${usage.month}` };
  if (usage.reportedAt !== null)
    return [counted, { at: usage.reportedAt, what: 'reported', detail: 'to the payment provider' }];
  return usage.reportDueAt === null
    ? [counted]
    : [counted, { at: usage.reportDueAt, what: 'report due', detail: 'to the payment provider' }];
}

function describeRequest(job: JobRecord): string {
  const kind = job.parentId === null ? 'a new brand' : 'a refinement';
  return job.promptCharacters === null ? kind : `${kind}, prompt of ${job.promptCharacters} characters`;
}

function describeEnd(job: JobRecord, finishedAt: Date): string {
  const designs = `${job.designAttempts} ${job.designAttempts === 1 ? 'design' : 'designs'}`;
  const took =
    job.startedAt === null ? 'never claimed' : `${duration(job.startedAt, finishedAt)} after the claim`;
  return [job.failureCode, designs, took].filter((part) => part !== null).join(', ');
}
