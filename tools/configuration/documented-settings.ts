import { type Setting, settingGroups } from '../../server/config/settings.ts';
import { type SettingInUse, findSettingsInUse } from './read-settings.ts';

/** A setting that the code reads, with its explanation from server/config/settings.ts. */
export type DocumentedSetting = SettingInUse & Setting;

export interface DocumentedGroup {
  readonly title: string;
  readonly about: string;
  readonly settings: readonly DocumentedSetting[];
}

/** Lists groups in the order of server/config/settings.ts, without settings that no code reads. */
export function listDocumentedGroups(): readonly DocumentedGroup[] {
  const read = findSettingsInUse();
  return settingGroups.map(({ title, about, settings }) => ({
    title,
    about,
    settings: Object.entries(settings).flatMap(([name, setting]) => {
      const found = read.get(name);
      return found === undefined ? [] : [{ ...found, ...setting }];
    }),
  }));
}

/** Finds settings that are read but not explained, explained but not read, or explained twice. */
export function findSettingDifferences(): readonly string[] {
  const read = new Set(findSettingsInUse().keys());
  const explained = settingGroups.flatMap(({ settings }) => Object.keys(settings));
  return [
    ...[...read]
      .filter((name) => !explained.includes(name))
      .map((name) => `server/config/settings.ts: ${name} is read but not explained`),
    ...explained
      .filter((name) => !read.has(name))
      .map((name) => `server/config/settings.ts: ${name} is explained but nothing reads it`),
    ...explained
      .filter((name, index) => explained.indexOf(name) !== index)
      .map((name) => `server/config/settings.ts: ${name} is explained twice`),
  ];
}

/** Describes a default: a constant in backticks, a computed one in words. */
export function describeDefault(setting: DocumentedSetting): string {
  if (setting.usually !== undefined) return setting.usually;
  if (setting.fallback !== undefined) return `\`${setting.fallback}\``;
  return hasNoDefault(setting) ? 'must be set' : 'none';
}

/** Only the readers `text` and `url` require a value if they have no fallback. */
function hasNoDefault({ kind }: SettingInUse) {
  return kind === 'text' || kind === 'url';
}
