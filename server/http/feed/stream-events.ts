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
  /** Limits how many feed connections of this process query the database at the same time. */
  readonly limiter: KeyedLimiter;
  /** Whether pub/sub currently announces new events. */
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
  readonly isKeyValid: () => Promise<boolean>;
}

/** Pub/sub messages may be lost, so the feed also polls. While pub/sub is down, it polls more often. */
const pollMillisecondsWithSignals = 5_000;
const pollMillisecondsWithoutSignals = 1_000;
/**
 * The first delay if a new event cannot be read yet, because older transactions are still open. They usually end
 * within milliseconds. The delay doubles with each read.
 */
const unsettledPollMilliseconds = 50;

/** Sends the feed until the client disconnects, the key is revoked or the process stops. Never throws. */
export async function streamEvents(deps: StreamDeps, stream: FeedSubscription): Promise<void> {
  const { response, listener } = stream;
  const writer = createFeedWriter(response, deps.onCutOff);
  let isRefused = false;
  const checkKey = async (): Promise<void> => {
    // If the database is down, the key counts as valid until the next heartbeat. No events can be read meanwhile.
    isRefused = !(await stream.isKeyValid().catch(() => true));
    if (isRefused) listener.wake();
  };
  const heartbeat = setInterval(() => {
    writer.writeIfIdle(heartbeatFrame);
    void checkKey();
  }, limits.feedHeartbeatSeconds * 1000);
  response.on('close', () => listener.wake());
  response.on('error', () => undefined);
  try {
    await sendAllEvents(deps, stream, writer, () => isRefused || listener.isClosing() || response.destroyed);
    await writer.write(closingFrame);
  } catch (error) {
    deps.onError(error);
  } finally {
    clearInterval(heartbeat);
    listener.leave();
    response.end();
  }
}

async function sendAllEvents(
  deps: StreamDeps,
  stream: FeedSubscription,
  writer: FeedWriter,
  isOver: () => boolean,
): Promise<void> {
  const { scope, start, listener } = stream;
  let position = start.after;
  let unsettledReads = 0;
  await writer.write(createReadyFrame(scope.workspaceId, position));
  if (start.gapSince !== undefined) await writer.write(createGapFrame(start.gapSince));
  while (!isOver()) {
    const page = await readPage(deps, stream, position);
    if (page === 'refused') return;
    const newPosition = await sendPage(deps, page, position, writer, isOver);
    if (newPosition === undefined) return;
    position = newPosition;
    unsettledReads = page.isUnsettled ? unsettledReads + 1 : 0;
    if (!page.isFull) await listener.rest(choosePollDelay(deps, unsettledReads));
  }
}

function choosePollDelay({ isSignalled }: StreamDeps, unsettledReads: number): number {
  if (unsettledReads > 0)
    return Math.min(unsettledPollMilliseconds * 2 ** (unsettledReads - 1), pollMillisecondsWithoutSignals);
  return isSignalled() ? pollMillisecondsWithSignals : pollMillisecondsWithoutSignals;
}

/** A page of events and the secrets to sign them with. */
interface SignablePage extends FeedPage {
  readonly secrets: readonly string[];
}

const emptyPage: SignablePage = { events: [], isFull: false, isUnsettled: false, secrets: [] };

/** Returns an empty page while the database is down, so that the connection stays open and reads again later. */
async function readPage(
  deps: StreamDeps,
  { scope, isKeyValid }: FeedSubscription,
  position: FeedPosition,
): Promise<SignablePage | 'refused'> {
  const { database, clock } = deps;
  try {
    return await deps.limiter.run('feed', async () => {
      const page = await readFeed(database, scope, position, clock.now());
      if (page.events.length === 0) return { ...page, secrets: [] };
      if (!(await isKeyValid())) return 'refused';
      return { ...page, secrets: await readSigningSecrets(deps, scope) };
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) return emptyPage;
    throw error;
  }
}

/**
 * Sends the events and returns the position after the last one; undefined if the connection ended in the meantime.
 */
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

async function readSigningSecrets({ database, clock, sealer }: StreamDeps, scope: Scope): Promise<string[]> {
  const { workspaceId } = scope;
  const secrets = await readOrCreateWebhookSecrets(database, scope, clock.now(), () =>
    createSealedWebhookSecret({ clock, sealer }, workspaceId),
  );
  return secrets.map(({ sealed }) => sealer.open(workspaceId, sealed));
}
