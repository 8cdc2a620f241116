import { createHash, randomBytes } from 'node:crypto';

/** How long an invitation may be accepted. */
export const invitationLifetimeMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Creates a token and its hash. A plain hash is enough, because 32 random bytes cannot be guessed. */
export function createInvitationToken(): { readonly token: string; readonly tokenHash: Uint8Array } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashInvitationToken(token) };
}

export function hashInvitationToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
