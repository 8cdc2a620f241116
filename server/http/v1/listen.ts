import type { ServerResponse } from 'node:http';
import { feedCursorLength } from '@blazon/contract/feed.ts';
import { operations } from '@blazon/contract/operations.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../domain/environment.ts';
import { decodeCursor, type FeedPosition } from '../../domain/feed-cursor.ts';
import { type FeedStart, findFeedEnd, findFeedStart } from '../../store/feed.ts';
import { commonHeaders, createRateLimitHeaders, sendFailure } from '../response.ts';
import type { ApiDeps } from '../api-deps.ts';
import { allowSandboxCors } from '../sandbox-cors.ts';
import { authenticate } from '../checks/api-key.ts';
import { createQueryReader } from '../checks/query.ts';
import { rejectFreePlan, rejectSuspendedWorkspace } from '../checks/standing.ts';
import { createFailure, isFailure, type RequestFailure } from '../failure.ts';
import type { FeedConnection } from '../feed/feed-connections.ts';
import { streamEvents } from '../feed/stream-events.ts';
import { requireCaller } from '../request-context.ts';
import { noParametersSchema } from '../register-operation.ts';

const operation = operations.listenToEvents;
const readQuery = createQueryReader(noParametersSchema);
const cursorPattern = /^[A-Za-z0-9_-]*$/;

/**
 * Registers the live feed, a stream of server-sent events. The request is logged when the stream starts, because it
 * stays open until the client or the server closes it.
 */
export function registerLiveFeed(
  app: FastifyInstance,
  deps: ApiDeps,
  onAnswered: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.route({
    method: operation.method,
    url: operation.path,
    config: { operation },
    handler: async (request, reply) => {
      const feed = await openFeed(deps, request);
      if (isFailure(feed)) return sendFailure(deps, request, reply, feed);
      const response = beginStream(request, reply);
      request.context.isReported = true;
      onAnswered(request, reply);
      await streamEvents(deps.feed.stream, {
        ...feed,
        response,
        isKeyValid: async () => (await revalidateKey(deps, request)) === undefined,
      });
      const fields = { request_id: request.id, workspace_id: feed.scope.workspaceId };
      request.log.info(fields, 'a connection to the live feed ended');
    },
  });
}

interface OpenedFeed {
  readonly scope: Scope;
  readonly listener: FeedConnection;
  readonly start: FeedStart;
}

async function openFeed(deps: ApiDeps, request: FastifyRequest): Promise<OpenedFeed | RequestFailure> {
  const { workspaceId, environment } = requireCaller(request);
  const query = readQuery(request.query);
  if (isFailure(query)) return query;
  const cursor = readCursor(request);
  if (isFailure(cursor)) return cursor;
  const listener = await deps.feed.listeners.enter(workspaceId);
  if (isFailure(listener)) return listener;
  const scope: Scope = { workspaceId, environment };
  try {
    return { scope, listener, start: await chooseFeedStart(deps, scope, cursor) };
  } catch (error) {
    listener.leave();
    throw error;
  }
}

function readCursor(request: FastifyRequest): FeedPosition | undefined | RequestFailure {
  const lastEventId = request.headers['last-event-id'];
  if (lastEventId === undefined || lastEventId === '') return undefined;
  if (
    typeof lastEventId === 'string' &&
    lastEventId.length === feedCursorLength &&
    cursorPattern.test(lastEventId)
  )
    return decodeCursor(lastEventId);
  return createFailure('invalid_cursor', {
    param: 'Last-Event-ID',
    message: '`Last-Event-ID` must be an `id` of this feed.',
  });
}

async function chooseFeedStart(
  { database, clock }: ApiDeps,
  scope: Scope,
  cursor: FeedPosition | undefined,
): Promise<FeedStart> {
  const now = clock.now();
  if (cursor !== undefined) return findFeedStart(database, scope, cursor, now);
  return { after: await findFeedEnd(database, scope, now), gapSince: undefined };
}

/** Sends the status and the headers, and takes the response over from Fastify. The caller writes the events to it. */
function beginStream(request: FastifyRequest, reply: FastifyReply): ServerResponse {
  allowSandboxCors(request, reply);
  reply.code(operation.success.status).headers({
    ...commonHeaders,
    ...(request.context.rate && createRateLimitHeaders(request.context.rate)),
    'request-id': request.id,
    'content-type': operation.success.mediaType,
    // A proxy that buffers responses would delay events.
    'x-accel-buffering': 'no',
  });
  reply.hijack();
  // The cast is safe, because Node also accepts headers with several values.
  return reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
}

/** Checks the key again while the connection is open, because a connection must not outlive its key. */
async function revalidateKey(deps: ApiDeps, request: FastifyRequest): Promise<RequestFailure | undefined> {
  const failure = await authenticate({ ...deps, cells: undefined }, request);
  if (failure) return failure;
  // The workspace has moved to another cell. The client reconnects, and its new connection is forwarded there.
  if (request.context.forwardTo !== undefined) return createFailure('service_unavailable');
  return rejectSuspendedWorkspace(deps.clock.now(), request) ?? rejectFreePlan(request);
}
