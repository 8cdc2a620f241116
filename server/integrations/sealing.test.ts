import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer, readSealedKeyId, deriveSealingKeyId } from './sealing.ts';

const key = randomBytes(32).toString('base64');
const sealer = createSealer(key);
/** The errors for values that cannot be decrypted or that we did not encrypt. */
const refusalPattern = /unable to authenticate|unknown format|unknown key/;

test('encryption is reversible, and its result differs each time', () => {
  const [first, second] = [sealer.seal('ws_a', 'whsec_abc'), sealer.seal('ws_a', 'whsec_abc')];
  expect(createSealer(key).open('ws_a', first)).toBe('whsec_abc');
  expect(first.equals(second)).toBe(false);
  expect(first.includes('whsec')).toBe(false);
});

test('a value cannot be decrypted for another owner, with another key or after a bit has changed', () => {
  const sealed = sealer.seal('ws_a', 'whsec_abc');
  expect(() => sealer.open('ws_b', sealed)).toThrow(refusalPattern);
  expect(() => createSealer(randomBytes(32).toString('base64')).open('ws_a', sealed)).toThrow(refusalPattern);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => sealer.open('ws_a', changed)).toThrow(refusalPattern);
  }
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => sealer.open('ws_a', sealed.subarray(0, length))).toThrow(refusalPattern);
});

test('a sealer with two keys decrypts the values of both, and each value names the key that encrypted it', () => {
  const next = randomBytes(32).toString('base64');
  const before = createSealer(key, [next]);
  const after = createSealer(next, [key]);
  const [byOld, byNew] = [before.seal('ws_a', 'whsec_old'), after.seal('ws_a', 'whsec_new')];
  expect([readSealedKeyId(byOld), readSealedKeyId(byNew)]).toEqual([
    deriveSealingKeyId(key),
    deriveSealingKeyId(next),
  ]);
  for (const reader of [before, after]) {
    expect(reader.open('ws_a', byOld)).toBe('whsec_old');
    expect(reader.open('ws_a', byNew)).toBe('whsec_new');
  }
  expect(() => createSealer(next).open('ws_a', byOld)).toThrow(
    `The value was sealed with an unknown key: ${deriveSealingKeyId(key)}.`,
  );
  expect(byNew.subarray(0, after.currentHeader.length).equals(after.currentHeader)).toBe(true);
});

test('a value in the old format, which names no key, is decrypted with whichever key fits', () => {
  const nonce = randomBytes(12);
  const encryption = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce).setAAD(
    Buffer.from('ws_a'),
  );
  const ciphertext = Buffer.concat([encryption.update('whsec_abc', 'utf8'), encryption.final()]);
  const sealed = Buffer.concat([Buffer.of(1), nonce, encryption.getAuthTag(), ciphertext]);
  const next = randomBytes(32).toString('base64');
  expect(readSealedKeyId(sealed)).toBeUndefined();
  expect(createSealer(key).open('ws_a', sealed)).toBe('whsec_abc');
  expect(createSealer(next, [key]).open('ws_a', sealed)).toBe('whsec_abc');
  expect(() => createSealer(next).open('ws_a', sealed)).toThrow(refusalPattern);
  expect(() => createSealer(key).open('ws_b', sealed)).toThrow(refusalPattern);
});
