/**
 * Limits how many attempts are in progress at once in one process, so that a receiver that hangs does not delay other
 * customers' events. An attempt over the limit does not wait here, where it would occupy the worker: it is given a time to
 * try again. These times are spaced by how long the receiver has recently taken to free a slot, so that thousands of
 * events for a dead receiver each return a few times instead of polling.
 */
export interface DeliveryConcurrency {
  /** Takes a slot, or says when to try again. */
  acquire(request: SlotRequest, now: number): SlotResult;
  /** How many keys are kept. */
  readonly size: number;
}

export interface SlotRequest {
  readonly workspaceId: string;
  readonly host: string;
  /** First request for this event: it must not overtake those that were scheduled to return now. */
  readonly isNew: boolean;
}

export type SlotResult =
  /** `release` frees the slot; calling it again has no effect. */
  | { readonly acquired: true; release(now: number): void }
  | { readonly acquired: false; readonly waitMilliseconds: number };

export interface DeliveryLimits {
  /** One workspace at one host: neither a dead receiver nor a shared host can use up a whole limit. */
  readonly perWorkspaceAndHost: number;
  readonly perWorkspace: number;
  /** All workspaces together at one host, to protect the host. */
  readonly perHost: number;
}

const deliveryLimits: DeliveryLimits = { perWorkspaceAndHost: 50, perWorkspace: 100, perHost: 200 };

/** Assumed for a receiver that has not answered yet. */
const firstGuessMilliseconds = 100;
/** Weight of the newest duration in the moving average: about the last ten matter. */
const newest = 0.2;
/**
 * The longest wait. The next request after that starts again from the front, between the others. A receiver that recovers
 * gets its events soon, and one that stays dead costs each event a check every few minutes.
 */
const longestWaitMilliseconds = 240_000;
/** The least time between two returns, so that a burst does not return as a burst. */
const shortestSpacingMilliseconds = 1;
/** Idle keys are dropped after this time, and when there are too many. */
const idleMilliseconds = 60_000;
const maxIdle = 10_000;
const sweepMilliseconds = 1_000;

interface Limit {
  readonly most: number;
  /** When each attempt in progress began, oldest first. */
  readonly inProgress: Set<{ readonly since: number }>;
  meanMilliseconds: number;
  /** The latest return time that was given. */
  lastReturnAt: number;
  /** To the second. */
  usedAt: number;
}

export function createDeliveryConcurrency(limits: DeliveryLimits = deliveryLimits): DeliveryConcurrency {
  const known = new Map<string, Limit>();
  let nextSweepAt = 0;
  return {
    acquire({ workspaceId, host, isNew }, now) {
      const find = (key: string, most: number) => [key, known.get(key) ?? newLimit(most)] as const;
      const wanted = [
        find(`${workspaceId} ${host}`, limits.perWorkspaceAndHost),
        find(workspaceId, limits.perWorkspace),
        find(` ${host}`, limits.perHost),
      ];
      const full = wanted.find(
        ([, limit]) => limit.inProgress.size >= limit.most || (isNew && limit.lastReturnAt > now),
      );
      // Only keys in use are kept: a refused request leaves no trace at limits that are not full.
      for (const [key, limit] of full ? [full] : wanted) keep(known, key, limit, now);
      const attempt = { since: now };
      if (!full) for (const [, limit] of wanted) limit.inProgress.add(attempt);
      if (now >= nextSweepAt || known.size > maxIdle) {
        dropIdle(known, now);
        nextSweepAt = now + sweepMilliseconds;
      }
      return full
        ? { acquired: false, waitMilliseconds: nextReturn(full[1], now) }
        : { acquired: true, release: (end) => release(wanted, attempt, end) };
    },
    get size() {
      return known.size;
    },
  };
}

function newLimit(most: number): Limit {
  return {
    most,
    inProgress: new Set(),
    meanMilliseconds: firstGuessMilliseconds,
    lastReturnAt: 0,
    usedAt: Number.NEGATIVE_INFINITY,
  };
}

/** Moves the key to the end from time to time, so that the map is roughly in order of use. */
function keep(known: Map<string, Limit>, key: string, limit: Limit, now: number): void {
  if (now - limit.usedAt >= sweepMilliseconds) {
    known.delete(key);
    limit.usedAt = now;
  }
  known.set(key, limit);
}

function release(
  wanted: readonly (readonly [string, Limit])[],
  attempt: { readonly since: number },
  now: number,
): void {
  for (const [, limit] of wanted) {
    if (!limit.inProgress.delete(attempt)) continue;
    limit.meanMilliseconds += newest * (Math.max(0, now - attempt.since) - limit.meanMilliseconds);
  }
}

/** When the next refused request should return, in milliseconds from now. */
function nextReturn(limit: Limit, now: number): number {
  // An attempt that has run for longer than the mean says more about a receiver that went silent than the mean does.
  const [oldest] = limit.inProgress;
  const expected = Math.max(limit.meanMilliseconds, oldest === undefined ? 0 : now - oldest.since);
  const spacing = Math.max(shortestSpacingMilliseconds, expected / limit.most);
  const front = now + expected;
  const next = Math.max(limit.lastReturnAt + spacing, front);
  limit.lastReturnAt = next - now > longestWaitMilliseconds ? front : next;
  return Math.ceil(limit.lastReturnAt - now);
}

/** From the longest unused up to the first still in use. Over the bound it drops some more, so that it is rarely reached. */
function dropIdle(known: Map<string, Limit>, now: number): void {
  const enough = known.size > maxIdle ? maxIdle * 0.9 : maxIdle;
  for (const [key, limit] of known) {
    if (limit.inProgress.size > 0) continue;
    if (now - limit.usedAt < idleMilliseconds && known.size <= enough) return;
    known.delete(key);
  }
}
