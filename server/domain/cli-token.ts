import { generateSecret, hasChecksum } from './checksummed-secret.ts';

const tokenPrefix = 'bz_cli_';
const tokenPattern = /^bz_cli_[0-9A-Za-z]{36}$/;
const bearerPattern = /^Bearer +(bz_cli_\S{1,100})$/i;

/** Generates the token of a CLI login. It has the format of an API key, with a different prefix. */
export function generateCliToken(randomBelow: (limit: number) => number): string {
  return generateSecret(tokenPrefix, randomBelow);
}

export function isWellFormedCliToken(token: string): boolean {
  return tokenPattern.test(token) && hasChecksum(token);
}

/**
 * Returns the token in an `Authorization` header, even if the token is malformed. Returns undefined if the header
 * contains something else.
 */
export function readCliToken(authorization: string): string | undefined {
  return bearerPattern.exec(authorization)?.[1];
}
