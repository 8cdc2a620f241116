// Upgrades stored blazons to the newest version of the language. Each blazon names the version in which it was written,
// and each upgrade leads from one version to the next. read-blazon.ts then reads the result.

import { isRecord } from './read-arguments.ts';

export const LANGUAGE_VERSION = 1;

/** The upgrade from version `n` to `n + 1` has the key `n`. An upgrade must keep fields that it does not know. */
type UpgradesByVersion = Readonly<
  Record<number, (stored: Record<string, unknown>) => Record<string, unknown>>
>;

const UPGRADES_BY_VERSION: UpgradesByVersion = {};

export type UpgradeResult = { ok: true; value: Record<string, unknown> } | { ok: false; problem: string };

/** Upgrades a stored blazon to the newest version. Only tests pass `upgrades` and `newest`. */
export const upgradeStoredBlazon = (
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
