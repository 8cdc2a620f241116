import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readText, repositoryRoot } from './repository.ts';

/** Creates a temporary repository with these files, on which a test runs a check. It is deleted after the test. */
export function createFixtureRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'blazon-check-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Returns the contents of files of this repository by path, for `createFixtureRepository`. */
export function copyFromRepository(...paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, readText(repositoryRoot, path)]));
}

/** Makes `node_modules/<name>` of a fixture repository a link to `target`, by default the installed package. */
export function linkPackage(
  root: string,
  name: string,
  target = join(repositoryRoot, 'node_modules', name),
): void {
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(target, link);
}
