import type { Problems } from '../check.ts';
import { codeFolders } from './layers.ts';

/** Names that say nothing about the contents, and so collect everything. */
const emptyNames = new Set([
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
const namedOtherwise =
  /^server\/migrations\/|(^|\/)[A-Z]+(\.md)?$|^studio\/library\/letters\/[A-Z]-[a-z-]+\.json$/;

export function fileNames(files: readonly string[]): Problems {
  const ours = files.filter(
    (file) => codeFolders.includes(file.split('/', 1)[0] ?? '') && file.includes('/'),
  );
  const complaints = new Set<string>();
  for (const file of ours) {
    const segments = file.split('/');
    for (const [depth, segment] of segments.entries()) {
      const path = segments.slice(0, depth + 1).join('/');
      if (emptyNames.has(segment.replace(/\..*$/, ''))) {
        complaints.add(`${path}: a name that says nothing; call it after what it does`);
      }
      if (!kebabCase.test(segment) && !namedOtherwise.test(path)) {
        complaints.add(`${path}: not in kebab-case`);
      }
    }
    if (/\/index\.tsx?$/.test(file))
      complaints.add(`${file}: no barrel files; import from where a thing is written`);
  }
  return [...complaints, ...sharedNames(files)];
}

/** In the studio a file name is unique, wherever it is imported. */
function sharedNames(files: readonly string[]): Problems {
  const ofStudio = files.filter((file) => /^studio\/.*(?<!\.test)\.ts$/.test(file));
  const byName = Map.groupBy(ofStudio, (file) => file.slice(file.lastIndexOf('/') + 1));
  return [...byName]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([name, sharing]) => `${name}: one name for several files: ${sharing.join(', ')}`);
}
