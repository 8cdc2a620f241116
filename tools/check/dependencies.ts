/**
 * Every direct dependency has a reason in docs/dependencies.md, and every package in production has an accepted
 * licence.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, ProblemList } from './check.ts';
import { isAllowed } from './licences.ts';
import { type PackageManifest, packageManifests, readManifest, readText } from './repository.ts';

const dependenciesPage = 'docs/dependencies.md';

export const dependencies: Check = {
  name: 'dependencies',
  run: async (root) => {
    if (!existsSync(join(root, dependenciesPage))) return [`${dependenciesPage} is missing`];
    const [reasons = '', exceptions = ''] = readText(root, dependenciesPage).split(
      /^## Licence exceptions$/m,
    );
    return [
      ...findUnexplained(root, parseTableRows(reasons)),
      ...findForbiddenLicences(root, parseTableRows(exceptions)),
    ];
  },
};

/** Rows of the form: | `package` | licence | reason | */
function parseTableRows(text: string): Map<string, { licence: string; reason: string }> {
  const rows = text.matchAll(/^\|\s*`([^`]+)`\s*\|\s*([^|]*?)\s*\|\s*([^|]*?)\s*\|/gm);
  return new Map([...rows].map(([, name = '', licence = '', reason = '']) => [name, { licence, reason }]));
}

function findUnexplained(root: string, listed: ReturnType<typeof parseTableRows>): ProblemList {
  const named = listDirectDependencies(root);
  const complaints: string[] = [];
  for (const [name, manifestPath] of named) {
    const row = listed.get(name);
    const licence = readInstalledLicence(root, findInstalledPath(root, name, manifestPath), row?.licence);
    if (row === undefined)
      complaints.push(`${manifestPath} names ${name}; ${dependenciesPage} does not say why`);
    else if (row.reason === '') complaints.push(`${dependenciesPage}: ${name} has no reason`);
    else if (row.licence !== licence)
      complaints.push(`${dependenciesPage}: ${name} is under ${licence}, not ${row.licence}`);
  }
  for (const name of listed.keys()) {
    if (!named.has(name)) complaints.push(`${dependenciesPage} lists ${name}, which no package.json names`);
  }
  return complaints;
}

function listDirectDependencies(root: string): Map<string, string> {
  const manifests = packageManifests(root);
  const ours = new Set(manifests.map(({ manifest }) => manifest.name));
  const named = manifests.flatMap(({ path, manifest }) =>
    dependencyNamesIn(manifest).map((name): [string, string] => [name, path]),
  );
  return new Map(named.filter(([name]) => !ours.has(name)));
}

function dependencyNamesIn({
  dependencies: direct,
  devDependencies,
  optionalDependencies,
}: PackageManifest): string[] {
  return Object.keys({ ...direct, ...devDependencies, ...optionalDependencies });
}

/** In the workspace's own node_modules if it has another version, otherwise at the top. */
function findInstalledPath(root: string, name: string, manifestPath: string): string {
  const beside = manifestPath.replace(/package\.json$/, `node_modules/${name}`);
  return existsSync(join(root, beside)) ? beside : `node_modules/${name}`;
}

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }>
  >;
}

/** Development dependencies never reach those who run the service, and are left out. */
function findForbiddenLicences(root: string, exceptions: ReturnType<typeof parseTableRows>): ProblemList {
  const { packages } = JSON.parse(readText(root, 'package-lock.json')) as Lockfile;
  const running = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.dev !== true && entry.link !== true,
  );
  if (running.length === 0) return ['package-lock.json shows no package that runs'];
  return running.flatMap(([path, entry]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = readInstalledLicence(root, path, entry.license);
    if (isAllowed(licence) || exceptions.get(name)?.licence === licence) return [];
    return [
      `${name} runs with the service under "${licence}", which is neither allowed nor an exception in ${dependenciesPage}`,
    ];
  });
}

/** `otherwise` for a package that is not installed here: one for another platform. */
function readInstalledLicence(root: string, path: string, otherwise = 'none'): string {
  if (!existsSync(join(root, path, 'package.json'))) return otherwise;
  return readManifest(root, `${path}/package.json`).license ?? 'none';
}
