import { createHash, randomBytes } from 'node:crypto';

/** How long an invitation may be accepted. */
export const invitationMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** 32 random bytes cannot be guessed, so a plain hash is enough. */
export function createInvitationToken(): { readonly token: string; readonly tokenHash: Uint8Array } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashInvitationToken(token) };
}

export function hashInvitationToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
