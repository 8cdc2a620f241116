/** Thrown for a response that exceeds the size limit. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'TooLarge';
}

/**
 * Calls `fetch` without following redirects. Limits the size of the response, and drops the content of a successful
 * response that is not JSON.
 */
export async function boundedFetch(
  input: string | URL | Request,
  init: RequestInit | undefined,
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, headers } = response;
  const bytes = await readBounded(response, maxBytes);
  const type = headers.get('content-type') ?? 'application/json';
  // A successful response that is not JSON may be a proxy's error page, so its content is dropped.
  const isKept = status >= 300 || /\bjson\b/i.test(type);
  return new Response(isKept && bytes.length > 0 ? bytes : null, { status, headers });
}

export async function readBounded(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the response and closes the connection.
    if (size > maxBytes) throw new ResponseTooLargeError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
