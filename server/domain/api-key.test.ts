import { crc32 } from 'node:zlib';
import { constantFrom, infiniteStream, integer, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { isWellFormedApiKey, generateApiKey } from './api-key.ts';
import { environments } from './environment.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const anyKey = infiniteStream(nat()).map(
  (numbers) => (environment: 'live' | 'sandbox') =>
    generateApiKey(environment, (limit) => Number(numbers.next().value) % limit),
);
const anyEnvironment = constantFrom(...environments);

test('a key has the documented format and ends in the CRC-32 of the rest', () => {
  checkProperty(
    property(anyKey, anyEnvironment, (make, environment) => {
      const key = make(environment);
      expect(key).toMatch(
        environment === 'live' ? /^sk_live_bz_[0-9A-Za-z]{36}$/ : /^sk_test_bz_[0-9A-Za-z]{36}$/,
      );
      expect(isWellFormedApiKey(key)).toBe(true);
      const sum = key
        .slice(-6)
        .split('')
        .reduce((total, digit) => total * 62 + alphabet.indexOf(digit), 0);
      expect(sum).toBe(crc32(key.slice(0, -6)));
    }),
  );
});

test('a key with one changed character is rejected', () => {
  checkProperty(
    property(anyKey, anyEnvironment, (make, environment) => {
      const key = make(environment);
      for (let at = 0; at < key.length; at += 1) {
        for (const character of `${alphabet}_ `) {
          const changed = key.slice(0, at) + character + key.slice(at + 1);
          expect([changed, isWellFormedApiKey(changed)]).toEqual([changed, changed === key]);
        }
      }
    }),
    20,
  );
});

test('a key with missing, doubled or swapped characters is rejected', () => {
  checkProperty(
    property(anyKey, anyEnvironment, integer({ min: 0, max: 45 }), (make, environment, at) => {
      const key = make(environment);
      const [one = '', other = ''] = key.slice(at, at + 2);
      const rest = key.slice(at + 2);
      expect(isWellFormedApiKey(key.slice(0, at) + other + rest)).toBe(false);
      expect(isWellFormedApiKey(key.slice(0, at) + one + one + other + rest)).toBe(false);
      expect(isWellFormedApiKey(key.slice(0, at) + other + one + rest)).toBe(one === other);
    }),
  );
});

test('a key with extra characters before or after it is rejected', () => {
  const around = string({ unit: 'binary', minLength: 1, maxLength: 3 });
  checkProperty(
    property(anyKey, around, (make, text) => {
      const key = make('live');
      expect(isWellFormedApiKey(text + key)).toBe(false);
      expect(isWellFormedApiKey(key + text)).toBe(false);
    }),
  );
  for (const text of ['', '\n', 'sk_live_bz_']) expect(isWellFormedApiKey(text)).toBe(false);
});

test('keys use the whole alphabet', () => {
  const key = generateApiKey('live', (limit) => limit - 1);
  expect(key.slice(11, 41)).toBe('z'.repeat(30));
});
