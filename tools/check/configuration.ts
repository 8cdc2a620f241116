/**
 * Checks that the documented settings are those that the code reads, and that no deployment file names an unknown
 * setting.
 */
import { isValueOfChart } from '../configuration/configuration-schema.ts';
import { findSettingDifferences, listDocumentedGroups } from '../configuration/documented-settings.ts';
import { findOutdatedFiles } from '../configuration/generated-files.ts';
import { findSettingsInUse } from '../configuration/read-settings.ts';
import type { Check, ProblemList } from './check.ts';
import { lineNumberAt } from './markdown.ts';
import { readText, listRepositoryFiles } from './repository.ts';

export const configuration: Check = {
  name: 'configuration',
  run: async (root) => [
    ...findSettingDifferences(),
    ...findOutdatedFiles(root).map((path) => `${path} is out of date: run \`npm run configuration\``),
    ...findUnknownSettings(root),
    ...findUnreachableSettings(root),
  ],
};

/** Settings that only tools and the demo receiver read, not a process of the service. */
const settingsOfTools = ['BLAZON_DATA', 'BLAZON_RECEIVER_ADDRESS', 'BLAZON_SERVICES'];

/** Finds misspelt settings in deployment files; a process would silently ignore them. */
function findUnknownSettings(root: string): ProblemList {
  const known = new Set([...findSettingsInUse().keys(), ...settingsOfTools]);
  return listRepositoryFiles(root)
    .filter((file) => file.startsWith('deploy/'))
    .flatMap((file) => {
      const text = readText(root, file);
      return [...text.matchAll(/\bBLAZON_[A-Z0-9_]*[A-Z0-9]\b/g)]
        .filter(([name]) => !known.has(name))
        .map(({ 0: name, index }) => `${file}:${lineNumberAt(text, index)}: no process reads ${name}`);
    });
}

/** Finds settings that users of the chart cannot set: they are not chart values, and no template or image sets them. */
function findUnreachableSettings(root: string): ProblemList {
  const setBy = listRepositoryFiles(root).filter((file) =>
    /^deploy\/(Containerfile$|helm\/blazon\/templates\/)/.test(file),
  );
  if (setBy.length === 0) return [];
  const text = setBy.map((file) => readText(root, file)).join('\n');
  return listDocumentedGroups()
    .flatMap(({ settings }) => settings)
    .filter((setting) => !isValueOfChart(setting) && !new RegExp(`\\b${setting.name}\\b`).test(text))
    .map(({ name }) => `deploy/helm/blazon: ${name} cannot be set: name it in a template`);
}
