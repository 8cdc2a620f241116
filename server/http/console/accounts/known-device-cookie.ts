import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ConsoleSecrets } from '../../../integrations/auth/console-secrets.ts';

/**
 * The cookie of a known device, on which somebody has signed in before. Sign-in attempts are counted separately for
 * each known device, and together for all unknown devices, so that nobody can lock the owner out of their own
 * browser. The cookie grants no access; it only selects the counter.
 */
export const deviceCookieName = '__Host-blazon.device';
const cookieLifetimeSeconds = 365 * 24 * 60 * 60;

/** Creates the cookie to set after a sign-in. */
export function makeDeviceCookie(secret: string, email: string): string {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${signDevice(secret, email, device)}`;
  return `${deviceCookieName}=${value}; Max-Age=${cookieLifetimeSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** Returns the id of the device if somebody has signed in to this account on it before. */
export function findKnownDevice(
  { current, forReading }: ConsoleSecrets,
  email: string,
  cookies: string,
): string | undefined {
  const prefix = `${deviceCookieName}=`;
  const cookie = cookies.split(';').find((part) => part.trim().startsWith(prefix)) ?? '';
  const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie.trim().slice(prefix.length)) ?? [];
  if (device === undefined || signature === undefined) return undefined;
  const isSigned = [current, ...forReading].some((secret) =>
    timingSafeEqual(Buffer.from(signDevice(secret, email, device)), Buffer.from(signature)),
  );
  return isSigned ? device : undefined;
}

function signDevice(secret: string, email: string, device: string): string {
  return createHmac('sha256', secret).update(`device\n${email.toLowerCase()}\n${device}`).digest('base64url');
}
