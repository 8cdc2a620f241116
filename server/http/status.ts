import type { FastifyInstance } from 'fastify';
import type { TaskQueue } from '../domain/workflow-options.ts';
import {
  evaluateQueue,
  type QueueMetrics,
  type ServiceStatus,
  summariseStatus,
} from '../domain/service-status.ts';
import { type AnswerDeps, createRateLimitFailure, createRateLimitHeaders, sendFailure } from './response.ts';
import { countPublicRequest } from './checks/unauthenticated-limit.ts';

export type ReadStatus = () => Promise<ServiceStatus & { readonly checked_at: string }>;

const freshnessSeconds = 10;

/** Runs a check at most every ten seconds, and only one at a time, however many requests there are. */
export function createStatusReader(
  probe: { readonly isAnswering: () => Promise<boolean> },
  temporal: { readonly describeQueue: (queue: TaskQueue) => Promise<QueueMetrics> },
  clock: { readonly now: () => Date },
): ReadStatus {
  let known: ReturnType<ReadStatus> | undefined;
  let knownUntil = 0;
  const look: ReadStatus = async () => {
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
    if (known === undefined || clock.now().getTime() > knownUntil) {
      // Until the check has ended, all requests wait for it.
      knownUntil = Number.POSITIVE_INFINITY;
      known = look().finally(() => {
        knownUntil = clock.now().getTime() + freshnessSeconds * 1000;
      });
    }
    return known;
  };
}

interface StatusDeps extends AnswerDeps {
  readonly readStatus: ReadStatus;
}

/** Serves status pages and uptime monitors. Needs no key, and responds with 503 only if requests cannot be served. */
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
        'cache-control': `public, max-age=${freshnessSeconds}`,
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      })
      .send(`${JSON.stringify(status)}\n`);
  });
}
