import type { Session } from '../session.ts';
import type { FeedEvent } from './follow-feed.ts';
import type { Answer } from './forward-event.ts';

const reportTimeoutMilliseconds = 10_000;

/** Reports the local server's response to the service, so that the dashboard shows it with the event. */
export async function reportAnswer(
  { blazon }: Session,
  { event_id }: FeedEvent,
  url: URL,
  answer: Answer,
): Promise<void> {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  await blazon.events.forwarded(
    event_id,
    { url: shown.href, ...answer },
    { timeout: reportTimeoutMilliseconds, maxRetries: 0 },
  );
}
