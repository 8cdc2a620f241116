import { type Setting, settingGroups } from '../../server/config/settings.ts';
import { type ReadSetting, findSettingsRead } from './read-settings.ts';

/** The settings that the code reads, with their meaning. */
export type DocumentedSetting = ReadSetting & Setting;

export interface DocumentedGroup {
  readonly title: string;
  readonly about: string;
  readonly settings: readonly DocumentedSetting[];
}

/** In the order of the reference; settings that are explained but never read are left out. */
export function listDocumentedGroups(): readonly DocumentedGroup[] {
  const read = findSettingsRead();
  return settingGroups.map(({ title, about, settings }) => ({
    title,
    about,
    settings: Object.entries(settings).flatMap(([name, setting]) => {
      const found = read.get(name);
      return found === undefined ? [] : [{ ...found, ...setting }];
    }),
  }));
}

/** Differences between `server/config/settings.ts` and the code that reads the environment. */
export function findDifferences(): readonly string[] {
  const read = new Set(findSettingsRead().keys());
  const explained = settingGroups.flatMap(({ settings }) => Object.keys(settings));
  return [
    ...[...read]
      .filter((name) => !explained.includes(name))
      .map((name) => `server/config/settings.ts: ${name} is read but not explained`),
    ...explained
      .filter((name) => !read.has(name))
      .map((name) => `server/config/settings.ts: ${name} is explained but nothing reads it`),
    ...explained
      .filter((name, place) => explained.indexOf(name) !== place)
      .map((name) => `server/config/settings.ts: ${name} is explained twice`),
  ];
}

/** The documented default: computed ones are described, constants are quoted. */
export function describeDefault(setting: DocumentedSetting): string {
  if (setting.usually !== undefined) return setting.usually;
  if (setting.fallback !== undefined) return `\`${setting.fallback}\``;
  return isNeeded(setting) ? 'must be set' : 'none';
}

function isNeeded({ kind }: ReadSetting) {
  return kind === 'text' || kind === 'url';
}
