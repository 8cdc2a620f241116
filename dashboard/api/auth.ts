import { call } from './call.ts';

/** The sign-in methods that the console offers under /auth. */

export interface SecondFactorAsked {
  /** Whether the second factor is still required. The password was right. */
  readonly secondFactor: boolean;
}

export async function signInWithPassword(email: string, password: string): Promise<SecondFactorAsked> {
  const answer = await call<{ twoFactorRedirect?: boolean }>('POST', '/auth/sign-in/email', {
    email,
    password,
  });
  return { secondFactor: answer.twoFactorRedirect === true };
}

export async function signUp(details: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): Promise<void> {
  await call('POST', '/auth/sign-up/email', details);
}

/** Accepts an authenticator code or a backup code. */
export async function enterSecondFactor(code: string, kind: 'totp' | 'backup-code'): Promise<void> {
  await call('POST', `/auth/two-factor/verify-${kind}`, { code });
}

export async function askForLink(email: string): Promise<void> {
  await call('POST', '/auth/sign-in/magic-link', { email });
}

export async function signInWithLink(token: string): Promise<void> {
  await call('GET', `/auth/magic-link/verify?token=${encodeURIComponent(token)}`);
}

export async function askForConfirmation(email: string): Promise<void> {
  await call('POST', '/auth/send-verification-email', { email });
}

export async function confirmAddress(token: string): Promise<void> {
  await call('GET', `/auth/verify-email?token=${encodeURIComponent(token)}`);
}

export async function askForNewPassword(email: string): Promise<void> {
  await call('POST', '/auth/request-password-reset', { email });
}

export async function chooseNewPassword(token: string, newPassword: string): Promise<void> {
  await call('POST', '/auth/reset-password', { token, newPassword });
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await call('POST', '/auth/change-password', { currentPassword, newPassword });
}

export interface SecondFactorSetup {
  /** The URI that an authenticator reads from the QR code. */
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

export async function startSecondFactor(password: string): Promise<SecondFactorSetup> {
  return call<SecondFactorSetup>('POST', '/auth/two-factor/enable', { password });
}

export async function stopSecondFactor(password: string): Promise<void> {
  await call('POST', '/auth/two-factor/disable', { password });
}

export async function makeBackupCodes(password: string): Promise<readonly string[]> {
  const answer = await call<{ backupCodes: string[] }>('POST', '/auth/two-factor/generate-backup-codes', {
    password,
  });
  return answer.backupCodes;
}
