import { setTimeout as wait } from 'node:timers/promises';
import type { GenerationFailed, GenerationSuccess, Job } from '../../sdk/src/generated.ts';
import { type Feed, openFeed, pollForBrand } from '../src/brand/await-result.ts';
import { type BrandResult, type JobOutcome, readJobOutcome } from '../src/brand/result.ts';
import type { Session } from '../src/session.ts';
import type { DrawingStore } from './drawings.ts';
import { createEndedJobs } from './ended-jobs.ts';

/** Waits for results of generations. */
export interface ResultWaiter {
  /** Opens the feed. Called before an order is placed, so that its event cannot be missed. */
  open(): Promise<void>;
  /** Waits for the result of a job. Returns undefined if the wait is aborted first. */
  of(job: Job, signal: AbortSignal): Promise<JobOutcome | undefined>;
}

/** A workspace may have at most five connections to the feed, so idle ones are closed. */
const idleTimeoutMilliseconds = 5 * 60_000;
/** The event may still be in flight when the brand is already listed. */
const eventWaitMilliseconds = 3_000;

/**
 * With a Test key, results and drawings arrive over the live feed; the list of brands is also polled in case the feed
 * is down. With a Live key, drawings go to the workspace's webhook, and only the list is available.
 */
export function followResults(session: Session, drawings: DrawingStore, signal: AbortSignal): ResultWaiter {
  const endedJobs = createEndedJobs();
  let following: { readonly opened: Promise<void>; readonly end: AbortController } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const follow = async (feed: Feed): Promise<void> => {
    for await (const message of feed) {
      if (message.kind !== 'event') continue;
      const event = JSON.parse(message.event.body.toString('utf8')) as GenerationSuccess | GenerationFailed;
      const ended = readJobOutcome(event, '');
      if (ended.kind === 'succeeded') keepDrawing(drawings, ended.result);
      endedJobs.add(event.data.job_id, ended);
    }
  };
  const start = async (end: AbortController): Promise<void> => {
    const feed = await openFeed(session, AbortSignal.any([signal, end.signal]));
    // The feed ends when it is idle or when the API rejects the key. The next order opens a new feed.
    if (feed) void follow(feed).then(...createThenHandlers(() => end.abort()));
    else end.abort();
  };
  const isFollowing = (): boolean => following !== undefined && !following.end.signal.aborted;

  return {
    async open() {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => following?.end.abort(), idleTimeoutMilliseconds).unref();
      if (!following || !isFollowing()) {
        const end = new AbortController();
        following = { opened: start(end), end };
        following.opened.catch(() => end.abort());
      }
      await following.opened;
    },
    async of(job, waitSignal) {
      const event = endedJobs.of(job.id);
      const stop = new AbortController();
      try {
        const listed = pollForBrand(session, job, AbortSignal.any([waitSignal, stop.signal]));
        const first = await Promise.race([event.ended, listed]);
        const isComplete = first?.kind !== 'succeeded' || drawings.find(first.result.memory_id) !== undefined;
        if (isComplete || !isFollowing()) return first;
        return await Promise.race([event.ended, wait(eventWaitMilliseconds, first)]);
      } finally {
        stop.abort();
        event.forget();
      }
    },
  };
}

/** Returns the same handler for success and failure, as arguments of `then`. */
function createThenHandlers(end: () => void) {
  return [end, end] as const;
}

function keepDrawing(drawings: DrawingStore, result: BrandResult): void {
  if (!result.drawings) return;
  const { font_weight_heading, font_weight_body, unfulfilled, memory_id } = result;
  drawings.keep(memory_id, { ...result.drawings, font_weight_heading, font_weight_body, unfulfilled });
}
