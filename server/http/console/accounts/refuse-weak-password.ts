import { isGuessable } from '../../../integrations/password-strength.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';

interface NewPassword {
  readonly password: string;
  /** The person's name and address. A password that contains them is easy to guess. */
  readonly personalTexts: readonly string[];
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
  const personalTexts = [body['name'], body['email']].filter((text) => typeof text === 'string');
  return { password, personalTexts };
}

/** Rejects a password that is easy to guess. The library itself rejects passwords that are too short. */
export function refuseWeakPassword(newPassword: NewPassword | undefined): ConsoleFailure | undefined {
  if (newPassword === undefined || newPassword.password.length < 10) return undefined;
  const { password, personalTexts } = newPassword;
  return isGuessable(password, personalTexts) ? createConsoleFailure('password_too_weak') : undefined;
}
