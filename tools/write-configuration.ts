/** `npm run configuration` writes the settings reference, from the code that reads them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDifferences } from './configuration/documented-settings.ts';
import { generatedFiles } from './configuration/generated-files.ts';
import { checkout } from './services/paths.ts';

const problems = findDifferences();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  for (const [path, text] of generatedFiles(checkout)) writeFileSync(join(checkout, path), text);
}
