import { send } from '../http.ts';
import type { FeedEvent } from './follow-feed.ts';

/** What the local server answered, or why it did not. */
export type Answer = { readonly duration_ms: number } & (
  | { readonly status: number }
  | { readonly error: string }
);

/** Longer than a delivery waits, for those who step through their handler. */
const patience = 30_000;
/** These belong to the connection, not to the event. */
const connectionHeaders = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

/** Sends an event to an address as a delivery does: the same bytes and the same headers. */
export async function forwardEvent(url: URL, event: FeedEvent, signal: AbortSignal): Promise<Answer> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(event.headers))
    if (!connectionHeaders.has(name.toLowerCase())) headers[name] = value;
  headers['Content-Length'] = String(event.body.length);
  const begin = performance.now();
  const duration = () => Math.round(performance.now() - begin);
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const answer = await send(url, { method: 'POST', headers, signal: either }, event.body);
    // The status is all we want; what follows must not hold the connection.
    answer.on('error', () => undefined).resume();
    return { status: answer.statusCode ?? 0, duration_ms: duration() };
  } catch (error) {
    return { error: inWords(error), duration_ms: duration() };
  }
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'host not found',
  EPIPE: 'connection closed',
};

/** A name with several addresses gives an error for each; they are alike. */
function inWords(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return inWords(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} s`;
  const code = 'code' in error ? String(error.code) : '';
  return (words[code] ?? error.message).slice(0, 200);
}
