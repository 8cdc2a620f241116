import { join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { createConfigurationPage } from './configuration-page.ts';
import { createChartSettingsSchema, createConfigurationSchema } from './configuration-schema.ts';
import { listDocumentedGroups } from './documented-settings.ts';
import { createExampleEnvironment } from './example-environment.ts';

const chartSchema = 'deploy/helm/blazon/values.schema.json';

/** Returns the text of every generated file about settings, by path. */
export function createGeneratedFiles(root: string): ReadonlyMap<string, string> {
  const groups = listDocumentedGroups();
  const chart = JSON.parse(read(root, chartSchema) ?? '{}') as { $defs?: object };
  return new Map([
    ['docs/configuration.md', createConfigurationPage(groups)],
    ['deploy/configuration.schema.json', asJson(createConfigurationSchema(groups))],
    ['deploy/example.env', createExampleEnvironment(groups)],
    // Only `$defs.settings` is generated; the rest of this file is written by hand.
    [
      chartSchema,
      asJson({ ...chart, $defs: { ...chart.$defs, settings: createChartSettingsSchema(groups) } }),
    ],
  ]);
}

/** Returns the paths of committed files that differ from the generated text. */
export function findOutdatedFiles(root: string): readonly string[] {
  return [...createGeneratedFiles(root)]
    .filter(([path, text]) => read(root, path) !== text)
    .map(([path]) => path);
}

function read(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function asJson(value: object) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
