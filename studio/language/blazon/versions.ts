// Upgrades stored blazons, which carry the version of the language they were written in. Each step turns one version
// into the next, and the reader then checks the result like any other.

import { isRecord } from './read-arguments.ts';

export const LANGUAGE_VERSION = 1;

/**
 * Upgrades by version: the one from `n` to `n + 1` has the key `n`. An upgrade never changes fields it does not know.
 */
type UpgradesByVersion = Readonly<
  Record<number, (stored: Record<string, unknown>) => Record<string, unknown>>
>;

const UPGRADES_BY_VERSION: UpgradesByVersion = {};

export type UpgradeResult = { ok: true; value: Record<string, unknown> } | { ok: false; problem: string };

/** Upgrades a stored record to the newest version; only tests pass `upgrades` and `newest`. */
export const upgradeStored = (
  stored: unknown,
  upgrades: UpgradesByVersion = UPGRADES_BY_VERSION,
  newest: number = LANGUAGE_VERSION,
): UpgradeResult => {
  if (!isRecord(stored)) return { ok: false, problem: 'a stored blazon is an object' };
  let current = stored;
  for (;;) {
    const version = current['blazon'];
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
      return { ok: false, problem: 'a stored blazon names the version of its language' };
    }
    if (version === newest) return { ok: true, value: current };
    if (version > newest) {
      return {
        ok: false,
        problem: `version ${version} is newer than this engine, which reads up to ${newest}`,
      };
    }
    const upgrade = upgrades[version];
    if (upgrade === undefined) return { ok: false, problem: `there is no way on from version ${version}` };
    current = { ...upgrade(current), blazon: version + 1 };
  }
};
