import { readTokenFromUrlFragment } from './redirect-after-sign-in.ts';

const storageKey = 'blazon.invitation';

/** The invitation's token, kept in this tab during sign-in because the return URL contains no token. */
export function readInvitationToken(): string {
  const token = readTokenFromUrlFragment();
  try {
    if (token === '') return sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Without storage, the person must open the e-mail again after sign-in.
  }
  return token;
}
