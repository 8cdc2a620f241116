import type { ConsoleErrorBody } from '@blazon/contract/console/errors.ts';
import { askPersonToConfirm } from './recent-sign-in.ts';
import { t } from './text.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A failed request to the console. `message` is shown to the person and says what to do. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  /** The name of the invalid field; null if no single field is invalid. */
  readonly param: string | null;
  readonly requestId: string | null;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;

  constructor(reason: {
    readonly code: string;
    readonly message: string;
    readonly status: number;
    readonly param?: string | null;
    readonly requestId?: string | null;
  }) {
    super(reason.message);
    this.code = reason.code;
    this.status = reason.status;
    this.param = reason.param ?? null;
    this.requestId = reason.requestId ?? null;
  }
}

const deadlineMilliseconds = 20_000;

/**
 * Sends a request to the console, on the origin that served this page. Returns undefined if the response has no body.
 * If a recent sign-in is required, asks for it and then repeats the request.
 */
export async function callConsole<Answer = undefined>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await callConsoleOnce<Answer>(method, path, body, signal);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'recent_sign_in_needed') throw error;
    if (!(await askPersonToConfirm())) throw createNotConfirmedFailure();
    return callConsoleOnce<Answer>(method, path, body, signal);
  }
}

function createNotConfirmedFailure(): ApiFailure {
  return new ApiFailure({ code: 'not_confirmed', message: t('call.nothingHasChangedBecauseYou'), status: 0 });
}

async function callConsoleOnce<Answer>(
  method: Method,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const response = await sendRequest(method, path, body, signal);
  const text = await response.text();
  const value: unknown = isJson(response) && text !== '' ? JSON.parse(text) : undefined;
  if (response.ok) return value as Answer;
  if (response.status === 401 && path.startsWith('/api/')) redirectToSignIn();
  throw createApiFailure(response, value);
}

async function sendRequest(
  method: Method,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const deadline = AbortSignal.timeout(deadlineMilliseconds);
  const isChange = method !== 'GET';
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      redirect: 'error',
      headers: { accept: 'application/json', ...(isChange && { 'content-type': 'application/json' }) },
      // A change always has a JSON body, which is part of the protection against cross-site requests.
      ...(isChange && { body: JSON.stringify(body ?? {}) }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    const message = deadline.aborted ? t('call.theServiceTookTooLong') : t('call.theServiceCouldNotBe');
    throw new ApiFailure({ code: 'unreachable', message, status: 0 });
  }
}

/** Loads a text file, such as a drawing, from the console. */
export async function loadText(path: string, signal: AbortSignal): Promise<string> {
  const response = await sendRequest('GET', path, undefined, signal);
  if (!response.ok) throw createApiFailure(response, undefined);
  return response.text();
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('application/json');
}

function createApiFailure(response: Response, value: unknown): ApiFailure {
  const { status } = response;
  if (isConsoleError(value)) {
    const { code, message, param, request_id: requestId } = value.error;
    return new ApiFailure({ code, message, param, requestId, status });
  }
  const message = t('call.theServiceRespondedWithStatus', { status });
  const requestId = response.headers.get('request-id');
  return new ApiFailure({ code: 'unexplained', message, status, requestId });
}

function isConsoleError(value: unknown): value is ConsoleErrorBody {
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'object';
}

/** Loads a new page, so that no data of the previous person stays in memory. */
function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  if (pathname.startsWith('/sign-')) return;
  window.location.assign(`/sign-in?return_to=${encodeURIComponent(`${pathname}${search}`)}`);
}
