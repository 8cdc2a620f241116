/** `npm run build:workflows -- <file>` writes the bundle that BLAZON_WORKFLOW_BUNDLE names. */
import { writeWorkflowBundle } from './workflow-bundle.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: npm run build:workflows -- <file>\n');
  process.exitCode = 2;
} else {
  await writeWorkflowBundle(file);
}
