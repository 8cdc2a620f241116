import { expect } from 'vitest';
import { copyFromRepository, createFixtureRepository } from '../fixture-repository.ts';
import { listRepositoryFiles, repositoryRoot } from '../repository.ts';

const deploymentFiles = copyFromRepository(
  ...listRepositoryFiles(repositoryRoot).filter(
    (file) => /^deploy\/(container|helm|systemd)\//.test(file) || file.startsWith('server/processes/'),
  ),
  'deploy/compose.yaml',
  'deploy/Containerfile',
);
// One set of chart values is enough for these tests, and each takes time to render.
delete deploymentFiles['deploy/helm/blazon/ci/smallest-values.yaml'];

export type FileChange = readonly [path: string, pattern: string | RegExp, replacement: string];

/** Writes this repository's deployment files to a fixture repository, with the changes applied. */
export function createChangedDeployment(...changes: readonly FileChange[]): string {
  const changed: Record<string, string> = { 'docs/self-hosting.md': '', ...deploymentFiles };
  for (const [path, pattern, replacement] of changes) {
    const before = changed[path] ?? '';
    changed[path] = before.replace(pattern, replacement);
    expect(changed[path]).not.toBe(before);
  }
  return createFixtureRepository(changed);
}
