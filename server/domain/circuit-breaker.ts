/**
 * A circuit breaker. It opens after several callers in a row fail, so that nobody waits for a dead dependency. A
 * caller with many parallel calls counts once, because that caller may be the cause. After a back-off, one trial call
 * goes through; the back-off doubles while trial calls fail. A `Retry-After` from the dependency overrides the
 * back-off.
 */
export interface CircuitBreaker {
  /** Whether a call may be made now. The caller must then report its outcome. */
  mayPass(now: number): boolean;
  succeeded(): void;
  /** `retryAfterMilliseconds` is the back-off that the dependency requested, if any. */
  failed(now: number, caller: string, retryAfterMilliseconds?: number): void;
  state(now: number): BreakerState;
}

export const breakerStates = ['closed', 'half_open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

export interface BreakerThresholds {
  /** How many different callers must fail in a row to open the breaker. */
  readonly failures: number;
  /** The first back-off. */
  readonly restMilliseconds: number;
  /** The longest back-off. */
  readonly longestRestMilliseconds: number;
}

export function createCircuitBreaker(bounds: BreakerThresholds): CircuitBreaker {
  const failedInARow = new Set<string>();
  let openUntil = Number.NEGATIVE_INFINITY;
  let currentBackOff = bounds.restMilliseconds;
  let isOpen = false;
  /** When the trial call started. It counts as lost after the longest back-off. */
  let triedAt = Number.NEGATIVE_INFINITY;

  const open = (now: number, requestedBackOff?: number): void => {
    const backOff = requestedBackOff ?? currentBackOff;
    openUntil = now + Math.min(Math.max(backOff, 0), bounds.longestRestMilliseconds);
    if (isOpen && requestedBackOff === undefined)
      currentBackOff = Math.min(2 * currentBackOff, bounds.longestRestMilliseconds);
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
      currentBackOff = bounds.restMilliseconds;
      triedAt = Number.NEGATIVE_INFINITY;
    },
    failed(now, caller, retryAfterMilliseconds) {
      // A call that was already in progress when the breaker opened does not count.
      if (isOpen && triedAt === Number.NEGATIVE_INFINITY) return;
      failedInARow.add(caller);
      if (retryAfterMilliseconds !== undefined || isOpen || failedInARow.size >= bounds.failures)
        open(now, retryAfterMilliseconds);
    },
    state(now) {
      if (!isOpen) return 'closed';
      return now < openUntil ? 'open' : 'half_open';
    },
  };
}
