/** `npm run configuration` writes the generated files about settings, from the code that reads the settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSettingDifferences } from './configuration/documented-settings.ts';
import { createGeneratedFiles } from './configuration/generated-files.ts';
import { checkoutFolder } from './services/paths.ts';

const problems = findSettingDifferences();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  for (const [path, text] of createGeneratedFiles(checkoutFolder))
    writeFileSync(join(checkoutFolder, path), text);
}
