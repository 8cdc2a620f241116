import type { FastifyInstance } from 'fastify';
import type { TaskQueue } from '../domain/workflow-options.ts';
import {
  evaluateQueue,
  type QueueMetrics,
  type ServiceStatus,
  summariseStatus,
} from '../domain/service-status.ts';
import {
  type ResponseDeps,
  createRateLimitFailure,
  createRateLimitHeaders,
  sendFailure,
} from './response.ts';
import { countPublicRequest } from './checks/unauthenticated-limit.ts';

export type ReadStatus = () => Promise<ServiceStatus & { readonly checked_at: string }>;

const statusCacheSeconds = 10;

/** Caches the status for ten seconds. However many requests there are, only one check runs at a time. */
export function createStatusReader(
  probe: { readonly isAnswering: () => Promise<boolean> },
  temporal: { readonly describeQueue: (queue: TaskQueue) => Promise<QueueMetrics> },
  clock: { readonly now: () => Date },
): ReadStatus {
  let cachedStatus: ReturnType<ReadStatus> | undefined;
  let cachedUntil = 0;
  const checkServices: ReadStatus = async () => {
    const queue = (name: TaskQueue) => temporal.describeQueue(name).catch(() => undefined);
    const [api, design, deliver] = await Promise.all([
      probe.isAnswering(),
      queue('design'),
      queue('deliver'),
    ]);
    const now = clock.now();
    return {
      ...summariseStatus({
        api: api ? 'operational' : 'outage',
        generation: evaluateQueue(design, now),
        webhooks: evaluateQueue(deliver, now),
      }),
      checked_at: now.toISOString(),
    };
  };
  return () => {
    if (cachedStatus === undefined || clock.now().getTime() > cachedUntil) {
      // Until the check ends, all requests share its promise.
      cachedUntil = Number.POSITIVE_INFINITY;
      cachedStatus = checkServices().finally(() => {
        cachedUntil = clock.now().getTime() + statusCacheSeconds * 1000;
      });
    }
    return cachedStatus;
  };
}

interface StatusDeps extends ResponseDeps {
  readonly readStatus: ReadStatus;
}

/** Serves /status for status pages and uptime monitors, without a key. Responds with 503 only during an outage. */
export function registerStatus(app: FastifyInstance, deps: StatusDeps): void {
  app.get('/status', { config: { open: true } }, async (request, reply) => {
    const rate = await countPublicRequest(deps, request.ip);
    request.context.rate = rate;
    if (rate.exceeded) return sendFailure(deps, request, reply, createRateLimitFailure(rate));
    const status = await deps.readStatus();
    return reply
      .code(status.status === 'outage' ? 503 : 200)
      .headers({
        ...createRateLimitHeaders(rate),
        'request-id': request.id,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': `public, max-age=${statusCacheSeconds}`,
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      })
      .send(`${JSON.stringify(status)}\n`);
  });
}
