import { expect } from 'vitest';
import { copyFromRepository, createFixtureRepository } from '../fixture-repository.ts';
import { repositoryFiles, repositoryRoot } from '../repository.ts';

const files = copyFromRepository(
  ...repositoryFiles(repositoryRoot).filter(
    (file) => /^deploy\/(container|helm|systemd)\//.test(file) || file.startsWith('server/processes/'),
  ),
  'deploy/compose.yaml',
  'deploy/Containerfile',
);
// The other values take time and find nothing more here.
delete files['deploy/helm/blazon/ci/smallest-values.yaml'];

export type Change = readonly [path: string, pattern: string | RegExp, replacement: string];

/** This repository's deployment, after these changes. */
export function treeAfter(...changes: readonly Change[]): string {
  const changed: Record<string, string> = { 'docs/self-hosting.md': '', ...files };
  for (const [path, pattern, replacement] of changes) {
    const before = changed[path] ?? '';
    changed[path] = before.replace(pattern, replacement);
    expect(changed[path]).not.toBe(before);
  }
  return createFixtureRepository(changed);
}
