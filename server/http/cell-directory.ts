import { clientNetworkKey } from '../domain/client-network.ts';
import { createKeyedSlots } from '../domain/keyed-limiter.ts';
import { evaluateRateLimit, type RateLimitState, rateWindowEnd } from '../domain/rate-window.ts';
import { createRecentMap } from '../domain/recent-map.ts';
import type { DirectoryEntry } from '../store/directory.ts';

/**
 * Finds the cell of a key that this cell's database does not have. That cell checks the key again, so an entry may be
 * outdated.
 */
export interface CellDirectory {
  find(secretHash: Buffer, address: string | undefined): Promise<LookUp>;
  /** Replaces an entry after its cell reported that the workspace has moved away. */
  correct(secretHash: Buffer, entry: DirectoryEntry): void;
}

export type LookUp =
  | { readonly kind: 'found'; readonly entry: DirectoryEntry }
  | { readonly kind: 'unknown' | 'unavailable' }
  | { readonly kind: 'limited'; readonly rate: RateLimitState };

export type LookUpOutcome = 'cached' | LookUp['kind'];

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
  knownMilliseconds: 60_000,
  unknownMilliseconds: 5_000,
  /** Known and unknown keys have separate maps, so that random keys never displace real ones. */
  maxKnown: 90_000,
  maxUnknown: 10_000,
  maxNetworks: 10_000,
  /** The maximum number of look-ups in progress. */
  atOnce: 64,
  atOnceOfNetwork: 16,
  /** How long the directory is not queried after a failure. */
  restMilliseconds: 1_000,
} as const;

export function createCellDirectory(deps: DirectoryDeps): CellDirectory {
  const { read, onLookUp, elapsed = () => performance.now() } = deps;
  const cache = createCache(elapsed);
  const asking = new Map<string, Promise<LookUp>>();
  const slots = createKeyedSlots({
    total: directoryLimits.atOnce,
    perKey: directoryLimits.atOnceOfNetwork,
  });
  const guesses = countGuesses(deps);
  let restingUntil = Number.NEGATIVE_INFINITY;

  const ask = async (name: string, secretHash: Buffer, network: string): Promise<LookUp> => {
    const rate = guesses.findExceeded(network);
    if (rate) return { kind: 'limited', rate };
    if (elapsed() < restingUntil || !slots.acquire(network)) return { kind: 'unavailable' };
    try {
      const entry = await read(secretHash);
      cache.keep(name, entry);
      if (entry !== undefined) return { kind: 'found', entry };
      guesses.add(network);
      return { kind: 'unknown' };
    } catch (error) {
      restingUntil = elapsed() + directoryLimits.restMilliseconds;
      deps.onError(error);
      return { kind: 'unavailable' };
    } finally {
      slots.release(network);
    }
  };

  /** Concurrent requests with the same key share a look-up. */
  const askOnce = (name: string, secretHash: Buffer, network: string): Promise<LookUp> => {
    const started = asking.get(name);
    if (started) return started;
    const answer = ask(name, secretHash, network).finally(() => asking.delete(name));
    asking.set(name, answer);
    return answer;
  };

  return {
    async find(secretHash, address) {
      const name = secretHash.toString('base64');
      const fresh = cache.findFresh(name);
      if (fresh) {
        onLookUp('cached');
        return fresh;
      }
      const answer = await askOnce(name, secretHash, clientNetworkKey(address));
      onLookUp(answer.kind);
      if (answer.kind === 'found' || answer.kind === 'unknown') return answer;
      // An outdated entry is better than none.
      const entry = cache.findOld(name);
      return entry === undefined ? answer : { kind: 'found', entry };
    },
    correct: (secretHash, entry) => cache.keep(secretHash.toString('base64'), entry),
  };
}

/** Caches known and unknown keys by the hash of their secret. */
function createCache(elapsed: () => number) {
  const known = createRecentMap<{ readonly entry: DirectoryEntry; readonly freshUntil: number }>(
    directoryLimits.maxKnown,
  );
  const unknown = createRecentMap<{ readonly freshUntil: number }>(directoryLimits.maxUnknown);
  return {
    keep(name: string, entry: DirectoryEntry | undefined): void {
      (entry === undefined ? known : unknown).delete(name);
      if (entry === undefined)
        unknown.set(name, { freshUntil: elapsed() + directoryLimits.unknownMilliseconds });
      else known.set(name, { entry, freshUntil: elapsed() + directoryLimits.knownMilliseconds });
    },
    findFresh(name: string): LookUp | undefined {
      const kept = known.get(name);
      if (kept && kept.freshUntil > elapsed()) return { kind: 'found', entry: kept.entry };
      const missing = unknown.get(name);
      return missing && missing.freshUntil > elapsed() ? { kind: 'unknown' } : undefined;
    },
    findOld: (name: string) => known.get(name)?.entry,
  };
}

/** Counts the unknown keys of each network in this process. Real keys never count. */
function countGuesses({ clock, unknownLimit }: Pick<DirectoryDeps, 'clock' | 'unknownLimit'>) {
  const windows = createRecentMap<{ readonly used: number; readonly resetAt: number }>(
    directoryLimits.maxNetworks,
  );
  const readWindow = (network: string) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const window = windows.get(network);
    const isCurrent = window !== undefined && window.resetAt > now;
    return { now, ...(isCurrent ? window : { used: 0, resetAt: rateWindowEnd(now) }) };
  };
  return {
    add(network: string): void {
      const { used, resetAt } = readWindow(network);
      windows.set(network, { used: used + 1, resetAt });
    },
    /** Undefined while the network may send another unknown key. */
    findExceeded(network: string): RateLimitState | undefined {
      const { used, resetAt, now } = readWindow(network);
      const rate = evaluateRateLimit({ used: used + 1, resetAt, now }, unknownLimit);
      return rate.exceeded ? rate : undefined;
    },
  };
}
