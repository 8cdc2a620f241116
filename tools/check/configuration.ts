/** The settings reference matches what the code reads, and no deployment file names an unknown setting. */
import { isValueOfChart } from '../configuration/configuration-schema.ts';
import { differences, documentedGroups } from '../configuration/documented-settings.ts';
import { outdatedFiles } from '../configuration/generated-files.ts';
import { settingsRead } from '../configuration/read-settings.ts';
import type { Check, Problems } from './check.ts';
import { lineAt } from './markdown.ts';
import { readText, repositoryFiles } from './repository.ts';

export const configuration: Check = {
  name: 'configuration',
  run: async (root) => [
    ...differences(),
    ...outdatedFiles(root).map((path) => `${path} is out of date: run \`npm run configuration\``),
    ...unknownSettings(root),
    ...unreachableSettings(root),
  ],
};

/** Read by other programs beside the service. */
const ofTools = ['BLAZON_DATA', 'BLAZON_RECEIVER_ADDRESS', 'BLAZON_SERVICES'];

/** A process ignores a misspelt variable, so it is caught here. */
function unknownSettings(root: string): Problems {
  const known = new Set([...settingsRead().keys(), ...ofTools]);
  return repositoryFiles(root)
    .filter((file) => file.startsWith('deploy/'))
    .flatMap((file) => {
      const text = readText(root, file);
      return [...text.matchAll(/\bBLAZON_[A-Z0-9_]*[A-Z0-9]\b/g)]
        .filter(([name]) => !known.has(name))
        .map(({ 0: name, index }) => `${file}:${lineAt(text, index)}: no process reads ${name}`);
    });
}

/** A setting that is no chart value must be set by the templates or the image; otherwise nobody could set it. */
function unreachableSettings(root: string): Problems {
  const setBy = repositoryFiles(root).filter((file) =>
    /^deploy\/(Containerfile$|helm\/blazon\/templates\/)/.test(file),
  );
  if (setBy.length === 0) return [];
  const text = setBy.map((file) => readText(root, file)).join('\n');
  return documentedGroups()
    .flatMap(({ settings }) => settings)
    .filter((setting) => !isValueOfChart(setting) && !new RegExp(`\\b${setting.name}\\b`).test(text))
    .map(({ name }) => `deploy/helm/blazon: ${name} cannot be set: name it in a template`);
}
