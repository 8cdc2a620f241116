import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCliToken, generateCliToken, isWellFormedCliToken } from './cli-token.ts';
import { formatUserCode, generateUserCode, readUserCode } from './user-code.ts';

describe('CLI tokens', () => {
  it('CLI tokens differ from API keys, and a mistyped token is rejected without a database query', () => {
    const token = generateCliToken((limit) => randomInt(limit));
    expect(token).toMatch(/^bz_cli_[0-9A-Za-z]{36}$/);
    expect(isWellFormedCliToken(token)).toBe(true);
    const other = token.at(10) === 'a' ? 'b' : 'a';
    expect(isWellFormedCliToken(`${token.slice(0, 10)}${other}${token.slice(11)}`)).toBe(false);
    expect(isWellFormedCliToken(token.replace('bz_cli_', 'sk_test_bz_'))).toBe(false);
  });

  it('CLI tokens are read only from an OAuth bearer header', () => {
    expect(readCliToken('Bearer bz_cli_abc')).toBe('bz_cli_abc');
    expect(readCliToken('bearer  bz_cli_abc')).toBe('bz_cli_abc');
    for (const header of ['bz_cli_abc', 'Basic bz_cli_abc', 'Bearer sk_test_bz_abc', 'Bearer bz_cli_a b', ''])
      expect(readCliToken(header), `for ${header}`).toBeUndefined();
  });
});

describe('user codes', () => {
  it('user codes consist of eight letters, without vowels or digits', () => {
    const seen = new Set(Array.from({ length: 500 }, () => generateUserCode((limit) => randomInt(limit))));
    expect(seen.size).toBe(500);
    for (const code of seen) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
  });

  it('user codes are accepted in any case and with any separators', () => {
    expect(formatUserCode('BCDFGHJK')).toBe('BCDF-GHJK');
    for (const typed of ['BCDF-GHJK', 'bcdfghjk', ' bcdf ghjk ', 'BCDF–GHJK'])
      expect(readUserCode(typed)).toBe('BCDFGHJK');
    for (const typed of ['BCDF-GHJ', 'BCDF-GHJKL', 'ABCD-EFGH', '1234-5678', ''])
      expect(readUserCode(typed), `for ${typed}`).toBeUndefined();
  });
});
