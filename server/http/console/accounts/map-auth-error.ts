import type { ConsoleErrorCode } from '@blazon/contract/console/errors.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';

/** Maps better-auth's error codes to ours; unlisted codes are mapped by status. */
const codeByLibraryError: Readonly<Record<string, ConsoleErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  INVALID_PASSWORD: 'wrong_password',
  EMAIL_NOT_VERIFIED: 'address_not_verified',
  PASSWORD_TOO_SHORT: 'password_too_short',
  PASSWORD_TOO_LONG: 'password_too_long',
  INVALID_TOKEN: 'link_over',
  TOKEN_EXPIRED: 'link_over',
  USER_NOT_FOUND: 'link_over',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  INVALID_TWO_FACTOR_COOKIE: 'not_signed_in',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_requests',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_requests',
  SESSION_NOT_FRESH: 'sign_in_again',
  SESSION_REQUIRED: 'not_signed_in',
};

const codeByStatus: Readonly<Record<number, ConsoleErrorCode>> = {
  401: 'not_signed_in',
  404: 'not_found',
  429: 'too_many_requests',
};

/** Returns undefined if the library succeeded. */
export function mapAuthError(response: Response, text: string): ConsoleFailure | undefined {
  if (response.ok) return undefined;
  // The library answers an invalid link with a redirect, which is not followed.
  if (response.status < 400) return createConsoleFailure('link_over');
  if (response.status >= 500) return createConsoleFailure('service_unavailable');
  const code = readLibraryCode(text);
  const meaning = codeByLibraryError[code] ?? classifyLibraryCode(code);
  return createConsoleFailure(meaning ?? codeByStatus[response.status] ?? 'invalid_input');
}

function classifyLibraryCode(code: string): ConsoleErrorCode | undefined {
  return /PASSKEY|CHALLENGE|CREDENTIAL|AUTHENTICATION_FAILED|REGISTRATION/.test(code)
    ? 'passkey_refused'
    : undefined;
}

function readLibraryCode(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  } catch {
    return '';
  }
}
