import { isGuessable } from '../../../integrations/password-strength.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';

interface NewPassword {
  readonly password: string;
  /** What others know of the person: name and address. */
  readonly about: readonly string[];
}

/** Where people choose a password, and under which name the sign-in library takes it. */
const chosenAt: Readonly<Record<string, string>> = {
  '/auth/sign-up/email': 'password',
  '/auth/reset-password': 'newPassword',
  '/auth/change-password': 'newPassword',
};

/**
 * The new password in a request to the sign-in library; undefined if none is chosen, or if the library refuses the
 * request itself.
 */
export function newPasswordIn(
  path: string | undefined,
  body: Readonly<Record<string, unknown>>,
): NewPassword | undefined {
  const password = body[chosenAt[path ?? ''] ?? ''];
  if (typeof password !== 'string') return undefined;
  return { password, about: [body['name'], body['email']].filter((text) => typeof text === 'string') };
}

export function refuseWeakPassword(given: NewPassword | undefined): ConsoleFailure | undefined {
  if (given === undefined || given.password.length < 10) return undefined;
  return isGuessable(given.password, given.about) ? consoleFail('password_too_weak') : undefined;
}
