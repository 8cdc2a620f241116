import type { Notice, Problems } from '../check.ts';
import { problemsFrom } from '../run-tool.ts';
import { findTool } from './external-tool.ts';

const file = 'deploy/Containerfile';

/** Exceptions are comments in the file, each above the line it applies to. */
export async function checkContainerfile(root: string, notice: Notice): Promise<Problems> {
  const hadolint = findTool('hadolint', `${file} was not linted`, notice);
  if (hadolint === undefined) return [];
  return problemsFrom(await hadolint(['--no-color', '--failure-threshold', 'style', file], root), file);
}
