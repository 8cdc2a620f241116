/** Requests at once while the limit is not known: at the start, and when a new minute begins. */
const whileUnknown = 8;
/** Windows are aligned minutes, so none is longer. */
const longestWindow = 60_000;
/** `Date` has whole seconds, so a window may seem to end up to one second too early. */
const margin = 1_000;

/**
 * Holds requests back before they would exceed the rate limit. With every answer the API says how many requests are left
 * in the current minute. Generations are counted apart, so they have a pacer of their own.
 */
export class Pacer {
  /** Left in the current window; undefined while nothing is known about it. */
  #remaining: number | undefined;
  /** When the window ends: by the server's clock, to recognise it, and by ours, to wait for it. */
  #window = 0;
  #endsAt = 0;
  #inFlight = 0;
  #isTimed = false;
  /** A server without a rate limit says nothing about it. */
  #isLimited = true;
  readonly #waiting = new Set<() => void>();

  /** Resolves when a request may be sent. Every call must be followed by one of `leave`. */
  async enter(signal?: AbortSignal): Promise<void> {
    while (this.#room() <= 0) await this.#wait(signal);
    this.#inFlight += 1;
  }

  /** With the headers of the answer, if one arrived. */
  leave(headers?: Headers): void {
    this.#inFlight -= 1;
    if (headers) this.#learn(headers);
    this.#wake();
  }

  #learn(headers: Headers): void {
    const remaining = Number.parseInt(headers.get('x-ratelimit-remaining') ?? '', 10);
    const window = Number.parseInt(headers.get('x-ratelimit-reset') ?? '', 10);
    this.#isLimited = !Number.isNaN(remaining) && !Number.isNaN(window);
    if (!this.#isLimited || window < this.#window) return;
    // Answers overtake each other: of those in one window, the smallest number is the newest.
    const isKnown = window === this.#window && this.#remaining !== undefined;
    this.#remaining = isKnown ? Math.min(remaining, this.#remaining ?? remaining) : remaining;
    if (window === this.#window) return;
    this.#window = window;
    const serverTime = Date.parse(headers.get('date') ?? '') || Date.now();
    this.#endsAt = Date.now() + Math.min(longestWindow, Math.max(0, window * 1000 - serverTime)) + margin;
  }

  #room(): number {
    if (!this.#isLimited) return Number.POSITIVE_INFINITY;
    if (this.#remaining !== undefined && Date.now() >= this.#endsAt) this.#remaining = undefined;
    return (this.#remaining ?? whileUnknown) - this.#inFlight;
  }

  #wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const wake = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      const abort = () => {
        this.#waiting.delete(wake);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.add(wake);
      this.#wakeLater();
    });
  }

  #wake(): void {
    let room = this.#room();
    for (const wake of this.#waiting) {
      if (room-- <= 0) break;
      this.#waiting.delete(wake);
      wake();
    }
    if (this.#waiting.size > 0) this.#wakeLater();
  }

  /** While requests are under way their answers wake others; otherwise only the end of the window does. */
  #wakeLater(): void {
    if (this.#remaining === undefined) return;
    if (this.#isTimed) return;
    this.#isTimed = true;
    const wake = () => {
      this.#isTimed = false;
      this.#wake();
    };
    setTimeout(wake, Math.max(0, this.#endsAt - Date.now()));
  }
}
