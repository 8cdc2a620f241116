import type { NoticeReporter, ProblemList } from '../check.ts';
import { readToolProblems } from '../run-tool.ts';
import { findTool } from './external-tool.ts';

const containerFile = 'deploy/Containerfile';

/** Exceptions to hadolint's rules are comments in the Containerfile. */
export async function checkContainerfile(root: string, notice: NoticeReporter): Promise<ProblemList> {
  const hadolint = findTool('hadolint', `${containerFile} was not linted`, notice);
  if (hadolint === undefined) return [];
  return readToolProblems(
    await hadolint(['--no-color', '--failure-threshold', 'style', containerFile], root),
    containerFile,
  );
}
