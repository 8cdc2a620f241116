import { readBounded, ResponseTooLargeError } from './bounded-fetch.ts';

/** Thrown with an answer that came in one piece although a stream was asked for. */
export class NotStreamedError extends Error {
  override readonly name = 'CameWhole';
  readonly response: Response;
  constructor(response: Response) {
    super('The answer is no stream');
    this.response = response;
  }
}

export interface ByteLimits {
  readonly whole: number;
  /** Of events: each has some hundred bytes around a few letters. */
  readonly stream: number;
}

/**
 * `fetch` for a stream of events that reads no more than so many bytes of it, and goes nowhere else when it is told to. JSON
 * is thrown as what it is, for those who can read it.
 */
export async function fetchStream(
  input: string | URL | Request,
  init: RequestInit | undefined,
  most: ByteLimits,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { ok, status, headers, body } = response;
  const type = headers.get('content-type') ?? 'application/json';
  if (ok && body !== null && /^text\/event-stream\b/i.test(type))
    return new Response(body.pipeThrough(boundTo(most.stream)), { status, headers });
  const bytes = await readBounded(response, most.whole);
  const whole = (content: Buffer<ArrayBuffer> | null) => new Response(content, { status, headers });
  if (!ok) return whole(bytes.length > 0 ? bytes : null);
  if (/\bjson\b/i.test(type)) throw new NotStreamedError(whole(bytes));
  // A page of a proxy, say: whatever stands in it, it is no answer.
  return whole(null);
}

function boundTo(mostBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      // The rest is cancelled, and the connection with it.
      if (size > mostBytes) controller.error(new ResponseTooLargeError(`more than ${mostBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
