import { send } from '../http.ts';
import { describeNetworkFailure } from '../network-failure.ts';
import type { FeedEvent } from './follow-feed.ts';

/** The local server's response, or why there was none. */
export type Answer = { readonly duration_ms: number } & (
  | { readonly status: number }
  | { readonly error: string }
);

/** Longer than a real delivery waits, for people who step through their handler in a debugger. */
const timeoutMilliseconds = 30_000;
/** These headers belong to the connection, not to the event. */
const connectionHeaders = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

/** Sends an event to a URL like a delivery, with the same bytes and headers. */
export async function forwardEvent(url: URL, event: FeedEvent, signal: AbortSignal): Promise<Answer> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(event.headers))
    if (!connectionHeaders.has(name.toLowerCase())) headers[name] = value;
  headers['Content-Length'] = String(event.body.length);
  const begin = performance.now();
  const duration = () => Math.round(performance.now() - begin);
  try {
    const anySignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
    const answer = await send(url, { method: 'POST', headers, signal: anySignal }, event.body);
    // Only the status is needed. Discard the body, so that it does not hold the connection.
    answer.on('error', () => undefined).resume();
    return { status: answer.statusCode ?? 0, duration_ms: duration() };
  } catch (error) {
    return { error: describeNetworkFailure(error), duration_ms: duration() };
  }
}
