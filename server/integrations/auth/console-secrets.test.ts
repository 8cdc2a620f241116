import { createHmac, randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import {
  type ConsoleSecrets,
  secretVersion,
  versionedSecrets,
  resignCookies,
  resignRequest,
} from './console-secrets.ts';
import { createSecondFactorSealer } from './second-factors.ts';

const [old, next, foreign] = [1, 2, 3].map(() => randomBytes(32).toString('base64')) as [
  string,
  string,
  string,
];
const bothSecrets: ConsoleSecrets = { current: next, forReading: [old] };
function computeHmac(secret: string, value: string, encoding: 'base64' | 'base64url') {
  return createHmac('sha256', secret).update(value).digest(encoding);
}

function createSignedCookie(secret: string) {
  return `__Host-blazon.session_token=${encodeURIComponent(`a.token.${computeHmac(secret, 'a.token', 'base64')}`)}`;
}

function readCookies(headers: Headers) {
  return headers.get('cookie');
}

test('cookies signed with a previous secret are re-signed with the current one', () => {
  const renew = (original: string, secrets = bothSecrets) =>
    readCookies(resignCookies(secrets, new Headers({ cookie: original })));
  expect(renew(`theme=dark; ${createSignedCookie(old)}`)).toBe(`theme=dark; ${createSignedCookie(next)}`);
  // A value without one of our signatures is passed on unchanged, and the library rejects it.
  for (const original of [
    createSignedCookie(next),
    createSignedCookie(foreign),
    createSignedCookie(old).replace('session_token', 'session.token'),
    createSignedCookie(old).replace('a.token', 'b.token'),
    '__Host-blazon.session_token=%',
    '__Host-blazon.session_token=',
    '__Host-blazon.device=x.y',
  ])
    expect(renew(original), `at ${original}`).toBe(original);
  const single = { current: next, forReading: [] };
  expect(renew(createSignedCookie(old), single)).toBe(createSignedCookie(old));
});

test('address confirmation links are re-signed too, and no other parameter changes', async () => {
  const token = (secret: string) => `aGVhZA.Ym9keQ.${computeHmac(secret, 'aGVhZA.Ym9keQ', 'base64url')}`;
  const renew = (original: string) =>
    new URL(
      resignRequest(bothSecrets, new Request(`https://a.example/auth/verify-email?token=${original}`)).url,
    ).searchParams.get('token');
  expect(renew(token(old))).toBe(token(next));
  for (const original of [token(next), token(foreign), 'a-magic-link', 'a.b', ''])
    expect(renew(original)).toBe(original);
  const body = JSON.stringify({ email: 'ada@example.com' });
  const posted = new Request('https://a.example/auth/sign-in/email', {
    method: 'POST',
    body,
    headers: { cookie: createSignedCookie(old) },
  });
  const renewed = resignRequest(bothSecrets, posted);
  expect([renewed.method, await renewed.text(), readCookies(renewed.headers)]).toEqual([
    'POST',
    body,
    createSignedCookie(next),
  ]);
});

test('each secret has its own version, which is the same in every process', () => {
  expect(versionedSecrets(bothSecrets)).toEqual([
    { version: secretVersion(next), value: next },
    { version: secretVersion(old), value: old },
  ]);
  expect(secretVersion(old)).not.toBe(secretVersion(next));
  // A secret that is configured twice counts once.
  expect(versionedSecrets({ current: next, forReading: [next] })).toHaveLength(1);
});

test('second factors are re-encrypted with the current secret, whether or not they state a version', async () => {
  const createKeys = (secret: string) => ({
    keys: new Map([[secretVersion(secret), secret]]),
    currentVersion: secretVersion(secret),
  });
  const sealer = createSecondFactorSealer(bothSecrets);
  const data = 'JBSWY3DPEHPK3PXP';
  const before = {
    marked: await symmetricEncrypt({ key: createKeys(old), data }),
    unmarked: await symmetricEncrypt({ key: old, data }),
    current: await symmetricEncrypt({ key: createKeys(next), data }),
  };
  for (const [kind, value] of Object.entries(before)) {
    const resealed = await sealer.reseal(value);
    expect(resealed.startsWith(sealer.currentPrefix), `of ${kind}`).toBe(true);
    expect(await symmetricDecrypt({ key: createKeys(next), data: resealed }), `of ${kind}`).toBe(data);
  }
  for (const key of [createKeys(foreign), foreign])
    await expect(sealer.reseal(await symmetricEncrypt({ key, data }))).rejects.toThrow(
      /not found|invalid|Cannot decrypt/,
    );
});
