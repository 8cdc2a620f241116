import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A device that somebody signed in from before. Strangers who guess at an account are counted together; a known device
 * is counted by itself, so nobody can keep the owner out of their own browser. It opens nothing: it only says which
 * counter counts. `__Host-`, as all our cookies are.
 */
export const deviceCookie = '__Host-blazon.device';
const cookieSeconds = 365 * 24 * 60 * 60;

/** The cookie to set once somebody has signed in. */
export function makeDeviceCookie(secret: string, email: string): string {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${sign(secret, email, device)}`;
  return `${deviceCookie}=${value}; Max-Age=${cookieSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** The device's own name, if it has signed in to this account before. */
export function knownDevice(secret: string, email: string, cookies: string): string | undefined {
  const [, device, signature] =
    /(?:^|;\s*)__Host-blazon\.device=([\w-]{22})\.([\w-]{43})(?=;|$)/.exec(cookies) ?? [];
  if (device === undefined || signature === undefined) return undefined;
  const expected = sign(secret, email, device);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? device : undefined;
}

function sign(secret: string, email: string, device: string): string {
  return createHmac('sha256', secret).update(`device\n${email.toLowerCase()}\n${device}`).digest('base64url');
}
