import type { ProblemList } from '../check.ts';
import { codeFolders } from './layers.ts';

/** Names that say nothing about the contents, and so collect everything. */
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

/** Folders and files: `deliver-event.ts`, `deliver-event.test.ts`, `openapi.v1.json`. */
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * migration-order.ts checks the names of migrations. Upper case is for documents: README.md, LICENSE. A drawing of a
 * capital letter begins with it.
 */
const exemptFromKebabCase =
  /^server\/migrations\/|(^|\/)[A-Z]+(\.md)?$|^studio\/library\/letters\/[A-Z]-[a-z-]+\.json$/;

export function findBadFileNames(files: readonly string[]): ProblemList {
  const ours = files.filter(
    (file) => codeFolders.includes(file.split('/', 1)[0] ?? '') && file.includes('/'),
  );
  const complaints = new Set<string>();
  for (const file of ours) {
    const segments = file.split('/');
    for (const [depth, segment] of segments.entries()) {
      const path = segments.slice(0, depth + 1).join('/');
      if (uninformativeNames.has(segment.replace(/\..*$/, ''))) {
        complaints.add(`${path}: a name that says nothing; call it after what it does`);
      }
      if (!kebabCase.test(segment) && !exemptFromKebabCase.test(path)) {
        complaints.add(`${path}: not in kebab-case`);
      }
    }
    if (/\/index\.tsx?$/.test(file))
      complaints.add(`${file}: no barrel files; import from where a thing is written`);
  }
  return [...complaints, ...findSharedNames(files)];
}

/** In the studio a file name is unique, wherever it is imported. */
function findSharedNames(files: readonly string[]): ProblemList {
  const ofStudio = files.filter((file) => /^studio\/.*(?<!\.test)\.ts$/.test(file));
  const byName = Map.groupBy(ofStudio, (file) => file.slice(file.lastIndexOf('/') + 1));
  return [...byName]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([name, sharing]) => `${name}: one name for several files: ${sharing.join(', ')}`);
}
