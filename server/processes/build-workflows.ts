/** `npm run build:workflows -- <file>` writes the workflow bundle. Set BLAZON_WORKFLOW_BUNDLE to that file. */
import { writeWorkflowBundle } from './workflow-bundle.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: npm run build:workflows -- <file>\n');
  process.exitCode = 2;
} else {
  await writeWorkflowBundle(file);
}
