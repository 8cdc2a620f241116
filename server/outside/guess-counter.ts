import { Redis } from 'ioredis';
import type { ServerVerification } from './server-verification.ts';

/** Counts tries in windows of any length, shared by all processes while Redis answers, by this one alone otherwise. */
export interface GuessCounter {
  /** Adds one and tells how many there were in the window that began with the first of them. */
  add(bucket: string, windowSeconds: number): Promise<number>;
  /** After a success: those before it were the person themselves. */
  forget(bucket: string): Promise<void>;
  close(): void;
}

const answerMilliseconds = 1_000;
/** Buckets counted by one process alone; an outage of Redis must not fill the memory. */
const mostLocal = 50_000;

const addScript = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return used
`;

interface CountingRedis extends Redis {
  addGuess(key: string, seconds: number): Promise<number>;
}

export function connectGuessCounter(options: {
  readonly url: string;
  /** How the server proves itself, for an address with rediss://. */
  readonly tls?: ServerVerification | undefined;
  /** Called for each try that this process counted alone. */
  readonly onFallback: () => void;
  readonly onError: (error: Error) => void;
}): GuessCounter {
  const redis = new Redis(options.url, {
    ...(options.tls && { tls: options.tls }),
    connectTimeout: answerMilliseconds,
    commandTimeout: answerMilliseconds,
    socketTimeout: answerMilliseconds,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  }) as CountingRedis;
  redis.defineCommand('addGuess', { numberOfKeys: 1, lua: addScript });
  redis.on('error', options.onError);
  const local = createLocalWindows();
  return {
    async add(bucket, windowSeconds) {
      try {
        return await redis.addGuess(`guess:${bucket}`, windowSeconds);
      } catch {
        options.onFallback();
        return local.add(bucket, windowSeconds);
      }
    },
    async forget(bucket) {
      local.forget(bucket);
      await redis.del(`guess:${bucket}`).catch(() => undefined);
    },
    close: () => redis.disconnect(),
  };
}

function createLocalWindows() {
  const windows = new Map<string, { used: number; readonly endsAt: number }>();
  return {
    add(bucket: string, windowSeconds: number): number {
      const now = Date.now();
      const known = windows.get(bucket);
      if (known && known.endsAt > now) {
        known.used += 1;
        return known.used;
      }
      if (windows.size >= mostLocal) windows.clear();
      windows.set(bucket, { used: 1, endsAt: now + windowSeconds * 1000 });
      return 1;
    },
    forget: (bucket: string) => void windows.delete(bucket),
  };
}
