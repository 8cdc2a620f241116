import type { Config } from './config.ts';
import type { ApiParts } from './http/api-parts.ts';
import { createListeners, type Listeners } from './http/feed/listeners.ts';
import { createTurns } from './http/turns.ts';
import type { Clock } from './outside/clock.ts';
import { subscribeToEvents } from './outside/event-signals.ts';
import type { Metrics } from './outside/metrics.ts';
import { type Database, isDatabaseAway } from './outside/postgres.ts';
import type { SharedCounter } from './outside/redis.ts';
import { type Logger, openSealer, redisConnection } from './wiring.ts';

export interface FeedWiring {
  readonly parts: ApiParts['feed'];
  readonly listeners: Listeners;
  close(): void;
}

interface Opened {
  readonly clock: Clock;
  readonly database: Database;
  readonly shared: SharedCounter;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Reads of the feed that run at once: most of the pool is for requests. */
const readsAtOnce = 4;

/** The live feed of an API process. */
export function wireFeed(config: Config, { clock, database, shared, metrics, logger }: Opened): FeedWiring {
  const listeners = createListeners({
    places: shared,
    onCount: (open) => metrics.feedConnections.set(open),
  });
  const onError = (error: Error) => logger.warn({ err: error }, 'redis is away: the live feed polls');
  const subscription = subscribeToEvents(
    { ...redisConnection(config), onError },
    { onEvent: listeners.wake, onChange: listeners.wakeAll },
  );
  return {
    parts: {
      listeners,
      stream: {
        database,
        clock,
        sealer: openSealer(config),
        turns: createTurns(readsAtOnce, isDatabaseAway),
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
