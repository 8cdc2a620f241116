/** The number of concurrent requests while the limit is unknown: at the start, and when a new minute begins. */
const maxConcurrentWhileUnknown = 8;
/** A window is the period for which the API counts requests: one clock minute. */
const maxWindowMs = 60_000;
/** How often waiting requests check again while the limit is unknown. */
const pollIntervalMs = 1_000;
/**
 * A request without a response counts as lost after this time. Cloudflare Workers silently drop a request when its
 * caller is gone.
 */
const maxFlightMs = 120_000;
/** The `Date` header has whole seconds, so a window may seem to end up to a second too early. */
const marginMs = 1_000;

/**
 * Delays requests that would exceed the rate limit. Every response says how many requests remain in the current
 * minute. Generations are counted separately, so they have their own pacer.
 */
export class Pacer {
  /** Requests remaining in the current window; undefined while unknown. */
  #remaining: number | undefined;
  /** When the window ends by the server's clock, which identifies the window. */
  #window = 0;
  /** When the window ends by our clock, in milliseconds. */
  #endsAt = 0;
  /** Requests without a response, oldest first. */
  readonly #inFlight = new Set<RequestInFlight>();
  /** False after a response without rate-limit headers, unless an earlier response had them. */
  #isLimited = true;
  readonly #waiting = new Set<() => void>();

  /** Resolves when a request may be sent. Pass the result to `leave`. */
  async enter(signal?: AbortSignal): Promise<RequestInFlight> {
    while (this.#room() <= 0) await this.#wait(signal);
    const flight = { since: Date.now() };
    this.#inFlight.add(flight);
    return flight;
  }

  /** Ends a request. Pass the headers of the response, if there was one. */
  leave(flight: RequestInFlight, headers?: Headers): void {
    this.#inFlight.delete(flight);
    if (headers) this.#learn(headers);
    this.#wake();
  }

  #learn(headers: Headers): void {
    const remaining = Number.parseInt(headers.get('x-ratelimit-remaining') ?? '', 10);
    const window = Number.parseInt(headers.get('x-ratelimit-reset') ?? '', 10);
    if (Number.isNaN(remaining) || Number.isNaN(window)) {
      // A proxy may have responded instead of the API, so the last known values still apply.
      this.#isLimited = this.#window > 0;
      return;
    }
    this.#isLimited = true;
    if (window < this.#window) return;
    // Responses may arrive out of order. Within one window, the smallest number is the newest.
    const isKnown = window === this.#window && this.#remaining !== undefined;
    this.#remaining = isKnown ? Math.min(remaining, this.#remaining ?? remaining) : remaining;
    if (window === this.#window) return;
    this.#window = window;
    const serverTime = Date.parse(headers.get('date') ?? '') || Date.now();
    this.#endsAt = Date.now() + Math.min(maxWindowMs, Math.max(0, window * 1000 - serverTime)) + marginMs;
  }

  /** Returns how many more requests may be sent now. */
  #room(): number {
    if (!this.#isLimited) return Number.POSITIVE_INFINITY;
    if (this.#remaining !== undefined && Date.now() >= this.#endsAt) this.#remaining = undefined;
    for (const flight of this.#inFlight) {
      if (Date.now() - flight.since < maxFlightMs) break;
      this.#inFlight.delete(flight);
    }
    return (this.#remaining ?? maxConcurrentWhileUnknown) - this.#inFlight.size;
  }

  /**
   * Waits until a response frees a slot or the window ends. Each wait has its own timer and clears it. On Cloudflare
   * Workers a request's timers stop when it ends, so no wait may depend on another's timer.
   */
  async #wait(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = createDeferred();
    const abort = () => reject(signal?.reason);
    const delay = this.#remaining === undefined ? pollIntervalMs : Math.max(0, this.#endsAt - Date.now());
    const timer = setTimeout(resolve, delay);
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.add(resolve);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      this.#waiting.delete(resolve);
    }
  }

  /** Lets as many waiting requests continue as may be sent now. */
  #wake(): void {
    let room = this.#room();
    for (const wake of this.#waiting) {
      if (room-- <= 0) break;
      this.#waiting.delete(wake);
      wake();
    }
  }
}

interface RequestInFlight {
  /** When it was sent, in milliseconds since 1970. */
  readonly since: number;
}

/** Node.js 20 has no `Promise.withResolvers`. */
function createDeferred() {
  let resolve: () => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
