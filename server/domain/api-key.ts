import type { Environment } from './environment.ts';

/**
 * `sk_test_` or `sk_live_`, the marker `bz_`, 30 random base62 characters and 6 of checksum. The marker keeps other
 * vendors' secret scanners from matching our keys; the checksum rejects a mistyped key without a look-up.
 */
const prefixes: Record<Environment, string> = { live: 'sk_live_bz_', sandbox: 'sk_test_bz_' };
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^sk_(?:live|test)_bz_[0-9A-Za-z]{36}$/;
const randomLength = 30;
const checksumLength = 6;

/** Generates a key. `randomBelow(n)` returns an unpredictable integer from 0 to n - 1. */
export function generateApiKey(environment: Environment, randomBelow: (limit: number) => number): string {
  let secret = prefixes[environment];
  for (let count = 0; count < randomLength; count += 1) secret += alphabet[randomBelow(alphabet.length)];
  return secret + checksum(secret);
}

export function isWellFormedApiKey(key: string): boolean {
  return shape.test(key) && checksum(key.slice(0, -checksumLength)) === key.slice(-checksumLength);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let count = 0; count < checksumLength; count += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** CRC-32 as in zip and Ethernet; keys are ASCII, so a character is a byte. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
