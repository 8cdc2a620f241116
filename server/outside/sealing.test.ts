import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from './sealing.ts';

const key = randomBytes(32).toString('base64');
const sealer = createSealer(key);
/** Not ours to open, or not sealed by us. */
const refused = /unable to authenticate|unknown way/;

test('what is sealed opens again, and looks different each time', () => {
  const [first, second] = [sealer.seal('ws_a', 'whsec_abc'), sealer.seal('ws_a', 'whsec_abc')];
  expect(createSealer(key).open('ws_a', first)).toBe('whsec_abc');
  expect(first.equals(second)).toBe(false);
  expect(first.includes('whsec')).toBe(false);
});

test('it opens for no other owner, under no other key, and not when a single bit was changed', () => {
  const sealed = sealer.seal('ws_a', 'whsec_abc');
  expect(() => sealer.open('ws_b', sealed)).toThrow(refused);
  expect(() => createSealer(randomBytes(32).toString('base64')).open('ws_a', sealed)).toThrow(refused);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => sealer.open('ws_a', changed)).toThrow(refused);
  }
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => sealer.open('ws_a', sealed.subarray(0, length))).toThrow(refused);
});
