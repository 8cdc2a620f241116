/**
 * Limits how many attempts run at the same time in one process, so that a receiver that hangs does not delay other
 * customers' events. An attempt over the limit does not wait here, because it would block the worker: it gets a time
 * to try again. These times are spaced by how long the receiver has recently taken to free a slot, so that thousands
 * of events for a dead receiver each return only a few times instead of polling.
 */
export interface DeliveryConcurrency {
  /** Takes a slot, or returns when to try again. */
  acquire(request: SlotRequest, now: number): SlotResult;
  /** How many workspaces, hosts and pairs of both are tracked in memory. */
  readonly size: number;
}

export interface SlotRequest {
  readonly workspaceId: string;
  readonly host: string;
  /**
   * Whether this is the first request for the event. It must not overtake events that were scheduled to return now.
   */
  readonly isNew: boolean;
}

export type SlotResult =
  /** `release` frees the slot; calling it again has no effect. */
  | { readonly acquired: true; release(now: number): void }
  | { readonly acquired: false; readonly waitMilliseconds: number };

export interface DeliveryLimits {
  /**
   * The limit for one workspace at one host. It keeps one dead receiver from using up its workspace's limit, and one
   * workspace from using up a shared host's limit.
   */
  readonly perWorkspaceAndHost: number;
  readonly perWorkspace: number;
  /** The limit for all workspaces together at one host, to protect the host. */
  readonly perHost: number;
}

const defaultDeliveryLimits: DeliveryLimits = { perWorkspaceAndHost: 50, perWorkspace: 100, perHost: 200 };

/** The assumed duration for a receiver that has not responded yet. */
const initialEstimateMilliseconds = 100;
/** The weight of the newest duration in the moving average, so that about the last ten durations matter. */
const newestWeight = 0.2;
/**
 * The longest wait. A request that would wait longer goes to the front of the schedule instead, so that a receiver
 * that recovers gets its events soon. If the receiver stays dead, each event returns only every few minutes.
 */
const maxWaitMilliseconds = 240_000;
/** The minimum time between two scheduled requests, so that a burst does not return as a burst. */
const minSpacingMilliseconds = 1;
/** Idle limits are dropped after this time, or earlier if there are too many. */
const idleMilliseconds = 60_000;
const maxIdleLimits = 10_000;
const sweepIntervalMilliseconds = 1_000;

interface ConcurrencyLimit {
  readonly maxInProgress: number;
  /** The start times of the attempts in progress, oldest first. */
  readonly inProgress: Set<{ readonly since: number }>;
  meanMilliseconds: number;
  /** The latest return time that a rejected request was given. */
  lastReturnAt: number;
  /** The time of the last use, accurate to a second. */
  usedAt: number;
}

export function createDeliveryConcurrency(
  limits: DeliveryLimits = defaultDeliveryLimits,
): DeliveryConcurrency {
  const known = new Map<string, ConcurrencyLimit>();
  let nextSweepAt = 0;
  return {
    acquire({ workspaceId, host, isNew }, now) {
      const find = (key: string, maxInProgress: number) =>
        [key, known.get(key) ?? createLimit(maxInProgress)] as const;
      const wanted = [
        find(`${workspaceId} ${host}`, limits.perWorkspaceAndHost),
        find(workspaceId, limits.perWorkspace),
        find(` ${host}`, limits.perHost),
      ];
      const full = wanted.find(
        ([, limit]) => limit.inProgress.size >= limit.maxInProgress || (isNew && limit.lastReturnAt > now),
      );
      // A rejected request marks only the full limit as used. Marking the others would keep limits that have no
      // attempts.
      for (const [key, limit] of full ? [full] : wanted) markAsUsed(known, key, limit, now);
      const attempt = { since: now };
      if (!full) for (const [, limit] of wanted) limit.inProgress.add(attempt);
      if (now >= nextSweepAt || known.size > maxIdleLimits) {
        dropIdleLimits(known, now);
        nextSweepAt = now + sweepIntervalMilliseconds;
      }
      return full
        ? { acquired: false, waitMilliseconds: scheduleReturn(full[1], now) }
        : { acquired: true, release: (end) => releaseSlots(wanted, attempt, end) };
    },
    get size() {
      return known.size;
    },
  };
}

function createLimit(maxInProgress: number): ConcurrencyLimit {
  return {
    maxInProgress,
    inProgress: new Set(),
    meanMilliseconds: initialEstimateMilliseconds,
    lastReturnAt: 0,
    usedAt: Number.NEGATIVE_INFINITY,
  };
}

/**
 * Records the use of a limit. Moves its key to the end at most once a second, so the map is roughly in order of use.
 */
function markAsUsed(
  known: Map<string, ConcurrencyLimit>,
  key: string,
  limit: ConcurrencyLimit,
  now: number,
): void {
  if (now - limit.usedAt >= sweepIntervalMilliseconds) {
    known.delete(key);
    limit.usedAt = now;
  }
  known.set(key, limit);
}

function releaseSlots(
  wanted: readonly (readonly [string, ConcurrencyLimit])[],
  attempt: { readonly since: number },
  now: number,
): void {
  for (const [, limit] of wanted) {
    if (!limit.inProgress.delete(attempt)) continue;
    limit.meanMilliseconds += newestWeight * (Math.max(0, now - attempt.since) - limit.meanMilliseconds);
  }
}

/** Returns how many milliseconds the next rejected request should wait. */
function scheduleReturn(limit: ConcurrencyLimit, now: number): number {
  // If the oldest attempt has run for longer than the mean, the receiver may have stopped responding. Its running
  // time is then the better estimate.
  const [oldest] = limit.inProgress;
  const expected = Math.max(limit.meanMilliseconds, oldest === undefined ? 0 : now - oldest.since);
  const spacing = Math.max(minSpacingMilliseconds, expected / limit.maxInProgress);
  const front = now + expected;
  const next = Math.max(limit.lastReturnAt + spacing, front);
  limit.lastReturnAt = next - now > maxWaitMilliseconds ? front : next;
  return Math.ceil(limit.lastReturnAt - now);
}

/**
 * Drops idle limits, starting with the least recently used. If there are too many, drops some more than necessary, so
 * that this happens rarely.
 */
function dropIdleLimits(known: Map<string, ConcurrencyLimit>, now: number): void {
  const enough = known.size > maxIdleLimits ? maxIdleLimits * 0.9 : maxIdleLimits;
  for (const [key, limit] of known) {
    if (limit.inProgress.size > 0) continue;
    if (now - limit.usedAt < idleMilliseconds && known.size <= enough) return;
    known.delete(key);
  }
}
