import { isGuessable } from '../../../integrations/password-strength.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';

interface NewPassword {
  readonly password: string;
  /** The person's name and address, which others may know and which must not be part of the password. */
  readonly about: readonly string[];
}

/** The routes on which people choose a password, and the field that contains it. */
const passwordFieldByRoute: Readonly<Record<string, string>> = {
  '/auth/sign-up/email': 'password',
  '/auth/reset-password': 'newPassword',
  '/auth/change-password': 'newPassword',
};

/**
 * Finds the new password in a request to the sign-in library. Returns undefined if the request sets no password, or
 * if the library itself rejects it.
 */
export function findNewPassword(
  path: string | undefined,
  body: Readonly<Record<string, unknown>>,
): NewPassword | undefined {
  const password = body[passwordFieldByRoute[path ?? ''] ?? ''];
  if (typeof password !== 'string') return undefined;
  return { password, about: [body['name'], body['email']].filter((text) => typeof text === 'string') };
}

export function refuseWeakPassword(given: NewPassword | undefined): ConsoleFailure | undefined {
  if (given === undefined || given.password.length < 10) return undefined;
  return isGuessable(given.password, given.about) ? consoleFail('password_too_weak') : undefined;
}
