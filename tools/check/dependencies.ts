/**
 * Checks that docs/dependencies.md gives a reason for every direct dependency, and that every package used in
 * production has an accepted licence.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, ProblemList } from './check.ts';
import { isAllowedLicence } from './licences.ts';
import { type PackageManifest, readPackageManifests, readManifest, readText } from './repository.ts';

const dependenciesPage = 'docs/dependencies.md';

export const dependencies: Check = {
  name: 'dependencies',
  run: async (root) => {
    if (!existsSync(join(root, dependenciesPage))) return [`${dependenciesPage} is missing`];
    const [reasons = '', exceptions = ''] = readText(root, dependenciesPage).split(
      /^## Licence exceptions$/m,
    );
    return [
      ...findUnexplainedDependencies(root, parseTableRows(reasons)),
      ...findForbiddenLicences(root, parseTableRows(exceptions)),
    ];
  },
};

/** Rows of the form: | `package` | licence | reason | */
function parseTableRows(text: string): Map<string, { licence: string; reason: string }> {
  const rows = text.matchAll(/^\|\s*`([^`]+)`\s*\|\s*([^|]*?)\s*\|\s*([^|]*?)\s*\|/gm);
  return new Map([...rows].map(([, name = '', licence = '', reason = '']) => [name, { licence, reason }]));
}

function findUnexplainedDependencies(root: string, listed: ReturnType<typeof parseTableRows>): ProblemList {
  const named = listDirectDependencies(root);
  const problems: string[] = [];
  for (const [name, manifestPath] of named) {
    const row = listed.get(name);
    const licence = readInstalledLicence(root, findInstalledPath(root, name, manifestPath), row?.licence);
    if (row === undefined)
      problems.push(`${manifestPath} names ${name}; ${dependenciesPage} does not say why`);
    else if (row.reason === '') problems.push(`${dependenciesPage}: ${name} has no reason`);
    else if (row.licence !== licence)
      problems.push(`${dependenciesPage}: ${name} is under ${licence}, not ${row.licence}`);
  }
  for (const name of listed.keys()) {
    if (!named.has(name)) problems.push(`${dependenciesPage} lists ${name}, which no package.json names`);
  }
  return problems;
}

function listDirectDependencies(root: string): Map<string, string> {
  const manifests = readPackageManifests(root);
  const ours = new Set(manifests.map(({ manifest }) => manifest.name));
  const named = manifests.flatMap(({ path, manifest }) =>
    listDependencyNames(manifest).map((name): [string, string] => [name, path]),
  );
  return new Map(named.filter(([name]) => !ours.has(name)));
}

function listDependencyNames({
  dependencies: direct,
  devDependencies,
  optionalDependencies,
}: PackageManifest): string[] {
  return Object.keys({ ...direct, ...devDependencies, ...optionalDependencies });
}

/** npm installs a package in the folder of one workspace only if that workspace needs a different version. */
function findInstalledPath(root: string, name: string, manifestPath: string): string {
  const ownCopy = manifestPath.replace(/package\.json$/, `node_modules/${name}`);
  return existsSync(join(root, ownCopy)) ? ownCopy : `node_modules/${name}`;
}

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }>
  >;
}

/** Ignores development dependencies, because we do not redistribute them. */
function findForbiddenLicences(root: string, exceptions: ReturnType<typeof parseTableRows>): ProblemList {
  const { packages } = JSON.parse(readText(root, 'package-lock.json')) as Lockfile;
  const inProduction = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.dev !== true && entry.link !== true,
  );
  if (inProduction.length === 0) return ['package-lock.json lists no production package'];
  return inProduction.flatMap(([path, entry]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = readInstalledLicence(root, path, entry.license);
    if (isAllowedLicence(licence) || exceptions.get(name)?.licence === licence) return [];
    return [
      `${name} runs with the service under "${licence}", which is neither allowed nor an exception in ${dependenciesPage}`,
    ];
  });
}

/** Returns `fallback` for a package that is not installed, such as one for another platform. */
function readInstalledLicence(root: string, path: string, fallback = 'none'): string {
  if (!existsSync(join(root, path, 'package.json'))) return fallback;
  return readManifest(root, `${path}/package.json`).license ?? 'none';
}
