/** `npm run configuration` writes the generated files about settings, from the code that reads the settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDifferences } from './configuration/documented-settings.ts';
import { createGeneratedFiles } from './configuration/generated-files.ts';
import { checkout } from './services/paths.ts';

const problems = findDifferences();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  for (const [path, text] of createGeneratedFiles(checkout)) writeFileSync(join(checkout, path), text);
}
