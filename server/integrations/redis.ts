import { Redis } from 'ioredis';
import { limits } from '@blazon/contract/limits.ts';
import type { WindowCount } from '../domain/rate-window.ts';
import type { ServerVerification } from './tls-verification.ts';
import { suspensionWindowMinutes } from '../domain/suspension.ts';

/** Counts shared by all processes; exact, however many of them count at once. */
export interface RedisCounters {
  /** Counts a request in the current, aligned minute. Throws when Redis cannot be reached. */
  add(bucket: string): Promise<WindowCount>;
  /**
   * Counts an attempt in a window that starts with the first attempt, and returns how many there have been. Throws when
   * Redis cannot be reached.
   */
  addAttempt(bucket: string, windowSeconds: number): Promise<number>;
  forgetAttempts(bucket: string): Promise<void>;
  /**
   * Marks the current minute of a bucket and returns how many of the last ten are marked, including this one. Throws
   * when Redis cannot be reached.
   */
  markMinute(bucket: string): Promise<number>;
  /** Clears the marks of a bucket. */
  clearMinutes(bucket: string): Promise<void>;
  /**
   * Leases one of `most` slots for the given number of seconds, or renews the lease; false when all slots are leased to
   * others. Throws when Redis cannot be reached.
   */
  acquireLease(lease: Lease): Promise<boolean>;
  releaseLease(lease: Pick<Lease, 'of' | 'holder'>): Promise<void>;
  isReachable(): boolean;
  close(): void;
}

export interface Lease {
  readonly of: string;
  readonly holder: string;
  readonly most: number;
  readonly seconds: number;
}

export interface RedisOptions {
  readonly url: string;
  /** How to verify the server's certificate, for rediss:// URLs. */
  readonly tls?: ServerVerification | undefined;
  readonly onError: (error: Error) => void;
}

/** Long enough that a busy process does not mistake its own slowness for an outage. */
const answerMilliseconds = 2_000;
/** After a failure Redis is not called for this long, so that few requests wait for the timeout in an outage. */
const restMilliseconds = 1_000;

/**
 * Redis uses its own clock, so processes whose clocks differ still share one minute. The value includes its window: a key
 * that outlives its minute starts again at one.
 */
const addScript = `
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

const attemptScript = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return used
`;

/** Bounded: at most one mark for each minute of the window, and the key expires. */
const markScript = `
local now = tonumber(redis.call('TIME')[1])
local minute = math.floor(now / ${limits.rateWindowSeconds})
redis.call('ZADD', KEYS[1], minute, minute)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', minute - ${suspensionWindowMinutes})
redis.call('EXPIRE', KEYS[1], ${suspensionWindowMinutes * limits.rateWindowSeconds})
return redis.call('ZCARD', KEYS[1])
`;

/** The lease of a process that dies expires. */
const leaseScript = `
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
  acquireLease(key: string, holder: string, most: number, seconds: number): Promise<number>;
}

export function connectRedis(options: RedisOptions): RedisCounters {
  const redis = new Redis(options.url, {
    ...(options.tls && { tls: options.tls }),
    connectTimeout: answerMilliseconds,
    // The connection to a Redis that hangs is closed: requests are counted locally until a new one is accepted.
    socketTimeout: answerMilliseconds,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  }) as CountingRedis;
  redis.defineCommand('addToWindow', { numberOfKeys: 1, lua: addScript });
  redis.defineCommand('markMinute', { numberOfKeys: 1, lua: markScript });
  redis.defineCommand('countAttempt', { numberOfKeys: 1, lua: attemptScript });
  redis.defineCommand('acquireLease', { numberOfKeys: 1, lua: leaseScript });
  redis.on('error', options.onError);
  let restingUntil = Number.NEGATIVE_INFINITY;

  const restAfterFailure = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < restingUntil)
      throw new Error('Redis is not called for a moment after a failure.');
    try {
      return await call();
    } catch (error) {
      restingUntil = performance.now() + restMilliseconds;
      throw error;
    }
  };

  return {
    async add(bucket) {
      const [used, resetAt, now] = await restAfterFailure(() => redis.addToWindow(`rate:${bucket}`));
      return { used, resetAt, now };
    },
    addAttempt: (bucket, windowSeconds) =>
      restAfterFailure(() => redis.countAttempt(`guess:${bucket}`, windowSeconds)),
    forgetAttempts: async (bucket) => void (await redis.del(`guess:${bucket}`)),
    markMinute: (bucket) => redis.markMinute(`minutes:${bucket}`),
    clearMinutes: async (bucket) => void (await redis.del(`minutes:${bucket}`)),
    acquireLease: async ({ of, holder, most, seconds }) =>
      (await redis.acquireLease(`places:${of}`, holder, most, seconds)) === 1,
    releaseLease: async ({ of, holder }) => void (await redis.zrem(`places:${of}`, holder)),
    isReachable: () => redis.status === 'ready' && performance.now() >= restingUntil,
    close: () => redis.disconnect(),
  };
}
