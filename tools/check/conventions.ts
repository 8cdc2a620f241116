/** Checks imports between folders, file names, file lengths, the numbering of migrations, and where SQL is written. */
import type { Check } from './check.ts';
import { findLongFiles } from './conventions/file-lengths.ts';
import { findBadFileNames } from './conventions/file-names.ts';
import { findForbiddenImports } from './conventions/layer-imports.ts';
import { findMigrationOrderProblems } from './conventions/migration-order.ts';
import { findMisplacedSql } from './conventions/sql-location.ts';
import { findNondeterministicImports } from './conventions/workflow-determinism.ts';
import { listRepositoryFiles } from './repository.ts';

export const conventions: Check = {
  name: 'conventions',
  run: async (root) => {
    const files = listRepositoryFiles(root);
    return [
      ...(await findForbiddenImports(root, files)),
      ...findNondeterministicImports(root, files),
      ...findBadFileNames(files),
      ...findLongFiles(root, files),
      ...findMisplacedSql(root, files),
      ...findMigrationOrderProblems(files),
    ];
  },
};
