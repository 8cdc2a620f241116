import { tokenFromUrlFragment } from './redirect-after-sign-in.ts';

const key = 'blazon.invitation';

/** The invitation's token, kept in this tab during sign-in because the return URL contains no token. */
export function rememberedInvitationToken(): string {
  const token = tokenFromUrlFragment();
  try {
    if (token === '') return sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, token);
  } catch {
    // Without storage, the person must open the e-mail again after sign-in.
  }
  return token;
}
