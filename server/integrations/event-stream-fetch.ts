import { readBounded, ResponseTooLargeError } from './bounded-fetch.ts';

/** Thrown if an event stream was requested but the response is something else. Contains the response. */
export class NotStreamedError extends Error {
  override readonly name = 'CameWhole';
  readonly response: Response;
  constructor(response: Response) {
    super('The response is not an event stream');
    this.response = response;
  }
}

export interface ByteLimits {
  /** For a response that is not an event stream. */
  readonly whole: number;
  /** For an event stream. It is larger, because each event wraps a few characters in several hundred bytes. */
  readonly stream: number;
}

/**
 * Calls `fetch` for an event stream, with a size limit and without following redirects. If a successful response is
 * JSON instead, throws a NotStreamedError that contains it, so that the caller can parse it.
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
  const copyResponse = (content: Buffer<ArrayBuffer> | null) => new Response(content, { status, headers });
  if (!ok) return copyResponse(bytes.length > 0 ? bytes : null);
  if (/\bjson\b/i.test(type)) throw new NotStreamedError(copyResponse(bytes));
  // Anything else may be a proxy's error page, so its content is dropped.
  return copyResponse(null);
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
