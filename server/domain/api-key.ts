import { generateSecret, hasChecksum } from './checksummed-secret.ts';
import type { Environment } from './environment.ts';

/**
 * A key is `sk_test_` or `sk_live_`, the marker `bz_`, 30 random base62 characters and 6 characters of checksum. The
 * marker prevents other vendors' secret scanners from matching our keys. The checksum rejects a mistyped key without
 * a database query.
 */
const prefixByEnvironment: Record<Environment, string> = { live: 'sk_live_bz_', sandbox: 'sk_test_bz_' };
const keyPattern = /^sk_(?:live|test)_bz_[0-9A-Za-z]{36}$/;

/** Generates a key. `randomBelow(n)` returns an unpredictable integer from 0 to n - 1. */
export function generateApiKey(environment: Environment, randomBelow: (limit: number) => number): string {
  return generateSecret(prefixByEnvironment[environment], randomBelow);
}

export function isWellFormedApiKey(key: string): boolean {
  return keyPattern.test(key) && hasChecksum(key);
}
