import { type ErrorCode, type ErrorType, advice } from './generated.ts';

/** The base class of all errors that this library throws. */
export class BlazonError extends Error {
  override readonly name: string = 'BlazonError';
}

/** An error response of the API. */
export class ApiError extends BlazonError {
  override readonly name: string = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** A code that programs can check. Further codes may be added. */
  readonly code: ErrorCode | (string & {});
  readonly type: ErrorType | (string & {});
  /** The invalid parameter; null if the error is not about one. */
  readonly param: string | null;
  /** Include it when you contact us about the request. */
  readonly requestId: string | null;
  /** The page that explains the code. */
  readonly docUrl: string | null;
  /** What to do about the error. */
  readonly advice: string | null;
  readonly headers: Headers;

  constructor({ status, headers, body }: ErrorAnswer) {
    const error = readErrorFields(body);
    super(error.message ?? `The API answered ${status} without a readable error.`);
    this.status = status;
    this.headers = headers;
    this.code = error.code ?? 'unknown';
    this.type = error.type ?? 'api_error';
    this.param = error.param ?? null;
    this.requestId = error.request_id ?? headers.get('request-id');
    this.docUrl = error.doc_url ?? null;
    this.advice = (advice as Readonly<Record<string, string>>)[this.code] ?? null;
  }

  /** The seconds to wait before the next attempt, if the API says so. */
  get retryAfter(): number | null {
    const seconds = Number(this.headers.get('retry-after') ?? Number.NaN);
    return Number.isFinite(seconds) ? seconds : null;
  }
}

/** 400, 413, 415 and the like: the request itself is wrong. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}
/** 401: the key is missing, wrong or revoked, or belongs to the other environment. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}
/** 403: the plan, the quota or a suspension forbids the request. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
}
/** 404: there is no such resource in this workspace and environment. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}
/** 422: the idempotency key was used with another request. */
export class IdempotencyError extends ApiError {
  override readonly name = 'IdempotencyError';
}
/** 429: the rate limit was still exceeded after all retries. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}
/** 5xx: the API still failed after all retries. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** There was no response, even after all retries. The request may or may not have been executed. */
export class ConnectionError extends BlazonError {
  override readonly name: string = 'ConnectionError';
}
/** There was no response within `timeout`, even after all retries. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/** The request is not a webhook of this workspace, or could not be verified as one. */
export class WebhookVerificationError extends BlazonError {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookMistake;

  constructor(reason: WebhookMistake, message: string) {
    super(message);
    this.reason = reason;
  }
}

export type WebhookMistake =
  | 'body_parsed'
  | 'body_changed'
  | 'secret_malformed'
  | 'header_missing'
  | 'header_malformed'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'signature_mismatch'
  | 'payload_malformed';

interface ErrorAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface ErrorFields {
  readonly code?: string;
  readonly type?: string;
  readonly message?: string;
  readonly param?: string | null;
  readonly request_id?: string;
  readonly doc_url?: string;
}

function readErrorFields(body: unknown): ErrorFields {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  return typeof error === 'object' && error !== null ? error : {};
}

/** Creates the error of the right class for a response. */
export function createApiError(answer: ErrorAnswer): ApiError {
  const { status } = answer;
  if (status === 401) return new AuthenticationError(answer);
  if (status === 403) return new PermissionError(answer);
  if (status === 404) return new NotFoundError(answer);
  if (status === 422) return new IdempotencyError(answer);
  if (status === 429) return new RateLimitError(answer);
  if (status >= 500) return new ServerError(answer);
  return new InvalidRequestError(answer);
}
