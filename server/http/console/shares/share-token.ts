import { createHash, randomBytes } from 'node:crypto';

/** Creates a token and its hash. A plain hash is enough, because 32 random bytes cannot be guessed. */
export function createShareToken(): { readonly token: string; readonly tokenHash: Uint8Array } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashShareToken(token) };
}

export function hashShareToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** The format that `createShareToken` produces. Other tokens are not looked up. */
export const shareTokenPattern = /^[\w-]{43}$/;
