import type { Story, StoryMoment } from '@blazon/contract/console/stories.ts';
import { type FailureCode, failureCodes } from '@blazon/contract/errors.ts';
import { formatDuration, millisecondsBetween } from './format-duration.ts';
import {
  type DeliveryEntry,
  createDeliveryTimeline,
  type JobEntry,
  createJobTimeline,
} from './job-timeline.ts';
import { isLocalAttempt } from './local-run.ts';
import { normalisedHostOf } from './webhook-address.ts';

/** The facts about a job that members of its workspace may see: no costs, workflows or operator actions. */
export interface StoryJob {
  readonly id: string;
  readonly status: 'queued' | 'processing' | 'succeeded' | 'failed';
  readonly parentId: string | null;
  readonly requestId: string;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly designAttempts: number;
  readonly failureCode: string | null;
}

export interface StoryDelivery {
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly isTest: boolean;
    readonly state: 'pending' | 'delivered' | 'undeliverable' | 'stopped';
    readonly reason: string | null;
    readonly attempts: number;
    readonly dueAt: Date | null;
    readonly createdAt: Date;
    readonly endedAt: Date | null;
  };
  readonly attempts: readonly {
    readonly run: number;
    readonly number: number;
    readonly url: string;
    readonly startedAt: Date;
    readonly milliseconds: number;
    readonly outcome: string;
    readonly status: number | null;
    readonly error: string | null;
  }[];
}

/** One question to the art director. */
interface StoryTurn {
  readonly createdAt: Date;
  /** Null while the question is open. */
  readonly outcome: string | null;
  readonly milliseconds: number | null;
}

export interface StoryFacts {
  readonly job: StoryJob;
  readonly result:
    | { readonly brandId: string; readonly memoryId: string; readonly createdAt: Date }
    | undefined;
  readonly turns: readonly StoryTurn[];
  readonly delivery: StoryDelivery | undefined;
}

/** Describes the state of a job in one sentence. */
export function describeJob({ job, delivery }: StoryFacts, now: Date): Pick<Story, 'headline' | 'tone'> {
  switch (job.status) {
    case 'queued':
      return {
        headline: `Waiting in the queue for ${formatTimeBetween(job.createdAt, now)}`,
        tone: 'running',
      };
    case 'processing':
      return {
        headline: `Being drawn for ${formatTimeBetween(job.startedAt ?? job.createdAt, now)}`,
        tone: 'running',
      };
    case 'succeeded': {
      const took = formatTimeBetween(job.createdAt, job.finishedAt ?? now);
      return { headline: `Drawn in ${took}; ${describeDelivery(delivery)}`, tone: chooseTone(delivery) };
    }
    case 'failed':
      return {
        headline: `Failed: ${describeFailure(job.failureCode)} ${capitalise(describeDelivery(delivery))}.`,
        tone: 'bad',
      };
    default:
      return job.status satisfies never;
  }
}

/** Describes the state of an event's delivery as a clause. */
export function describeDelivery(delivery: StoryDelivery | undefined): string {
  if (delivery === undefined) return 'its event has expired';
  const { state, attempts, reason } = delivery.event;
  switch (state) {
    case 'pending':
      return attempts === 0
        ? 'its event is about to be sent'
        : `its event is waiting for attempt ${attempts + 1}`;
    case 'delivered':
      return attempts <= 1 ? 'its event was delivered' : `its event was delivered at attempt ${attempts}`;
    case 'undeliverable':
      return reason === 'no_endpoint'
        ? 'its event was not sent, because there is no endpoint'
        : 'its event was not delivered, because every attempt failed';
    case 'stopped':
      return 'its event was stopped when the project was deleted';
    default:
      return state satisfies never;
  }
}

function chooseTone(delivery: StoryDelivery | undefined): Story['tone'] {
  const state = delivery?.event.state;
  if (state === 'pending') return 'running';
  return state === 'undeliverable' ? 'kept' : 'good';
}

/** Describes everything that happened to a job and its event, in chronological order. */
export function listJobMoments(facts: StoryFacts): StoryMoment[] {
  const delivery = facts.delivery
    ? createDeliveryTimeline(facts.delivery).flatMap(describeDeliveryEntry)
    : [];
  return sortByTime([...createJobTimeline(facts).flatMap(describeJobEntry), ...delivery]);
}

/** Describes an event, every attempt to deliver it, and the next planned attempt. */
export function listDeliveryMoments(delivery: StoryDelivery): StoryMoment[] {
  return sortByTime(createDeliveryTimeline(delivery).flatMap(describeDeliveryEntry));
}

type JobResult = NonNullable<StoryFacts['result']>;
type Attempt = StoryDelivery['attempts'][number];

function describeJobEntry(entry: JobEntry<StoryJob, JobResult, StoryTurn>): StoryMoment[] {
  const { at } = entry;
  switch (entry.kind) {
    case 'accepted': {
      const { parentId, requestId } = entry.job;
      const detail = parentId === null ? 'A new brand' : `Refines ${parentId}`;
      return [createMoment(at, 'accepted', 'Accepted and queued', { detail, id: requestId })];
    }
    case 'claimed': {
      const detail = `After ${formatTimeBetween(entry.job.createdAt, at)} in the queue`;
      return [createMoment(at, 'processing', 'Processing', { detail, id: entry.job.id })];
    }
    case 'questions': {
      // Members do not see the daily budget, which concerns only the operator.
      const turns = entry.turns.filter(({ outcome }) => outcome !== 'spent');
      if (turns.length === 0) return [];
      return [createMoment(at, 'question', 'Art director asked', { detail: describeQuestions(turns) })];
    }
    case 'finished':
      return [describeEnd(entry.job, at, entry.result)];
    case 'result': {
      const detail = 'Brand, memory node and event in one transaction';
      return [createMoment(at, 'recorded', 'Recorded in the memory', { detail, id: entry.result.memoryId })];
    }
    default:
      return entry satisfies never;
  }
}

