import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../../../sdk/src/errors.ts';
import type { GenerationFailed, GenerationSuccess, Job } from '../../../sdk/src/generated.ts';
import { type FeedMessage, followFeed } from '../feed/follow-feed.ts';
import type { Session } from '../session.ts';
import { type JobOutcome, readJobOutcome, toBrandResult } from './result.ts';

/** Polls slowly, because the API is made for webhooks and the whole workspace shares its rate limit. */
const pollDelays = [2_000, 3_000, 4_000] as const;
const lastPollDelayMilliseconds = 5_000;

/** How many times to try the feed before polling instead. */
const maxAttempts = 3;
/** If the feed requires a longer delay than this, polling starts at once. */
const maxDelayMilliseconds = 5_000;

export type Feed = AsyncGenerator<FeedMessage, void, undefined>;

/**
 * Opens the live feed and waits until it is ready, so that no event is missed. Returns undefined if the feed
 * cannot be opened or this key has no feed.
 */
export async function openFeed(session: Session, signal: AbortSignal): Promise<Feed | undefined> {
  if (session.environment === 'live') return undefined;
  const feed = followFeed(session, signal);
  try {
    for (let attempt = 1; attempt <= maxAttempts; ) {
      const { value: message } = await feed.next();
      if (message?.kind === 'ready') return feed;
      if (message === undefined) break;
      if (message.kind === 'lost')
        attempt += message.delayMilliseconds > maxDelayMilliseconds ? maxAttempts : 1;
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
  }
  await feed.return();
  return undefined;
}

/** Waits for the event of a job. Returns undefined if the feed ends first. */
export async function awaitEvent(feed: Feed, job: Job, prompt: string): Promise<JobOutcome | undefined> {
  for await (const message of feed) {
    if (message.kind !== 'event') continue;
    const event = JSON.parse(message.event.body.toString('utf8')) as GenerationSuccess | GenerationFailed;
    if (event.data.job_id === job.id) return readJobOutcome(event, prompt);
  }
  return undefined;
}

/** Polls for the brand of a job until it is aborted; then returns undefined. Polling cannot detect failures. */
export async function pollForBrand(
  { blazon }: Session,
  job: Job,
  signal: AbortSignal,
): Promise<JobOutcome | undefined> {
  try {
    for (let count = 0; ; count += 1) {
      await wait(pollDelays[count] ?? lastPollDelayMilliseconds, undefined, { signal });
      const { data } = await blazon.brands.list({ project_id: job.project_id, limit: 20, signal });
      const brand = data.find(({ job_id }) => job_id === job.id);
      if (brand) return { kind: 'succeeded', result: toBrandResult(brand) };
    }
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
