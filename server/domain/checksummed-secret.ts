const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 30;
const checksumLength = 6;

/**
 * Generates a prefix, 30 random base62 characters and 6 characters of checksum. The checksum rejects a mistyped
 * secret without a database query. `randomBelow(n)` must return an unpredictable integer from 0 to n - 1.
 */
export function generateSecret(prefix: string, randomBelow: (limit: number) => number): string {
  let secret = prefix;
  for (let count = 0; count < randomLength; count += 1) secret += alphabet[randomBelow(alphabet.length)];
  return secret + computeChecksum(secret);
}

export function hasChecksum(secret: string): boolean {
  return computeChecksum(secret.slice(0, -checksumLength)) === secret.slice(-checksumLength);
}

function computeChecksum(text: string): string {
  let rest = computeCrc32(text);
  let digits = '';
  for (let count = 0; count < checksumLength; count += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Computes the same CRC-32 as ZIP and Ethernet. Secrets are ASCII, so each character is one byte. */
function computeCrc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