function describeQuestions(turns: readonly StoryTurn[]): string {
  const answered = turns.filter(({ outcome }) => outcome === 'answered');
  const isOpen = turns.some(({ outcome }) => outcome === null);
  const longest = Math.max(0, ...answered.map(({ milliseconds }) => milliseconds ?? 0));
  const count = turns.length === 1 ? '' : `${turns.length} questions, `;
  if (answered.length === 0) return capitalise(`${count}no answer${isOpen ? ' yet' : ''}`);
  const some = answered.length === turns.length ? '' : `${answered.length} `;
  const time = isOpen ? 'so far' : `in ${formatDuration(longest)}`;
  return capitalise(`${count}${some}answered ${time}`);
}

function describeEnd(job: StoryJob, at: Date, result: JobResult | undefined): StoryMoment {
  if (job.status === 'failed')
    return createMoment(at, 'failed', `Failed with ${job.failureCode ?? 'no code'}`, {
      detail: describeFailure(job.failureCode),
      tone: 'bad',
      id: job.id,
    });
  const tries = job.designAttempts === 1 ? 'At the first attempt' : `After ${job.designAttempts} tries`;
  const took = job.startedAt === null ? '' : `, ${formatTimeBetween(job.startedAt, at)} after it was started`;
  return createMoment(at, 'drawn', 'Drawn', {
    detail: `${tries}${took}`,
    tone: 'good',
    id: result?.brandId ?? null,
  });
}

function describeDeliveryEntry(entry: DeliveryEntry<StoryDelivery['event'], Attempt>): StoryMoment[] {
  const { at } = entry;
  switch (entry.kind) {
    case 'event': {
      const { isTest, type, id } = entry.event;
      return [createMoment(at, 'event', isTest ? 'Test event created' : 'Event made', { detail: type, id })];
    }
    case 'attempt': {
      const tone = entry.attempt.outcome === 'delivered' ? 'good' : 'bad';
      return [
        createMoment(at, 'attempt', nameAttempt(entry.attempt), {
          detail: describeAttempt(entry.attempt),
          tone,
        }),
      ];
    }
    case 'ended': {
      const { state, reason } = entry.event;
      if (state === 'pending') return [];
      const detail = reason === null ? '' : (undeliverableReasons[reason] ?? reason.replaceAll('_', ' '));
      return [
        createMoment(at, state, endingTitles[state], {
          detail,
          tone: state === 'delivered' ? 'good' : 'bad',
        }),
      ];
    }
    case 'due':
      return [createMoment(at, 'planned', `Attempt ${entry.event.attempts + 1} is due`, { detail: '' })];
    default:
      return entry satisfies never;
  }
}

const endingTitles = {
  delivered: 'Delivered',
  undeliverable: 'Not delivered, kept',
  stopped: 'Stopped',
} as const;

const undeliverableReasons: Readonly<Record<string, string>> = {
  no_endpoint: 'There is no default endpoint: add one, then resend the event',
  attempts_exhausted: 'Every attempt failed: fix the receiver, then resend the event',
  project_deleted: 'The project was deleted',
  endpoint_paused: 'The endpoint is paused: resume it, then resend the event',
};

function nameAttempt(attempt: Attempt): string {
  const { run, number } = attempt;
  if (isLocalAttempt(attempt)) return `Forwarded to a local receiver (${number})`;
  return run === 1 ? `Attempt ${number}` : `Attempt ${number} of resend ${run - 1}`;
}

/** The host is enough to identify the receiver. The event's history shows the full URL. */
function describeAttempt({ url, status, outcome, milliseconds, error }: Attempt): string {
  const answer = status === null ? outcome.replaceAll('_', ' ') : `answered ${status}`;
  const why = error === null ? '' : `: ${error}`;
  return `${normalisedHostOf(url)} ${answer} in ${formatDuration(milliseconds)}${why}`;
}

function describeFailure(code: string | null): string {
  return code !== null && isFailureCode(code) ? failureCodes[code] : 'The job ended without a result.';
}

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(failureCodes, code);
}

function createMoment(
  at: Date,
  step: StoryMoment['step'],
  title: string,
  {
    detail,
    tone = 'plain',
    id = null,
  }: Partial<Pick<StoryMoment, 'tone' | 'id'>> & Pick<StoryMoment, 'detail'>,
): StoryMoment {
  return { at_ms: at.getTime(), step, title, detail, tone, id };
}

/** The sort is stable: entries with the same time keep their order. */
function sortByTime(moments: readonly StoryMoment[]): StoryMoment[] {
  return [...moments].sort((one, other) => one.at_ms - other.at_ms);
}

function formatTimeBetween(one: Date, other: Date): string {
  return formatDuration(millisecondsBetween(one, other));
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
