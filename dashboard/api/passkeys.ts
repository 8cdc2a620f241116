import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiFailure, callConsole } from './call.ts';
import { t } from './text.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string | null;
  readonly backedUp: boolean;
  readonly createdAt: string | null;
}

export const passkeysPath = '/auth/passkey/list-user-passkeys';

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** Needs neither password nor second factor, because the device verifies the person. */
export async function signInWithPasskey(): Promise<void> {
  const response = await signChallenge();
  await callConsole('POST', '/auth/passkey/verify-authentication', { response });
}

/** Confirms the identity of the signed-in person again. */
export async function confirmWithPasskey(): Promise<void> {
  await callConsole('POST', '/api/me/confirm-sign-in', { passkey: await signChallenge() });
}

async function signChallenge(): Promise<AuthenticationResponseJSON> {
  const options = await callConsole<PublicKeyCredentialRequestOptionsJSON>(
    'GET',
    '/auth/passkey/generate-authenticate-options',
  );
  const optionsJSON = { ...options, userVerification: 'required' as const };
  return startAuthentication({ optionsJSON }).catch((error: unknown) =>
    throwReadableFailure(error, t('passkeys.noPasskeyWasUsedTry')),
  );
}

export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await callConsole<PublicKeyCredentialCreationOptionsJSON>(
    'GET',
    `/auth/passkey/generate-register-options?name=${encodeURIComponent(name)}`,
  );
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    throwReadableFailure(error, t('passkeys.noPasskeyWasAddedTry')),
  );
  await callConsole('POST', '/auth/passkey/verify-registration', { response, name });
}

export async function removePasskey(id: string): Promise<void> {
  await callConsole('POST', '/auth/passkey/delete-passkey', { id });
}

/** Throws our own message in place of the browser's, which is written for developers. */
function throwReadableFailure(error: unknown, defaultMessage: string): never {
  const isAlreadyRegistered =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  const message = isAlreadyRegistered ? t('passkeys.thisDeviceAlreadyHasA') : defaultMessage;
  throw new ApiFailure({ code: 'passkey_cancelled', message, status: 0 });
}
