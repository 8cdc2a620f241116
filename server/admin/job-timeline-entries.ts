import type { AuditEntry } from '../store/audit-log.ts';
import type { TurnRecord } from '../store/director-turns.ts';
import type { EventView } from '../store/event-views.ts';
import type { JobRecord, ResultRecord, UsageRecord } from '../store/operator-lookups.ts';
import type { AttemptWithoutBodies } from '../store/delivery-attempts.ts';
import type { DeliveryRecords } from '../store/job-records.ts';
import type { AuditedJobRecords } from './load-job-timeline.ts';
import {
  type DeliveryEntry,
  createDeliveryTimeline,
  type JobEntry,
  createJobTimeline,
} from '../domain/job-timeline.ts';
import { isLocalAttempt } from '../domain/local-run.ts';
import { normalisedHostOf } from '../domain/webhook-address.ts';
import { formatTimeBetween, type TimelineMoment } from './format-timeline.ts';
import { sanitiseForTerminal } from './sanitise-terminal-text.ts';

/** Lists what happened to a job, for operators: with usage and audit entries, but without the customer's texts. */
export function describeJobMoments(records: AuditedJobRecords): TimelineMoment[] {
  return [
    ...createJobTimeline(records).flatMap(describeJobEntry),
    ...(records.usage ? describeUsageMoments(records.usage) : []),
    ...(records.delivery ? describeDeliveryMoments(records.delivery) : []),
    ...records.audit.map(describeAuditMoment),
  ];
}

export function describeDeliveryMoments(delivery: DeliveryRecords): TimelineMoment[] {
  return createDeliveryTimeline(delivery).map(describeDeliveryEntry);
}

function describeJobEntry(entry: JobEntry<JobRecord, ResultRecord, TurnRecord>): TimelineMoment[] {
  const { at } = entry;
  switch (entry.kind) {
    case 'accepted':
      return [{ at, what: 'accepted', detail: describeRequest(entry.job) }];
    case 'claimed':
      return [
        { at, what: 'claimed', detail: `after ${formatTimeBetween(entry.job.createdAt, at)} in the queue` },
      ];
    case 'questions':
      return describeTurnMoments(entry.turns);
    case 'finished':
      return [{ at, what: entry.job.status, detail: describeEnd(entry.job, at) }];
    case 'result':
      return [
        { at, what: 'brand', detail: entry.result.brandId },
        { at, what: 'memory', detail: entry.result.memoryId },
      ];
    default:
      return entry satisfies never;
  }
}

/**
 * Lists the questions to the art director. Shows the studio's notes, but not the questions and answers themselves,
 * which belong to the customer.
 */
export function describeTurnMoments(turns: readonly TurnRecord[]): TimelineMoment[] {
  return turns.map((turn) => ({
    at: turn.createdAt,
    what: `director ${turn.number}`,
    detail: describeTurn(turn),
  }));
}

function describeTurn({ outcome, tries, milliseconds, inputTokens, outputTokens, note }: TurnRecord): string {
  const outcomeText = outcome?.replaceAll('_', ' ') ?? 'open';
  return [
    milliseconds === null ? outcomeText : `${outcomeText} in ${milliseconds} ms`,
    ...(tries > 1 ? [`${tries} tries`] : []),
    ...(inputTokens === null ? [] : [`${inputTokens} tokens in, ${outputTokens} out`]),
    ...(note === null ? [] : [sanitiseForTerminal(note)]),
  ].join(', ');
}

function describeDeliveryEntry(entry: DeliveryEntry<EventView, AttemptWithoutBodies>): TimelineMoment {
  const { at } = entry;
  switch (entry.kind) {
    case 'event': {
      const { isTest, id, type } = entry.event;
      return { at, what: isTest ? 'test event' : 'event', detail: `${id}  ${type}` };
    }
    case 'attempt':
      return { at, what: describeAttemptName(entry.attempt), detail: describeAttempt(entry.attempt) };
    case 'ended':
      return { at, what: entry.event.state, detail: describeEnding(entry.event) };
    case 'due':
      return { at, what: 'attempt due', detail: `number ${entry.event.attempts + 1}` };
    default:
      return entry satisfies never;
  }
}

function describeAttemptName(attempt: AttemptWithoutBodies): string {
  if (isLocalAttempt(attempt)) return `forwarded ${attempt.number}`;
  return `attempt ${attempt.run === 1 ? '' : `${attempt.run}.`}${attempt.number}`;
}

function describeEnding({ reason, attempts }: EventView): string {
  return reason?.replaceAll('_', ' ') ?? `after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
}

export function describeAuditMoment(entry: AuditEntry): TimelineMoment {
  const details = Object.keys(entry.details).length === 0 ? '' : ` ${JSON.stringify(entry.details)}`;
  return { at: entry.createdAt, what: entry.action, detail: `by ${entry.actor}${details}` };
}

/** Describes an attempt. The host identifies the receiver; the full URL is in the job or the endpoint. */
function describeAttempt({ outcome, status, milliseconds, url, error }: AttemptWithoutBodies): string {
  const outcomeText = outcome.startsWith('status_') ? 'refused' : outcome.replaceAll('_', ' ');
  const result = status === null ? outcomeText : `${outcomeText} with ${status}`;
  return `${result} in ${milliseconds} ms, ${normalisedHostOf(url)}${error === null ? '' : `: ${error}`}`;
}

function describeUsageMoments(usage: UsageRecord): TimelineMoment[] {
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
    job.startedAt === null
      ? 'never claimed'
      : `${formatTimeBetween(job.startedAt, finishedAt)} after the claim`;
  return [job.failureCode, designs, took].filter((part) => part !== null).join(', ');
}
