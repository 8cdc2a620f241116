import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ConsoleSecrets } from '../../../integrations/auth/console-secrets.ts';

/**
 * Marks a device that somebody has signed in from. Attempts from unknown devices are counted together; a known device
 * is counted by itself, so nobody can lock the owner out of their own browser. It grants no access: it only selects the
 * counter.
 */
export const deviceCookie = '__Host-blazon.device';
const cookieSeconds = 365 * 24 * 60 * 60;

/** The cookie to set after a sign-in. */
export function makeDeviceCookie(secret: string, email: string): string {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${sign(secret, email, device)}`;
  return `${deviceCookie}=${value}; Max-Age=${cookieSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** The device's id, if somebody has signed in to this account from it before. */
export function findKnownDevice(
  { current, forReading }: ConsoleSecrets,
  email: string,
  cookies: string,
): string | undefined {
  const start = `${deviceCookie}=`;
  const cookie = cookies.split(';').find((one) => one.trim().startsWith(start)) ?? '';
  const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie.trim().slice(start.length)) ?? [];
  if (device === undefined || signature === undefined) return undefined;
  const isSigned = [current, ...forReading].some((secret) =>
    timingSafeEqual(Buffer.from(sign(secret, email, device)), Buffer.from(signature)),
  );
  return isSigned ? device : undefined;
}

function sign(secret: string, email: string, device: string): string {
  return createHmac('sha256', secret).update(`device\n${email.toLowerCase()}\n${device}`).digest('base64url');
}
