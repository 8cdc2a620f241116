import { expect, it } from 'vitest';
import { deviceCookie, knownDevice, makeDeviceCookie } from './known-device.ts';

const secret = 'a secret of the console';
const cookieOf = (email: string): string => makeDeviceCookie(secret, email).split(';')[0] ?? '';

it('knows a device again, for one address only', () => {
  const cookie = `other=1; ${cookieOf('ada@example.com')}; more=2`;
  expect(knownDevice(secret, 'Ada@Example.com', cookie)).toMatch(/^[\w-]{22}$/);
  expect(knownDevice(secret, 'grace@example.com', cookie)).toBeUndefined();
  expect(knownDevice('another secret', 'ada@example.com', cookie)).toBeUndefined();
});

it('takes no cookie that was changed, cut or made up', () => {
  const cookie = cookieOf('ada@example.com');
  const flipped = cookie.at(-1) === 'A' ? 'B' : 'A';
  for (const wrong of [
    '',
    `${deviceCookie}=`,
    cookie.slice(0, -1),
    `${cookie.slice(0, -2)}${flipped}${flipped}`,
    `x${cookie}`,
    `${cookie}x`,
  ])
    expect(knownDevice(secret, 'ada@example.com', wrong)).toBeUndefined();
});

it('is a cookie that no script reads and no other host gets', () => {
  expect(makeDeviceCookie(secret, 'ada@example.com')).toMatch(
    /^__Host-blazon\.device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});
