import type { Config } from '../config/config.ts';
import type { ApiDeps } from '../http/api-deps.ts';
import { createFeedConnections, type FeedConnections } from '../http/feed/feed-connections.ts';
import { createKeyedLimiter } from '../domain/keyed-limiter.ts';
import type { Clock } from '../integrations/clock.ts';
import { subscribeToEvents } from '../integrations/event-pubsub.ts';
import type { Metrics } from '../integrations/metrics.ts';
import { type Database, isDatabaseUnavailable } from '../integrations/postgres.ts';
import type { RedisCounters } from '../integrations/redis.ts';
import { type Logger, openSealer, redisConnectionOf } from './connections.ts';

export interface FeedWiring {
  readonly deps: ApiDeps['feed'];
  readonly listeners: FeedConnections;
  close(): void;
}

interface OpenedConnections {
  readonly clock: Clock;
  readonly database: Database;
  readonly shared: RedisCounters;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** The maximum number of concurrent reads of the feed, which leaves most of the pool to requests. */
const maxConcurrentReads = 4;

/** Creates the live feed of an API process. */
export function wireFeed(
  config: Config,
  { clock, database, shared, metrics, logger }: OpenedConnections,
): FeedWiring {
  const listeners = createFeedConnections({
    leases: shared,
    onCount: (open) => metrics.feedConnections.set(open),
  });
  const onError = (error: Error) =>
    logger.warn({ err: error }, 'Redis is unavailable: the live feed polls the database');
  const subscription = subscribeToEvents(
    { ...redisConnectionOf(config), onError },
    { onEvent: listeners.wake, onChange: listeners.wakeAll },
  );
  return {
    deps: {
      listeners,
      stream: {
        database,
        clock,
        sealer: openSealer(config),
        limiter: createKeyedLimiter(maxConcurrentReads, isDatabaseUnavailable),
        isSignalled: subscription.isActive,
        onSent: () => metrics.feedEvents.inc(),
        onCutOff: () => metrics.feedCutOff.inc(),
        onError: (error) => logger.error({ err: error }, 'a connection to the live feed failed'),
      },
    },
    listeners,
    close: () => subscription.close(),
  };
}
