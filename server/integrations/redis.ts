import { Redis } from 'ioredis';
import { limits } from '@blazon/contract/limits.ts';
import type { WindowCount } from '../domain/rate-window.ts';
import type { ServerVerification } from './tls-verification.ts';
import { suspensionWindowMinutes } from '../domain/suspension.ts';

/** Counters that all processes share. They stay exact under concurrency. */
export interface RedisCounters {
  /** Counts a request in the current clock minute. Throws if Redis cannot be reached. */
  add(bucket: string): Promise<WindowCount>;
  /**
   * Counts an attempt in a window that starts with the first attempt. Returns the number of attempts in the window.
   * Throws if Redis cannot be reached.
   */
  addAttempt(bucket: string, windowSeconds: number): Promise<number>;
  forgetAttempts(bucket: string): Promise<void>;
  /**
   * Marks the current minute of a bucket. Returns how many of the last ten minutes are marked, including this one.
   * Throws if Redis cannot be reached.
   */
  markMinute(bucket: string): Promise<number>;
  /** Clears the marks of a bucket. */
  clearMinutes(bucket: string): Promise<void>;
  /**
   * Leases one of a resource's slots for some seconds, or renews the lease. Returns false if others hold all slots.
   * Throws if Redis cannot be reached.
   */
  acquireLease(lease: Lease): Promise<boolean>;
  releaseLease(lease: Pick<Lease, 'resource' | 'holder'>): Promise<void>;
  isReachable(): boolean;
  close(): void;
}

export interface Lease {
  readonly resource: string;
  readonly holder: string;
  /** The number of slots, and therefore of concurrent holders. */
  readonly slots: number;
  readonly seconds: number;
}

export interface RedisOptions {
  readonly url: string;
  /** How to verify the server's certificate, for rediss:// URLs. */
  readonly tls?: ServerVerification | undefined;
  readonly onError: (error: Error) => void;
}

/** Long enough that a busy process does not mistake its own delay for an outage. */
const redisTimeoutMilliseconds = 2_000;
/** The pause in calls to Redis after a failure, so that few requests wait for the timeout during an outage. */
const pauseAfterFailureMilliseconds = 1_000;

/**
 * Counts a request in the current minute of Redis's clock, so that processes with different clocks share the same
 * minute. The value contains the end of its minute: in a later minute, the count starts again at one.
 */
const countRequestScript = `
local now = tonumber(redis.call('TIME')[1])
local reset = now - now % ${limits.rateWindowSeconds} + ${limits.rateWindowSeconds}
local seen = redis.call('HGET', KEYS[1], 'reset')
if seen ~= tostring(reset) then
  redis.call('HSET', KEYS[1], 'reset', reset, 'used', 1)
  redis.call('EXPIREAT', KEYS[1], reset + 1)
  return { 1, reset, now }
end
return { redis.call('HINCRBY', KEYS[1], 'used', 1), reset, now }
`;

const countAttemptScript = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return used
`;

/**
 * Marks the current minute in a sorted set, and counts the marks. The set is bounded: it has at most one mark per
 * minute of the window, and the key expires.
 */
const markMinuteScript = `
local now = tonumber(redis.call('TIME')[1])
local minute = math.floor(now / ${limits.rateWindowSeconds})
redis.call('ZADD', KEYS[1], minute, minute)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', minute - ${suspensionWindowMinutes})
redis.call('EXPIRE', KEYS[1], ${suspensionWindowMinutes * limits.rateWindowSeconds})
return redis.call('ZCARD', KEYS[1])
`;

/** Removes expired leases, then adds or renews this one if a slot is free. */
const acquireLeaseScript = `
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local isNew = not redis.call('ZSCORE', KEYS[1], ARGV[1])
if isNew and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
`;

interface CountingRedis extends Redis {
  addToWindow(key: string): Promise<[number, number, number]>;
  countAttempt(key: string, seconds: number): Promise<number>;
  markMinute(key: string): Promise<number>;
  acquireLease(key: string, holder: string, slots: number, seconds: number): Promise<number>;
}

export function connectRedis(options: RedisOptions): RedisCounters {
  const redis = new Redis(options.url, {
    ...(options.tls && { tls: options.tls }),
    connectTimeout: redisTimeoutMilliseconds,
    // If Redis hangs, the connection is closed, and requests are counted locally until a new connection is accepted.
    socketTimeout: redisTimeoutMilliseconds,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  }) as CountingRedis;
  redis.defineCommand('addToWindow', { numberOfKeys: 1, lua: countRequestScript });
  redis.defineCommand('markMinute', { numberOfKeys: 1, lua: markMinuteScript });
  redis.defineCommand('countAttempt', { numberOfKeys: 1, lua: countAttemptScript });
  redis.defineCommand('acquireLease', { numberOfKeys: 1, lua: acquireLeaseScript });
  redis.on('error', options.onError);
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const callUnlessPaused = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < pausedUntil) throw new Error('Redis failed a moment ago and is not called yet.');
    try {
      return await call();
    } catch (error) {
      pausedUntil = performance.now() + pauseAfterFailureMilliseconds;
      throw error;
    }
  };

  return {
    async add(bucket) {
      const [used, resetAt, now] = await callUnlessPaused(() => redis.addToWindow(`rate:${bucket}`));
      return { used, resetAt, now };
    },
    addAttempt: (bucket, windowSeconds) =>
      callUnlessPaused(() => redis.countAttempt(`guess:${bucket}`, windowSeconds)),
    forgetAttempts: async (bucket) => void (await redis.del(`guess:${bucket}`)),
    markMinute: (bucket) => redis.markMinute(`minutes:${bucket}`),
    clearMinutes: async (bucket) => void (await redis.del(`minutes:${bucket}`)),
    acquireLease: async ({ resource, holder, slots, seconds }) =>
      (await redis.acquireLease(`places:${resource}`, holder, slots, seconds)) === 1,
    releaseLease: async ({ resource, holder }) => void (await redis.zrem(`places:${resource}`, holder)),
    isReachable: () => redis.status === 'ready' && performance.now() >= pausedUntil,
    close: () => redis.disconnect(),
  };
}
