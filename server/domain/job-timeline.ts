import { groupIntoBatches } from './director-budget.ts';

/**
 * Something that happened to a job, and when. The dashboard and the operator's tool both start from a list of these
 * entries, and describe them for their own readers.
 */
export type JobEntry<Job, Result, Turn> =
  | { readonly kind: 'accepted' | 'claimed'; readonly at: Date; readonly job: Job }
  /** Questions to the art director that were asked at the same time. */
  | { readonly kind: 'questions'; readonly at: Date; readonly turns: readonly Turn[] }
  | { readonly kind: 'finished'; readonly at: Date; readonly job: Job; readonly result: Result | undefined }
  | { readonly kind: 'result'; readonly at: Date; readonly result: Result };

export type DeliveryEntry<Event, Attempt> =
  | { readonly kind: 'event' | 'ended' | 'due'; readonly at: Date; readonly event: Event }
  | { readonly kind: 'attempt'; readonly at: Date; readonly attempt: Attempt };

interface JobTimes {
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

interface EventTimes {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly dueAt: Date | null;
}

export function createJobTimeline<
  Job extends JobTimes,
  Result extends { readonly createdAt: Date },
  Turn extends { readonly createdAt: Date },
>({
  job,
  result,
  turns,
}: {
  readonly job: Job;
  readonly result: Result | undefined;
  readonly turns: readonly Turn[];
}): JobEntry<Job, Result, Turn>[] {
  const { createdAt, startedAt, finishedAt } = job;
  const entries: JobEntry<Job, Result, Turn>[] = [{ kind: 'accepted', at: createdAt, job }];
  if (startedAt !== null) entries.push({ kind: 'claimed', at: startedAt, job });
  for (const batch of groupIntoBatches(turns))
    entries.push({ kind: 'questions', at: batch[0].createdAt, turns: batch });
  if (finishedAt !== null) entries.push({ kind: 'finished', at: finishedAt, job, result });
  if (result !== undefined) entries.push({ kind: 'result', at: result.createdAt, result });
  return entries;
}

export function createDeliveryTimeline<
  Event extends EventTimes,
  Attempt extends { readonly startedAt: Date },
>({
  event,
  attempts,
}: {
  readonly event: Event;
  readonly attempts: readonly Attempt[];
}): DeliveryEntry<Event, Attempt>[] {
  const { createdAt, endedAt, dueAt } = event;
  const entries: DeliveryEntry<Event, Attempt>[] = [{ kind: 'event', at: createdAt, event }];
  for (const attempt of attempts) entries.push({ kind: 'attempt', at: attempt.startedAt, attempt });
  if (endedAt !== null) entries.push({ kind: 'ended', at: endedAt, event });
  if (dueAt !== null) entries.push({ kind: 'due', at: dueAt, event });
  return entries;
}
