import type { ServerResponse } from 'node:http';
import { limits } from '@blazon/contract/limits.ts';
import type { Clock } from '../../integrations/clock.ts';
import { createSealedWebhookSecret } from '../../integrations/new-webhook-secret.ts';
import { type Database, isDatabaseUnavailable } from '../../integrations/postgres.ts';
import type { Sealer } from '../../integrations/sealing.ts';
import { createWebhookHeaders } from '../../integrations/webhook-signature.ts';
import type { Scope } from '../../domain/environment.ts';
import type { FeedPosition } from '../../domain/feed-cursor.ts';
import { type FeedPage, type FeedStart, readFeed } from '../../store/feed.ts';
import { readOrCreateWebhookSecrets } from '../../store/webhook-secrets.ts';
import type { KeyedLimiter } from '../../domain/keyed-limiter.ts';
import { createFeedWriter, type FeedWriter } from './sse-writer.ts';
import {
  closingFrame,
  createGapFrame,
  heartbeatFrame,
  createReadyFrame,
  createWebhookFrame,
} from './sse-frames.ts';
import type { FeedConnection } from './feed-connections.ts';

export interface StreamDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** All listeners of the process share a few connections of the pool. */
  readonly limiter: KeyedLimiter;
  /** Whether pub/sub signals for new events are currently working. */
  readonly isSignalled: () => boolean;
  readonly onSent: () => void;
  readonly onCutOff: () => void;
  readonly onError: (error: unknown) => void;
}

export interface FeedSubscription {
  readonly scope: Scope;
  readonly start: FeedStart;
  readonly listener: FeedConnection;
  readonly response: ServerResponse;
  /** Whether the key is still valid. */
  readonly isWelcome: () => Promise<boolean>;
}

/** Pub/sub messages may be lost, so the feed also polls. Without pub/sub, polling is the only source. */
const pollMillisecondsWithSignals = 5_000;
const pollMillisecondsWithoutSignals = 1_000;
/**
 * An event can be read only after older transactions have ended, usually within milliseconds. During a longer wait,
 * polling slows down.
 */
const unsettledPollMilliseconds = 50;

/** Sends the feed until the client disconnects, the key is revoked or the process stops. Never throws. */
export async function streamEvents(deps: StreamDeps, stream: FeedSubscription): Promise<void> {
  const { response, listener } = stream;
  const writer = createFeedWriter(response, deps.onCutOff);
  let isRefused = false;
  const checkKey = async (): Promise<void> => {
    // While the database is down, nothing is sent, and the next heartbeat tries again.
    isRefused = !(await stream.isWelcome().catch(() => true));
    if (isRefused) listener.wake();
  };
  const heartbeat = setInterval(() => {
    writer.writeIfIdle(heartbeatFrame);
    void checkKey();
  }, limits.feedHeartbeatSeconds * 1000);
  response.on('close', () => listener.wake());
  response.on('error', () => undefined);
  try {
    await sendAll(deps, stream, writer, () => isRefused || listener.isClosing() || response.destroyed);
    await writer.write(closingFrame);
  } catch (error) {
    deps.onError(error);
  } finally {
    clearInterval(heartbeat);
    listener.leave();
    response.end();
  }
}

async function sendAll(
  deps: StreamDeps,
  stream: FeedSubscription,
  writer: FeedWriter,
  isOver: () => boolean,
): Promise<void> {
  const { scope, start, listener } = stream;
  let position = start.after;
  let unsettledLooks = 0;
  await writer.write(createReadyFrame(scope.workspaceId, position));
  if (start.gapSince !== undefined) await writer.write(createGapFrame(start.gapSince));
  while (!isOver()) {
    const page = await readPage(deps, stream, position);
    if (page === 'refused') return;
    const sentTo = await sendPage(deps, page, position, writer, isOver);
    if (sentTo === undefined) return;
    position = sentTo;
    unsettledLooks = page.isUnsettled ? unsettledLooks + 1 : 0;
    if (!page.isFull) await listener.rest(waitAfter(deps, unsettledLooks));
  }
}

function waitAfter({ isSignalled }: StreamDeps, unsettledLooks: number): number {
  if (unsettledLooks > 0)
    return Math.min(unsettledPollMilliseconds * 2 ** (unsettledLooks - 1), pollMillisecondsWithoutSignals);
  return isSignalled() ? pollMillisecondsWithSignals : pollMillisecondsWithoutSignals;
}

/** A page of events and the secrets to sign them with. */
interface SignablePage extends FeedPage {
  readonly secrets: readonly string[];
}

const emptyPage: SignablePage = { events: [], isFull: false, isUnsettled: false, secrets: [] };

/** While the database is down, there is nothing to send; the connection stays open and retries. */
async function readPage(
  deps: StreamDeps,
  { scope, isWelcome }: FeedSubscription,
  position: FeedPosition,
): Promise<SignablePage | 'refused'> {
  const { database, clock } = deps;
  try {
    return await deps.limiter.run('feed', async () => {
      const page = await readFeed(database, scope, position, clock.now());
      if (page.events.length === 0) return { ...page, secrets: [] };
      if (!(await isWelcome())) return 'refused';
      return { ...page, secrets: await openSecrets(deps, scope) };
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) return emptyPage;
    throw error;
  }
}

/** Returns the position after these events; undefined if the connection ended in the meantime. */
async function sendPage(
  deps: StreamDeps,
  { events, secrets }: SignablePage,
  from: FeedPosition,
  writer: FeedWriter,
  isOver: () => boolean,
): Promise<FeedPosition | undefined> {
  let position = from;
  for (const { body, ...event } of events) {
    if (isOver()) return undefined;
    position = event.position;
    if (body === null) continue;
    const headers = createWebhookHeaders({
      eventId: event.id,
      body,
      secrets,
      number: 1,
      at: deps.clock.now(),
    });
    if (!(await writer.write(createWebhookFrame(event, body, headers)))) return undefined;
    deps.onSent();
  }
  return position;
}

async function openSecrets({ database, clock, sealer }: StreamDeps, scope: Scope): Promise<string[]> {
  const { workspaceId } = scope;
  const secrets = await readOrCreateWebhookSecrets(database, scope, clock.now(), () =>
    createSealedWebhookSecret({ clock, sealer }, workspaceId),
  );
  return secrets.map(({ sealed }) => sealer.open(workspaceId, sealed));
}
