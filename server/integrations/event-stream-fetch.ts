import { readBounded, ResponseTooLargeError } from './bounded-fetch.ts';

/** Thrown with a response that is not an event stream although one was requested. */
export class NotStreamedError extends Error {
  override readonly name = 'CameWhole';
  readonly response: Response;
  constructor(response: Response) {
    super('The response is not an event stream');
    this.response = response;
  }
}

export interface ByteLimits {
  readonly whole: number;
  /** The limit for the whole event stream, in bytes. Each event wraps a few characters in several hundred bytes. */
  readonly stream: number;
}

/**
 * Calls `fetch` for an event stream, with a size limit and without redirects. A JSON response is thrown, so that the
 * caller can parse it.
 */
export async function fetchStream(
  input: string | URL | Request,
  init: RequestInit | undefined,
  limits: ByteLimits,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { ok, status, headers, body } = response;
  const type = headers.get('content-type') ?? 'application/json';
  if (ok && body !== null && /^text\/event-stream\b/i.test(type))
    return new Response(body.pipeThrough(createByteLimiter(limits.stream)), { status, headers });
  const bytes = await readBounded(response, limits.whole);
  const whole = (content: Buffer<ArrayBuffer> | null) => new Response(content, { status, headers });
  if (!ok) return whole(bytes.length > 0 ? bytes : null);
  if (/\bjson\b/i.test(type)) throw new NotStreamedError(whole(bytes));
  // Other content is not read; it may be a proxy's error page.
  return whole(null);
}

function createByteLimiter(
  maxBytes: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      // The error cancels the response and closes the connection.
      if (size > maxBytes) controller.error(new ResponseTooLargeError(`more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
