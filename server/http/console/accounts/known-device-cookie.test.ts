import { expect, it } from 'vitest';
import { deviceCookieName, findKnownDevice, makeDeviceCookie } from './known-device-cookie.ts';

const secret = 'a secret of the console';
const secrets = { current: secret, forReading: [] };
function createCookie(email: string): string {
  return makeDeviceCookie(secret, email).split(';')[0] ?? '';
}

it('the cookie identifies a device for one e-mail address only', () => {
  const cookie = `other=1; ${createCookie('ada@example.com')}; more=2`;
  expect(findKnownDevice(secrets, 'Ada@Example.com', cookie)).toMatch(/^[\w-]{22}$/);
  expect(findKnownDevice(secrets, 'grace@example.com', cookie)).toBeUndefined();
  expect(
    findKnownDevice({ current: 'another secret', forReading: [] }, 'ada@example.com', cookie),
  ).toBeUndefined();
});

it('a device is recognised after a change of secret, as long as the previous secret is accepted', () => {
  const cookie = createCookie('ada@example.com');
  const changed = { current: 'the next secret', forReading: [secret] };
  expect(findKnownDevice(changed, 'ada@example.com', cookie)).toMatch(/^[\w-]{22}$/);
});

it('a modified, truncated or forged cookie is rejected', () => {
  const cookie = createCookie('ada@example.com');
  const flipped = cookie.at(-1) === 'A' ? 'B' : 'A';
  for (const wrong of [
    '',
    `${deviceCookieName}=`,
    cookie.slice(0, -1),
    `${cookie.slice(0, -2)}${flipped}${flipped}`,
    `x${cookie}`,
    `${cookie}x`,
  ])
    expect(findKnownDevice(secrets, 'ada@example.com', wrong)).toBeUndefined();
});

it('the cookie is HttpOnly and limited to its host', () => {
  expect(makeDeviceCookie(secret, 'ada@example.com')).toMatch(
    /^__Host-blazon\.device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});
