import { Redis } from 'ioredis';
import type { Scope } from '../domain/environment.ts';
import type { RedisOptions } from './redis.ts';

/**
 * Notifies API processes that a workspace has a new sandbox event. Redis carries only the notification; the event is
 * in the database.
 */
export interface EventSignals {
  /** Never throws or blocks. A listener that misses the signal finds the event at its next poll. */
  send(scope: Scope): void;
  close(): void;
}

export interface EventSubscription {
  /** Whether the subscription is connected. */
  isActive(): boolean;
  close(): void;
}

export interface EventHandlers {
  readonly onEvent: (workspaceId: string) => void;
  /** Called when the connection is lost or restored, because signals may have been missed. */
  readonly onChange: () => void;
}

const eventChannel = 'sandbox-events';
const connectMilliseconds = 2_000;

export function connectEventSignals(options: RedisOptions): EventSignals {
  const redis = connectToRedis(options);
  return {
    send({ workspaceId, environment }) {
      if (environment === 'sandbox') redis.publish(eventChannel, workspaceId).catch(() => undefined);
    },
    close: () => redis.disconnect(),
  };
}

export function subscribeToEvents(
  options: RedisOptions,
  { onEvent, onChange }: EventHandlers,
): EventSubscription {
  const redis = connectToRedis(options);
  let isActive = false;
  const subscribe = async (): Promise<void> => {
    // If subscribing fails, listeners poll until the connection is restored.
    isActive = await redis.subscribe(eventChannel).then(
      () => true,
      () => false,
    );
    onChange();
  };
  redis.on('ready', () => void subscribe());
  redis.on('close', () => {
    isActive = false;
    onChange();
  });
  redis.on('message', (_channel, workspaceId) => onEvent(workspaceId));
  return { isActive: () => isActive, close: () => redis.disconnect() };
}

function connectToRedis({ url, tls, onError }: RedisOptions): Redis {
  const redis = new Redis(url, {
    ...(tls && { tls }),
    connectTimeout: connectMilliseconds,
    keepAlive: connectMilliseconds,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', onError);
  return redis;
}
