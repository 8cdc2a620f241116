import type { Story, StoryMoment } from '@blazon/contract/console/stories.ts';
import { type FailureCode, failureCodes } from '@blazon/contract/errors.ts';
import { batchesOf } from './director-turns.ts';
import { isLocal } from './local-attempts.ts';

/** What is known of a job, as far as its people are told: no costs, no flows, no operators. */
export interface TellableJob {
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

export interface TellableDelivery {
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
interface TellableTurn {
  readonly createdAt: Date;
  /** Null while it is open. */
  readonly outcome: string | null;
  readonly milliseconds: number | null;
}

export interface Tellable {
  readonly job: TellableJob;
  readonly result:
    | { readonly brandId: string; readonly memoryId: string; readonly createdAt: Date }
    | undefined;
  readonly turns: readonly TellableTurn[];
  readonly delivery: TellableDelivery | undefined;
}

/** How a job stands, in one sentence. */
export function headlineOf({ job, delivery }: Tellable, now: Date): Pick<Story, 'headline' | 'tone'> {
  switch (job.status) {
    case 'queued':
      return { headline: `Waiting in the queue for ${spanOf(job.createdAt, now)}`, tone: 'running' };
    case 'processing':
      return {
        headline: `Being drawn for ${spanOf(job.startedAt ?? job.createdAt, now)}`,
        tone: 'running',
      };
    case 'succeeded': {
      const took = spanOf(job.createdAt, job.finishedAt ?? now);
      return { headline: `Drawn in ${took}; ${deliveryOf(delivery)}`, tone: toneOf(delivery) };
    }
    case 'failed':
      return {
        headline: `Failed: ${describeFailure(job.failureCode)} ${capitalised(deliveryOf(delivery))}.`,
        tone: 'bad',
      };
    default:
      return job.status satisfies never;
  }
}

/** How the delivery of an event stands, as a part of a sentence. */
export function deliveryOf(delivery: TellableDelivery | undefined): string {
  if (delivery === undefined) return 'its event is gone after its time';
  const { state, attempts, reason } = delivery.event;
  switch (state) {
    case 'pending':
      return attempts === 0 ? 'its event is about to be sent' : `its event waits for attempt ${attempts + 1}`;
    case 'delivered':
      return attempts <= 1 ? 'its event was delivered' : `its event was delivered at attempt ${attempts}`;
    case 'undeliverable':
      return reason === 'no_endpoint'
        ? 'its event is kept, for there is no endpoint'
        : 'its event is kept, for no attempt succeeded';
    case 'stopped':
      return 'its event was stopped when the project was deleted';
    default:
      return state satisfies never;
  }
}

function toneOf(delivery: TellableDelivery | undefined): Story['tone'] {
  const state = delivery?.event.state;
  if (state === 'pending') return 'running';
  return state === 'undeliverable' ? 'kept' : 'good';
}

/** Everything that happened to a job and its event, in order of time. */
export function momentsOfJob({ job, result, turns, delivery }: Tellable): StoryMoment[] {
  const moments: StoryMoment[] = [
    moment(job.createdAt, 'accepted', 'Accepted and queued', {
      detail: job.parentId === null ? 'A new brand' : `Refines ${job.parentId}`,
      id: job.requestId,
    }),
  ];
  if (job.startedAt !== null)
    moments.push(
      moment(job.startedAt, 'processing', 'Processing', {
        detail: `After ${spanOf(job.createdAt, job.startedAt)} in the queue`,
        id: job.id,
      }),
    );
  // What a day may cost is the operator's business.
  for (const batch of batchesOf(turns.filter(({ outcome }) => outcome !== 'spent')))
    moments.push(
      moment(batch[0].createdAt, 'question', 'Art director asked', { detail: describeQuestions(batch) }),
    );
  moments.push(...momentsOfEnd(job, result));
  if (delivery) moments.push(...momentsOfDelivery(delivery));
  return sorted(moments);
}

function describeQuestions(turns: readonly TellableTurn[]): string {
  const answered = turns.filter(({ outcome }) => outcome === 'answered');
  const isOpen = turns.some(({ outcome }) => outcome === null);
  const longest = Math.max(0, ...answered.map(({ milliseconds }) => milliseconds ?? 0));
  const count = turns.length === 1 ? '' : `${turns.length} questions, `;
  if (answered.length === 0) return capitalised(`${count}no answer${isOpen ? ' yet' : ''}`);
  const some = answered.length === turns.length ? '' : `${answered.length} `;
  const time = isOpen ? 'so far' : `in ${spanOfMilliseconds(longest)}`;
  return capitalised(`${count}${some}answered ${time}`);
}

function momentsOfEnd(job: TellableJob, result: Tellable['result']): StoryMoment[] {
  if (job.finishedAt === null) return [];
  if (job.status === 'failed')
    return [
      moment(job.finishedAt, 'failed', `Failed with ${job.failureCode ?? 'no code'}`, {
        detail: describeFailure(job.failureCode),
        tone: 'bad',
        id: job.id,
      }),
    ];
  const tries = job.designAttempts === 1 ? 'At the first try' : `After ${job.designAttempts} tries`;
  const took = job.startedAt === null ? '' : `, ${spanOf(job.startedAt, job.finishedAt)} after it was begun`;
  const drawn = moment(job.finishedAt, 'drawn', 'Drawn', {
    detail: `${tries}${took}`,
    tone: 'good',
    id: result?.brandId ?? null,
  });
  if (result === undefined) return [drawn];
  return [
    drawn,
    moment(result.createdAt, 'recorded', 'Recorded in the memory', {
      detail: 'Brand, node and event in one go',
      id: result.memoryId,
    }),
  ];
}

/** An event, every attempt to deliver it, and what is planned. */
export function momentsOfDelivery({ event, attempts }: TellableDelivery): StoryMoment[] {
  const moments = [
    moment(event.createdAt, 'event', event.isTest ? 'Test event made' : 'Event made', {
      detail: event.type,
      id: event.id,
    }),
    ...attempts.map((attempt) =>
      moment(attempt.startedAt, 'attempt', nameOf(attempt), {
        detail: describeAttempt(attempt),
        tone: attempt.outcome === 'delivered' ? 'good' : 'bad',
      }),
    ),
  ];
  if (event.endedAt !== null && event.state !== 'pending')
    moments.push(
      moment(event.endedAt, event.state, endings[event.state], {
        detail: event.reason === null ? '' : (reasons[event.reason] ?? event.reason.replaceAll('_', ' ')),
        tone: event.state === 'delivered' ? 'good' : 'bad',
      }),
    );
  if (event.dueAt !== null)
    moments.push(moment(event.dueAt, 'planned', `Attempt ${event.attempts + 1} is due`, { detail: '' }));
  return sorted(moments);
}

const endings = {
  delivered: 'Delivered',
  undeliverable: 'Not delivered, kept',
  stopped: 'Stopped',
} as const;

const reasons: Readonly<Record<string, string>> = {
  no_endpoint: 'There is no default endpoint: add one, then send the event again',
  attempts_exhausted: 'Every attempt failed: mend the receiver, then send the event again',
  project_deleted: 'The project was deleted',
};

function nameOf(attempt: TellableDelivery['attempts'][number]): string {
  const { run, number } = attempt;
  if (isLocal(attempt)) return `Forwarded to a local receiver (${number})`;
  return run === 1 ? `Attempt ${number}` : `Attempt ${number} of resend ${run - 1}`;
}

/** The host tells who was asked; the whole address stands in the history of the event. */
function describeAttempt(attempt: TellableDelivery['attempts'][number]): string {
  const { url, status, outcome, milliseconds, error } = attempt;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const answer = status === null ? outcome.replaceAll('_', ' ') : `answered ${status}`;
  const why = error === null ? '' : `: ${error}`;
  return `${host} ${answer} in ${spanOfMilliseconds(milliseconds)}${why}`;
}

function describeFailure(code: string | null): string {
  return code !== null && isKnown(code) ? failureCodes[code] : 'The job ended without a result.';
}

function isKnown(code: string): code is FailureCode {
  return Object.hasOwn(failureCodes, code);
}

function moment(
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

/** Stable: what happened at once stays in the order in which it is told. */
function sorted(moments: readonly StoryMoment[]): StoryMoment[] {
  return [...moments].sort((one, other) => one.at_ms - other.at_ms);
}

function spanOf(one: Date, other: Date): string {
  return spanOfMilliseconds(Math.abs(other.getTime() - one.getTime()));
}

/** In the unit that says most. */
function spanOfMilliseconds(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
