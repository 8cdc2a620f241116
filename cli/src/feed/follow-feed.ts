import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, createApiError, RateLimitError, ServerError } from '../../../sdk/src/errors.ts';
import { fetchOverNode } from '../http.ts';
import { describeNetworkFailure } from '../network-failure.ts';
import type { Session } from '../session.ts';
import { type ServerSentEvent, readServerSentEvents } from './server-sent-events.ts';

/** A webhook as it would be delivered: its exact bytes and headers. */
export interface FeedEvent {
  readonly event_id: string;
  readonly type: string;
  readonly project_id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A message of the feed. Its `cursor` resumes the feed after this message. */
export type FeedMessage =
  | { readonly kind: 'ready'; readonly workspaceId: string; readonly cursor: string | undefined }
  | { readonly kind: 'event'; readonly event: FeedEvent; readonly cursor: string | undefined }
  /** Events before this time are no longer stored, so some were missed. */
  | { readonly kind: 'gap'; readonly since: Date }
  | { readonly kind: 'lost'; readonly reason: string; readonly delayMilliseconds: number };

/** Longer than two intervals of the heartbeat, which comes every 15 s. */
const maxSilenceMilliseconds = 40_000;
const connectTimeoutMilliseconds = 15_000;
const firstDelayMilliseconds = 500;
const maxDelayMilliseconds = 30_000;
/** After a connection that lasted this long, the retry delays start from the beginning. */
const minGoodConnectionMilliseconds = 5_000;

/**
 * Yields sandbox events as they happen, or from the cursor `from` on, until `signal` is aborted. After a broken
 * connection it resumes after the last delivered message, so that nothing is lost or repeated. Throws errors that a
 * retry cannot fix.
 */
export async function* followFeed(
  session: Session,
  signal: AbortSignal,
  from?: string,
): AsyncGenerator<FeedMessage, void, undefined> {
  let cursor = from;
  let failures = 0;
  while (!signal.aborted) {
    const begin = performance.now();
    let failure: unknown;
    let isClosing = false;
    try {
      for await (const message of readServerSentEvents(
        await connectToFeed(session, cursor, signal),
        maxSilenceMilliseconds,
      )) {
        // When resuming, `ready` does not move the cursor, because the missed events arrive after `ready`.
        if (message.name !== 'ready' || cursor === undefined) cursor = message.id ?? cursor;
        if (message.name === 'closing') {
          isClosing = true;
          break;
        }
        const parsed = readMessage(message, cursor);
        if (parsed) yield parsed;
      }
    } catch (error) {
      failure = error;
    }
    if (signal.aborted) return;
    if (failure instanceof ApiError && !isTemporary(failure)) throw failure;
    if (performance.now() - begin > minGoodConnectionMilliseconds) failures = 0;
    // The server process is stopping and another takes over. Reconnect at once, unless this happens repeatedly.
    if (isClosing && failures === 0) {
      failures = 1;
      continue;
    }
    const delayMilliseconds = computeRetryDelay(failures, failure);
    failures += 1;
    yield { kind: 'lost', reason: describeReason(failure), delayMilliseconds };
    await wait(delayMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

async function connectToFeed(
  session: Session,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  // The timeout covers only the response headers, because the stream stays open.
  const headerTimeout = new AbortController();
  const timer = setTimeout(
    () => headerTimeout.abort(new Error(`no response within ${connectTimeoutMilliseconds / 1000} s`)),
    connectTimeoutMilliseconds,
  );
  try {
    const response = await fetchOverNode(new URL(`${session.baseUrl}/v1/listen`), {
      headers: {
        authorization: `Bearer ${session.apiKey}`,
        accept: 'text/event-stream',
        ...(cursor !== undefined && { 'last-event-id': cursor }),
      },
      signal: AbortSignal.any([signal, headerTimeout.signal]),
    });
    if (response.status === 200 && response.body) return response.body;
    const body: unknown = await response.json().catch(() => undefined);
    throw createApiError({ status: response.status, headers: response.headers, body });
  } finally {
    clearTimeout(timer);
  }
}

function readMessage({ name, data }: ServerSentEvent, cursor: string | undefined): FeedMessage | undefined {
  if (name === 'ready') {
    const { workspace_id: workspaceId } = JSON.parse(data) as { workspace_id: string };
    return { kind: 'ready', workspaceId, cursor };
  }
  if (name === 'gap') {
    const { since } = JSON.parse(data) as { since: number };
    return { kind: 'gap', since: new Date(since * 1000) };
  }
  if (name !== 'webhook') return undefined;
  const event = JSON.parse(data) as Omit<FeedEvent, 'body'> & { readonly body: string };
  return { kind: 'event', event: { ...event, body: Buffer.from(event.body, 'base64') }, cursor };
}

function isTemporary(error: ApiError): boolean {
  return error instanceof RateLimitError || error instanceof ServerError;
}

function computeRetryDelay(failures: number, failure: unknown): number {
  const retrySeconds = failure instanceof ApiError ? failure.retryAfter : null;
  const delay = Math.min(maxDelayMilliseconds, firstDelayMilliseconds * 2 ** failures);
  // Jitter keeps many clients from reconnecting at the same moment.
  return Math.max((retrySeconds ?? 0) * 1000, delay * (0.5 + Math.random() / 2));
}

function describeReason(failure: unknown): string {
  if (failure === undefined) return 'The connection ended.';
  if (failure instanceof ApiError) return failure.message;
  return `The connection was lost: ${describeNetworkFailure(failure)}.`;
}
