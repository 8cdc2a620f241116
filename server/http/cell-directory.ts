import { toClientNetworkKey } from '../domain/client-network.ts';
import { createKeyedSlots } from '../domain/keyed-limiter.ts';
import { evaluateRateLimit, type RateLimitState, computeRateWindowEnd } from '../domain/rate-window.ts';
import { createRecentMap } from '../domain/recent-map.ts';
import type { DirectoryEntry } from '../store/directory.ts';

/**
 * Finds the cell of a key that this cell's database does not have, and caches the result. The other cell checks the
 * key itself, so an outdated entry is harmless.
 */
export interface CellDirectory {
  find(secretHash: Buffer, address: string | undefined): Promise<LookUpResult>;
  /** Replaces an entry after its cell reported that the workspace has moved away. */
  correct(secretHash: Buffer, entry: DirectoryEntry): void;
}

export type LookUpResult =
  | { readonly kind: 'found'; readonly entry: DirectoryEntry }
  | { readonly kind: 'unknown' | 'unavailable' }
  | { readonly kind: 'limited'; readonly rate: RateLimitState };

export type LookUpOutcome = 'cached' | LookUpResult['kind'];

export interface DirectoryDeps {
  readonly read: (secretHash: Buffer) => Promise<DirectoryEntry | undefined>;
  /** How many unknown keys one network may send in a minute. */
  readonly unknownLimit: number;
  readonly clock: { now(): Date };
  readonly onLookUp: (outcome: LookUpOutcome) => void;
  readonly onError: (error: unknown) => void;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed?: () => number;
}

export const directoryLimits = {
  /** How long a key that was found is cached. */
  knownMilliseconds: 60_000,
  /** How long an unknown key is remembered as unknown. */
  unknownMilliseconds: 5_000,
  /** Known and unknown keys are cached separately, so that random keys never displace real ones. */
  maxKnown: 90_000,
  maxUnknown: 10_000,
  maxNetworks: 10_000,
  maxConcurrent: 64,
  maxConcurrentPerNetwork: 16,
  /** The pause after a failed query. */
  restMilliseconds: 1_000,
} as const;

export function createCellDirectory(deps: DirectoryDeps): CellDirectory {
  const { read, onLookUp, elapsed = () => performance.now() } = deps;
  const cache = createCache(elapsed);
  const pending = new Map<string, Promise<LookUpResult>>();
  const slots = createKeyedSlots({
    total: directoryLimits.maxConcurrent,
    perKey: directoryLimits.maxConcurrentPerNetwork,
  });
  const unknownKeys = createUnknownKeyCounter(deps);
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const lookUp = async (cacheKey: string, secretHash: Buffer, network: string): Promise<LookUpResult> => {
    const rate = unknownKeys.findExceeded(network);
    if (rate) return { kind: 'limited', rate };
    if (elapsed() < pausedUntil || !slots.acquire(network)) return { kind: 'unavailable' };
    try {
      const entry = await read(secretHash);
      cache.keep(cacheKey, entry);
      if (entry !== undefined) return { kind: 'found', entry };
      unknownKeys.add(network);
      return { kind: 'unknown' };
    } catch (error) {
      pausedUntil = elapsed() + directoryLimits.restMilliseconds;
      deps.onError(error);
      return { kind: 'unavailable' };
    } finally {
      slots.release(network);
    }
  };

  /** Concurrent requests with the same key share one look-up. */
  const lookUpOnce = (cacheKey: string, secretHash: Buffer, network: string): Promise<LookUpResult> => {
    const started = pending.get(cacheKey);
    if (started) return started;
    const result = lookUp(cacheKey, secretHash, network).finally(() => pending.delete(cacheKey));
    pending.set(cacheKey, result);
    return result;
  };

  return {
    async find(secretHash, address) {
      const cacheKey = secretHash.toString('base64');
      const fresh = cache.findFresh(cacheKey);
      if (fresh) {
        onLookUp('cached');
        return fresh;
      }
      const result = await lookUpOnce(cacheKey, secretHash, toClientNetworkKey(address));
      onLookUp(result.kind);
      if (result.kind === 'found' || result.kind === 'unknown') return result;
      // An outdated entry is better than none.
      const entry = cache.findStale(cacheKey);
      return entry === undefined ? result : { kind: 'found', entry };
    },
    correct: (secretHash, entry) => cache.keep(secretHash.toString('base64'), entry),
  };
}

/** Caches keys by the hash of their secret: the cell of a known key, or the fact that a key is unknown. */
function createCache(elapsed: () => number) {
  const known = createRecentMap<{ readonly entry: DirectoryEntry; readonly freshUntil: number }>(
    directoryLimits.maxKnown,
  );
  const unknown = createRecentMap<{ readonly freshUntil: number }>(directoryLimits.maxUnknown);
  return {
    keep(cacheKey: string, entry: DirectoryEntry | undefined): void {
      (entry === undefined ? known : unknown).delete(cacheKey);
      if (entry === undefined)
        unknown.set(cacheKey, { freshUntil: elapsed() + directoryLimits.unknownMilliseconds });
      else known.set(cacheKey, { entry, freshUntil: elapsed() + directoryLimits.knownMilliseconds });
    },
    findFresh(cacheKey: string): LookUpResult | undefined {
      const knownKey = known.get(cacheKey);
      if (knownKey && knownKey.freshUntil > elapsed()) return { kind: 'found', entry: knownKey.entry };
      const unknownKey = unknown.get(cacheKey);
      return unknownKey && unknownKey.freshUntil > elapsed() ? { kind: 'unknown' } : undefined;
    },
    findStale: (cacheKey: string) => known.get(cacheKey)?.entry,
  };
}

/** Counts how many unknown keys each network sends to this process per minute. Real keys never count. */
function createUnknownKeyCounter({ clock, unknownLimit }: Pick<DirectoryDeps, 'clock' | 'unknownLimit'>) {
  const windows = createRecentMap<{ readonly used: number; readonly resetAt: number }>(
    directoryLimits.maxNetworks,
  );
  const readWindow = (network: string) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const window = windows.get(network);
    const isCurrent = window !== undefined && window.resetAt > now;
    return { now, ...(isCurrent ? window : { used: 0, resetAt: computeRateWindowEnd(now) }) };
  };
  return {
    add(network: string): void {
      const { used, resetAt } = readWindow(network);
      windows.set(network, { used: used + 1, resetAt });
    },
    /** Returns undefined while the network may send another unknown key. */
    findExceeded(network: string): RateLimitState | undefined {
      const { used, resetAt, now } = readWindow(network);
      const rate = evaluateRateLimit({ used: used + 1, resetAt, now }, unknownLimit);
      return rate.exceeded ? rate : undefined;
    },
  };
}
