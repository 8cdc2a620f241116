import { Redis } from 'ioredis';
import { limits } from '@blazon/contract/limits.ts';
import type { Count } from '../rules/rate-window.ts';
import type { ServerVerification } from './server-verification.ts';
import { suspensionWindowMinutes } from '../rules/suspension.ts';

/** Counts requests per aligned minute, exactly, however many processes ask at once. */
export interface SharedCounter {
  /** Adds one and tells the count. Throws when Redis cannot be reached. */
  add(bucket: string): Promise<Count>;
  /**
   * Marks the running minute of a bucket and tells how many of the last ten are marked, this one included. Throws when
   * Redis cannot be reached.
   */
  markMinute(bucket: string): Promise<number>;
  /** Forgets the marks of a bucket. */
  clearMinutes(bucket: string): Promise<void>;
  /**
   * Takes one of `most` places for so many seconds, or keeps it for as long again; false when others have them all.
   * Throws when Redis cannot be reached.
   */
  takePlace(place: SharedPlace): Promise<boolean>;
  leavePlace(place: Pick<SharedPlace, 'of' | 'holder'>): Promise<void>;
  isReachable(): boolean;
  close(): void;
}

export interface SharedPlace {
  readonly of: string;
  readonly holder: string;
  readonly most: number;
  readonly seconds: number;
}

export interface RedisOptions {
  readonly url: string;
  /** How the server proves itself, for an address with rediss://. */
  readonly tls?: ServerVerification | undefined;
  readonly onError: (error: Error) => void;
}

/** Long enough that a busy process does not take its own slowness for an outage. */
const answerMilliseconds = 2_000;
/** After a failure nobody asks for this long, so that an outage costs few requests their two seconds. */
const restMilliseconds = 1_000;

/**
 * Redis counts by its own clock, so processes whose clocks differ still share one minute. The window is kept inside the
 * value: a key that outlives its minute starts again at one.
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

/** As many marks as there are minutes in the window, and a key that goes by itself: nothing here grows. */
const markScript = `
local now = tonumber(redis.call('TIME')[1])
local minute = math.floor(now / ${limits.rateWindowSeconds})
redis.call('ZADD', KEYS[1], minute, minute)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', minute - ${suspensionWindowMinutes})
redis.call('EXPIRE', KEYS[1], ${suspensionWindowMinutes * limits.rateWindowSeconds})
return redis.call('ZCARD', KEYS[1])
`;

/** Whoever dies without a word loses its place when its time is over. */
const placeScript = `
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
  markMinute(key: string): Promise<number>;
  takePlace(key: string, holder: string, most: number, seconds: number): Promise<number>;
}

export function connectRedis(options: RedisOptions): SharedCounter {
  const redis = new Redis(options.url, {
    ...(options.tls && { tls: options.tls }),
    connectTimeout: answerMilliseconds,
    // A Redis that hangs loses its connection: then everyone is counted locally at once until it answers a new one.
    socketTimeout: answerMilliseconds,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  }) as CountingRedis;
  redis.defineCommand('addToWindow', { numberOfKeys: 1, lua: addScript });
  redis.defineCommand('markMinute', { numberOfKeys: 1, lua: markScript });
  redis.defineCommand('takePlace', { numberOfKeys: 1, lua: placeScript });
  redis.on('error', options.onError);
  let restingUntil = 0;

  return {
    async add(bucket) {
      if (Date.now() < restingUntil) throw new Error('Redis is being left alone after a failure.');
      try {
        const [used, resetAt, now] = await redis.addToWindow(`rate:${bucket}`);
        return { used, resetAt, now };
      } catch (error) {
        restingUntil = Date.now() + restMilliseconds;
        throw error;
      }
    },
    markMinute: (bucket) => redis.markMinute(`minutes:${bucket}`),
    clearMinutes: async (bucket) => void (await redis.del(`minutes:${bucket}`)),
    takePlace: async ({ of, holder, most, seconds }) =>
      (await redis.takePlace(`places:${of}`, holder, most, seconds)) === 1,
    leavePlace: async ({ of, holder }) => void (await redis.zrem(`places:${of}`, holder)),
    isReachable: () => redis.status === 'ready' && Date.now() >= restingUntil,
    close: () => redis.disconnect(),
  };
}
