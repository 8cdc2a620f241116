import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger, type WorkerOptions } from '@temporalio/worker';

type WorkflowBundle = NonNullable<WorkerOptions['workflowBundle']>;

/** Bundles all workflows into the script that Temporal's workers run in their sandbox. */
async function bundleWorkflows(): Promise<{ readonly code: string }> {
  return bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('../workflows/all-workflows.ts', import.meta.url)),
    logger: new DefaultLogger('WARN'),
  });
}

/**
 * Reads the bundle from a file if one is given. Bundling takes a worker 2 to 3 s of CPU at each start, so releases
 * and tests bundle once and pass the file.
 */
export async function openWorkflowBundle(file: string | undefined): Promise<WorkflowBundle> {
  return file === undefined ? bundleWorkflows() : { codePath: file };
}

export async function writeWorkflowBundle(file: string): Promise<void> {
  const { code } = await bundleWorkflows();
  await writeFile(file, code);
}
