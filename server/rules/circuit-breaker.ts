/**
 * Keeps calls away from a part that has failed several callers in a row: nobody waits for what will not come. A caller that
 * asks many things at once may be the cause itself, so it counts once. After a rest one call goes through to see; the rest
 * grows while it fails. A part that says how long it wants to be left alone is.
 */
export interface CircuitBreaker {
  /** Whether a call may be made now. Who may tells how it ended. */
  mayPass(now: number): boolean;
  succeeded(): void;
  /** With the rest that the part asked for, if it did. */
  failed(now: number, caller: string, askedRestMilliseconds?: number): void;
  state(now: number): BreakerState;
}

export const breakerStates = ['closed', 'half_open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

export interface BreakerBounds {
  /** Callers without a success between them that open it. */
  readonly failures: number;
  readonly restMilliseconds: number;
  readonly longestRestMilliseconds: number;
}

export function createCircuitBreaker(bounds: BreakerBounds): CircuitBreaker {
  const failedInARow = new Set<string>();
  let openUntil = Number.NEGATIVE_INFINITY;
  let rest = bounds.restMilliseconds;
  let isOpen = false;
  /** When the call that tries it out began; it counts as lost after the longest rest. */
  let triedAt = Number.NEGATIVE_INFINITY;

  const open = (now: number, asked?: number): void => {
    const wanted = asked ?? rest;
    openUntil = now + Math.min(Math.max(wanted, 0), bounds.longestRestMilliseconds);
    if (isOpen && asked === undefined) rest = Math.min(2 * rest, bounds.longestRestMilliseconds);
    isOpen = true;
    triedAt = Number.NEGATIVE_INFINITY;
    failedInARow.clear();
  };
  return {
    mayPass(now) {
      if (!isOpen) return true;
      if (now < openUntil || now - triedAt < bounds.longestRestMilliseconds) return false;
      triedAt = now;
      return true;
    },
    succeeded() {
      isOpen = false;
      failedInARow.clear();
      rest = bounds.restMilliseconds;
      triedAt = Number.NEGATIVE_INFINITY;
    },
    failed(now, caller, askedRestMilliseconds) {
      // A call that was under way when it opened says nothing new.
      if (isOpen && triedAt === Number.NEGATIVE_INFINITY) return;
      failedInARow.add(caller);
      if (askedRestMilliseconds !== undefined || isOpen || failedInARow.size >= bounds.failures)
        open(now, askedRestMilliseconds);
    },
    state(now) {
      if (!isOpen) return 'closed';
      return now < openUntil ? 'open' : 'half_open';
    },
  };
}
