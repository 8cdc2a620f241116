import { ApiError, createApiError, BlazonError, ConnectionError, TimeoutError } from './errors.ts';
import { Pacer } from './pacer.ts';
import { isRetryable, computeRetryDelay } from './retry-delays.ts';

export interface TransportOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** The timeout of one attempt in milliseconds. */
  readonly timeout: number;
  /** How many times a failed attempt is retried. */
  readonly maxRetries: number;
  readonly fetch: typeof fetch;
}

/** Options of one call. */
export interface RequestOptions {
  /** Aborts the call, including its waits. */
  readonly signal?: AbortSignal;
  /** The timeout of one attempt in milliseconds. */
  readonly timeout?: number;
  /** How many times a failed attempt is retried. */
  readonly maxRetries?: number;
  /**
   * For POST only: calls with the same key are executed once. By default every call gets its own key, which makes
   * retries safe. Pass a key to make a call safe across restarts of your process.
   */
  readonly idempotencyKey?: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  /** Generations have a rate limit of their own. */
  readonly isGeneration?: boolean;
}

/** Sends requests, and retries them if that is safe and may help. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #pacers = { standard: new Pacer(), generation: new Pacer() };

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  async send<Result>(call: Call, options: RequestOptions = {}): Promise<Result> {
    const { maxRetries = this.#options.maxRetries, signal } = options;
    // All attempts use the same key, so the API executes the request once.
    const idempotencyKey =
      call.method === 'POST' ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
    // Whether an earlier attempt may have been executed although no response said so.
    let isUncertain = false;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await this.#attempt(call, {
          ...options,
          ...(idempotencyKey && { idempotencyKey }),
        })) as Result;
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (isUncertain && isAlreadyDeleted(call, error))
          return { id: call.path.split('/').at(-1), object: 'project', deleted: true } as Result;
        if (attempt >= maxRetries || !isRetryable(error)) throw error;
        if (!(error instanceof ApiError) || error.status >= 500) isUncertain = true;
        await wait(computeRetryDelay(attempt, error), signal);
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
      const body = parseJson(text);
      if (isRedirect(response))
        throw new BlazonError(
          `${this.#options.baseUrl} responded with a redirect. The SDK does not follow it, because it would send the API key to another server. Correct the base URL.`,
        );
      if (!response.ok) throw createApiError({ status: response.status, headers, body });
      if (response.status === 204) return undefined;
      if (body === undefined) throw new ConnectionError('The response ended before it was complete.');
      return body;
    } catch (error) {
      if (error instanceof BlazonError || options.signal?.aborted) throw error;
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new TimeoutError('The API did not respond in time.', { cause: error });
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
    const deadline = AbortSignal.timeout(timeout);
    return this.#options.fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${this.#options.apiKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would send the API key to another server. Cloudflare Workers do not support `error` here.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  }
}

/** Browsers hide the status of a redirect that they did not follow. */
function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the project no longer exists, which means that an earlier attempt deleted it. */
function isAlreadyDeleted({ method }: Call, error: unknown): boolean {
  return method === 'DELETE' && error instanceof ApiError && error.code === 'resource_not_found';
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
