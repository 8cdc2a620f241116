import { tokenFromUrlFragment } from './redirect-after-sign-in.ts';

const key = 'blazon.invitation';

/** Kept in this tab while its reader signs in: the address that they come back to names no token. */
export function rememberedInvitationToken(): string {
  const token = tokenFromUrlFragment();
  try {
    if (token === '') return sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, token);
  } catch {
    // Storage may be closed to us: then the email is opened again after signing in.
  }
  return token;
}
