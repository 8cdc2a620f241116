import { generateSecret, hasChecksum } from './checksummed-secret.ts';

const prefix = 'bz_cli_';
const shape = /^bz_cli_[0-9A-Za-z]{36}$/;
const bearer = /^Bearer +(bz_cli_\S{1,100})$/i;

/** The token of a CLI login: like an API key, with its own prefix. */
export function generateCliToken(randomBelow: (limit: number) => number): string {
  return generateSecret(prefix, randomBelow);
}

export function isWellFormedCliToken(token: string): boolean {
  return shape.test(token) && hasChecksum(token);
}

/** The token in an `Authorization` header, well-formed or not; undefined when it holds something else. */
export function cliTokenIn(authorization: string): string | undefined {
  return bearer.exec(authorization)?.[1];
}
