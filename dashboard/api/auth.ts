import { callConsole } from './call.ts';

/** The sign-in methods that the console offers under /auth. */

export interface PasswordSignIn {
  /** True if the password was right and the second factor is still required. */
  readonly needsSecondFactor: boolean;
}

export async function signInWithPassword(email: string, password: string): Promise<PasswordSignIn> {
  const answer = await callConsole<{ twoFactorRedirect?: boolean }>('POST', '/auth/sign-in/email', {
    email,
    password,
  });
  return { needsSecondFactor: answer.twoFactorRedirect === true };
}

export async function signUp(details: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): Promise<void> {
  await callConsole('POST', '/auth/sign-up/email', details);
}

/** Accepts an authenticator code or a backup code. */
export async function enterSecondFactor(code: string, kind: 'totp' | 'backup-code'): Promise<void> {
  await callConsole('POST', `/auth/two-factor/verify-${kind}`, { code });
}

export async function requestSignInLink(email: string): Promise<void> {
  await callConsole('POST', '/auth/sign-in/magic-link', { email });
}

export async function signInWithLink(token: string): Promise<void> {
  await callConsole('GET', `/auth/magic-link/verify?token=${encodeURIComponent(token)}`);
}

export async function requestConfirmationEmail(email: string): Promise<void> {
  await callConsole('POST', '/auth/send-verification-email', { email });
}

export async function confirmAddress(token: string): Promise<void> {
  await callConsole('GET', `/auth/verify-email?token=${encodeURIComponent(token)}`);
}

export async function requestPasswordReset(email: string): Promise<void> {
  await callConsole('POST', '/auth/request-password-reset', { email });
}

export async function chooseNewPassword(token: string, newPassword: string): Promise<void> {
  await callConsole('POST', '/auth/reset-password', { token, newPassword });
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await callConsole('POST', '/auth/change-password', { currentPassword, newPassword });
}

export interface SecondFactorSetup {
  /** The URI that an authenticator app reads from the QR code. */
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

export async function startSecondFactor(password: string): Promise<SecondFactorSetup> {
  return callConsole<SecondFactorSetup>('POST', '/auth/two-factor/enable', { password });
}

export async function stopSecondFactor(password: string): Promise<void> {
  await callConsole('POST', '/auth/two-factor/disable', { password });
}

export async function makeBackupCodes(password: string): Promise<readonly string[]> {
  const answer = await callConsole<{ backupCodes: string[] }>(
    'POST',
    '/auth/two-factor/generate-backup-codes',
    {
      password,
    },
  );
  return answer.backupCodes;
}
