import { apiError } from '../../../sdk/src/errors.ts';
import { fetchOverNode } from '../http.ts';
import type { Session } from '../session.ts';
import type { FeedEvent } from './follow-feed.ts';
import type { Answer } from './forward-event.ts';

const patience = 10_000;

/** Tells the service what the local server answered, so that the dashboard shows it with the event. */
export async function reportAnswer(
  session: Session,
  { event_id }: FeedEvent,
  url: URL,
  answer: Answer,
): Promise<void> {
  const address = new URL(`${session.baseUrl}/v1/events/${encodeURIComponent(event_id)}/forwarded`);
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  const response = await fetchOverNode(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ url: shown.href, ...answer }),
    signal: AbortSignal.timeout(patience),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw apiError({ status: response.status, headers: response.headers, body });
}
