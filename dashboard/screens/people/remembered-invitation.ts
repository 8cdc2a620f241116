import { tokenFromUrlFragment } from './redirect-after-sign-in.ts';

const key = 'blazon.invitation';

/** Kept in this tab during sign-in: the return URL contains no token. */
export function rememberedInvitationToken(): string {
  const token = tokenFromUrlFragment();
  try {
    if (token === '') return sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, token);
  } catch {
    // Storage may be unavailable: then the email has to be opened again after sign-in.
  }
  return token;
}
