import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readText, repositoryRoot } from './repository.ts';

/** A small repository with these files, to test a check. It is deleted after the test. */
export function createFixtureRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'blazon-check-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** `path` of this repository, linked into a temporary tree: tests use the real rules. */
export function copyFromRepository(...paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, readText(repositoryRoot, path)]));
}

/** Links an installed package, or a folder of the tree, as `node_modules/<name>`. */
export function linkPackage(
  root: string,
  name: string,
  target = join(repositoryRoot, 'node_modules', name),
): void {
  const place = join(root, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place);
}
