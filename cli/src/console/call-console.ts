import { ConnectionError } from '../../../sdk/src/errors.ts';
import { fetchOverNode } from '../http.ts';
import { toConsoleError } from './console-error.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The URL of the console API, and the token. */
export interface ConsoleAccess {
  readonly url: string;
  readonly token?: string;
}

export interface ConsoleRequest {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly signal: AbortSignal;
}

const deadlineMilliseconds = 20_000;

/** Sends one request. Returns undefined if the response has no body. */
export async function callConsole<Answer = undefined>(
  { url, token }: ConsoleAccess,
  method: HttpMethod,
  path: string,
  { body, query = {}, signal }: ConsoleRequest,
): Promise<Answer> {
  const requestUrl = new URL(path, url);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) requestUrl.searchParams.set(name, String(value));
  const hasBody = method === 'POST' || method === 'PATCH';
  try {
    const response = await fetchOverNode(requestUrl, {
      method,
      headers: {
        accept: 'application/json',
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMilliseconds)]),
    });
    const text = await response.text();
    const value = tryParseJson(text);
    if (!response.ok) throw toConsoleError(response.status, response.headers.get('request-id'), value);
    return value as Answer;
  } catch (error) {
    if (signal.aborted || (error instanceof Error && error.name === 'ConsoleError')) throw error;
    throw new ConnectionError(`The dashboard could not be reached at ${url}.`, { cause: error });
  }
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
