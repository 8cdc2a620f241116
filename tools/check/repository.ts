import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Folders with installed packages, build results or caches. */
const ignoredFolders = new Set(['node_modules', 'coverage', 'dist', '__pycache__']);
const includedHiddenFolders = new Set(['.github']);

/** Lists our files under `root` as sorted relative paths with forward slashes. */
export function listRepositoryFiles(root: string, folder = ''): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) found.push(path);
    else if (entry.isDirectory() && isOurFolder(entry.name)) found.push(...listRepositoryFiles(root, path));
  }
  return found.toSorted();
}

function isOurFolder(folderName: string): boolean {
  if (ignoredFolders.has(folderName)) return false;
  return !folderName.startsWith('.') || includedHiddenFolders.has(folderName);
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export interface PackageManifest {
  readonly name?: string;
  readonly license?: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Reads the root's package.json and those of its npm workspaces. */
export function readPackageManifests(root: string): { path: string; manifest: PackageManifest }[] {
  const manifest = readManifest(root, 'package.json');
  const paths = (manifest.workspaces ?? []).map((workspace) => `${workspace}/package.json`);
  return [
    { path: 'package.json', manifest },
    ...paths.map((path) => ({ path, manifest: readManifest(root, path) })),
  ];
}

export function readManifest(root: string, path: string): PackageManifest {
  return JSON.parse(readText(root, path)) as PackageManifest;
}
