import { ApiError, apiError, BlazonError, ConnectionError, TimeoutError } from './errors.ts';
import { Pacer } from './pacer.ts';

export interface TransportOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Milliseconds for one attempt. */
  readonly timeout: number;
  /** Attempts after the first. */
  readonly maxRetries: number;
  readonly fetch: typeof fetch;
}

/** For one call. */
export interface RequestOptions {
  /** Ends the call, including its waits. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt. */
  readonly timeout?: number;
  /** Attempts after the first. */
  readonly maxRetries?: number;
  /**
   * POST only: calls with the same key are carried out once. Without it every call gets a key of its own, so that
   * retries are safe; give one yourself to make a call safe beyond the life of this process.
   */
  readonly idempotencyKey?: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  readonly isGeneration?: boolean;
}

const firstDelay = 500;
const longestDelay = 8_000;
/** Longer than a rate limit's minute is nothing that a caller should wait for unasked. */
const longestRetryAfter = 65;

/** Sends requests, and again where that is safe and may help. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #pacers = { standard: new Pacer(), generation: new Pacer() };

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  async send<Result>(call: Call, options: RequestOptions = {}): Promise<Result> {
    const { maxRetries = this.#options.maxRetries, signal } = options;
    // The same in every attempt: the API carries the request out once.
    const idempotencyKey =
      call.method === 'POST' ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
    let isUncertain = false;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await this.#attempt(call, {
          ...options,
          ...(idempotencyKey && { idempotencyKey }),
        })) as Result;
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (isUncertain && isGone(call, error))
          return { id: call.path.split('/').at(-1), object: 'project', deleted: true } as Result;
        if (attempt >= maxRetries || !mayHelp(error)) throw error;
        if (!(error instanceof ApiError) || error.status >= 500) isUncertain = true;
        await wait(delayBefore(attempt, error), signal);
      }
    }
  }

  async #attempt(call: Call, options: RequestOptions): Promise<unknown> {
    const pacer = this.#pacers[call.isGeneration ? 'generation' : 'standard'];
    const flight = await pacer.enter(options.signal);
    let headers: Headers | undefined;
    try {
      const response = await this.#fetch(call, options);
      headers = response.headers;
      const text = await response.text();
      const body = parsed(text);
      if (isRedirect(response))
        throw new BlazonError(
          `${this.#options.baseUrl} answered with a redirect, which is not followed: it would take the API key to another place. Correct the base URL.`,
        );
      if (!response.ok) throw apiError({ status: response.status, headers, body });
      if (response.status === 204) return undefined;
      if (body === undefined) throw new ConnectionError('The answer was cut off on its way.');
      return body;
    } catch (error) {
      if (error instanceof BlazonError || options.signal?.aborted) throw error;
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new TimeoutError('No answer arrived in time.', { cause: error });
      throw new ConnectionError(`The API could not be reached at ${this.#options.baseUrl}.`, {
        cause: error,
      });
    } finally {
      pacer.leave(flight, headers);
    }
  }

  #fetch({ method, path, query, body }: Call, options: RequestOptions): Promise<Response> {
    const { signal, timeout = this.#options.timeout, idempotencyKey } = options;
    const url = new URL(this.#options.baseUrl + path);
    for (const [name, value] of Object.entries(query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const limit = AbortSignal.timeout(timeout);
    return this.#options.fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${this.#options.apiKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would take the key to another place. Cloudflare Workers do not know `error` here.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  }
}

/** Browsers hide the status of a redirect that they did not follow. */
const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const mayHelp = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ApiError &&
    (error.status === 408 || error.status === 429 || error.status >= 500) &&
    (error.retryAfter ?? 0) <= longestRetryAfter);

/** A deletion whose answer was lost succeeded when the project is gone now. */
const isGone = ({ method }: Call, error: unknown): boolean =>
  method === 'DELETE' && error instanceof ApiError && error.code === 'resource_not_found';

/** Twice as long each time, or as long as the API says; with jitter, so that many callers do not come back together. */
function delayBefore(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  if (asked !== null) return asked * 1000 + Math.random() * firstDelay;
  return Math.min(longestDelay, firstDelay * 2 ** attempt) * (0.5 + Math.random() / 2);
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
