import {
  type ConsoleErrorBody,
  type ConsoleErrorCode,
  consoleErrors,
} from '@blazon/contract/console/errors.ts';

/** What a handler of the console's API returns for an expected failure. It is never thrown. */
export interface ConsoleFailure {
  readonly consoleFailed: true;
  readonly code: ConsoleErrorCode;
  readonly message: string;
  readonly param: string | null;
  /** Seconds until a retry is allowed, if known. */
  readonly retryAfter: number | null;
}

export function createConsoleFailure(
  code: ConsoleErrorCode,
  details: { readonly message?: string; readonly param?: string; readonly retryAfter?: number } = {},
): ConsoleFailure {
  return {
    consoleFailed: true,
    code,
    message: details.message ?? consoleErrors[code].message,
    param: details.param ?? null,
    retryAfter: details.retryAfter ?? null,
  };
}

export function isConsoleFailure(value: unknown): value is ConsoleFailure {
  return typeof value === 'object' && value !== null && 'consoleFailed' in value;
}

export function consoleFailureBody(requestId: string, failure: ConsoleFailure): ConsoleErrorBody {
  const { code, message, param } = failure;
  return { error: { code, message, param, request_id: requestId } };
}
