import type { ProblemList } from '../check.ts';
import { codeFolders } from './layers.ts';

/** Names that do not say what a file contains, so that unrelated code collects in it. */
const uninformativeNames = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'base',
  'manager',
  'managers',
  'misc',
]);

/** Matches one segment of a path: `workflows`, `deliver-event.test.ts`, `openapi.v1.json`. */
const kebabCasePattern = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * Migrations, whose names migration-order.ts checks; documents in upper case, such as README.md and LICENSE; and
 * drawings of capital letters, whose names begin with the letter.
 */
const kebabCaseExemptions =
  /^server\/migrations\/|(^|\/)[A-Z]+(\.md)?$|^studio\/library\/letters\/[A-Z]-[a-z-]+\.json$/;

export function findBadFileNames(files: readonly string[]): ProblemList {
  const ours = files.filter(
    (file) => codeFolders.includes(file.split('/', 1)[0] ?? '') && file.includes('/'),
  );
  const problems = new Set<string>();
  for (const file of ours) {
    const segments = file.split('/');
    for (const [depth, segment] of segments.entries()) {
      const path = segments.slice(0, depth + 1).join('/');
      if (uninformativeNames.has(segment.replace(/\..*$/, ''))) {
        problems.add(`${path}: this name says nothing about the contents; choose one that does`);
      }
      if (!kebabCasePattern.test(segment) && !kebabCaseExemptions.test(path)) {
        problems.add(`${path}: not in kebab-case`);
      }
    }
    if (/\/index\.tsx?$/.test(file))
      problems.add(`${file}: barrel files are not allowed; import from the file that defines a thing`);
  }
  return [...problems, ...findDuplicateNames(files)];
}

/** In the studio no two files may have the same name, so that an import says which file it means. */
function findDuplicateNames(files: readonly string[]): ProblemList {
  const studioFiles = files.filter((file) => /^studio\/.*(?<!\.test)\.ts$/.test(file));
  const byName = Map.groupBy(studioFiles, (file) => file.slice(file.lastIndexOf('/') + 1));
  return [...byName]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([name, sharing]) => `${name}: several files have this name: ${sharing.join(', ')}`);
}
