import { describe, expect, it } from 'vitest';
import { PATTERNS } from './patterns.ts';
import { readBlazon } from './read-blazon.ts';
import { LANGUAGE_VERSION, upgradeStoredBlazon } from './versions.ts';

/**
 * Upgrades of an imagined later engine: version 2 renames the gap of a lockup to `space`, version 3 numbers the
 * backgrounds.
 */
const upgrades = {
  1: ({ gap, ...rest }: Record<string, unknown>) => ({ ...rest, space: gap }),
  2: (stored: Record<string, unknown>) => ({ ...stored, ground: stored['ground'] === 'dark' ? 1 : 0 }),
};

describe('stored blazons', () => {
  it('of the newest version stay unchanged and can be read', () => {
    const reading = readBlazon(PATTERNS[0]?.written);
    const stored: unknown = JSON.parse(JSON.stringify(reading.ok ? reading.blazon : null));
    const upgraded = upgradeStoredBlazon(stored);
    expect(upgraded).toEqual({ ok: true, value: stored });
    expect(readBlazon(upgraded.ok ? upgraded.value : null)).toEqual(reading);
    expect(LANGUAGE_VERSION).toBe(1);
  });

  it('of an older version pass through every upgrade', () => {
    const stored = { blazon: 1, gap: 4, ground: 'dark', other: true };
    expect(upgradeStoredBlazon(stored, upgrades, 3)).toEqual({
      ok: true,
      value: { blazon: 3, space: 4, ground: 1, other: true },
    });
    expect(stored).toEqual({ blazon: 1, gap: 4, ground: 'dark', other: true });
  });

  it.each([
    [null, /is an object/],
    [{}, /names the version/],
    [{ blazon: '1' }, /names the version/],
    [{ blazon: 9 }, /newer than this engine/],
  ])('that are invalid are rejected: %j', (stored, problem) => {
    const upgraded = upgradeStoredBlazon(stored, upgrades, 3);
    expect(upgraded.ok ? '' : upgraded.problem).toMatch(problem);
  });

  it('of a version without an upgrade are rejected', () => {
    expect(upgradeStoredBlazon({ blazon: 1 }, {}, 2)).toEqual({
      ok: false,
      problem: 'there is no way on from version 1',
    });
  });
});
