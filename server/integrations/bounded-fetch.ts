/** Thrown for a response that exceeds the size limit. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'TooLarge';
}

/** Calls `fetch` with a limit on the response size, without redirects, for JSON only. */
export async function boundedFetch(
  input: string | URL | Request,
  init: RequestInit | undefined,
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, headers } = response;
  const bytes = await readBounded(response, maxBytes);
  const type = headers.get('content-type') ?? 'application/json';
  // Other content is not read; it may be a proxy's error page.
  const isReadable = status >= 300 || /\bjson\b/i.test(type);
  return new Response(isReadable && bytes.length > 0 ? bytes : null, { status, headers });
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
