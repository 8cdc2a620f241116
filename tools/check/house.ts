/**
 * How the code is laid out: who may import whom, what files are called, how long they are, where SQL is
 * written.
 */
import type { Check } from './check.ts';
import { fileLengths } from './house/file-lengths.ts';
import { fileNames } from './house/file-names.ts';
import { importDirections } from './house/import-directions.ts';
import { migrationOrder } from './house/migration-order.ts';
import { sqlPlaces } from './house/sql-places.ts';
import { workflowPurity } from './house/workflow-purity.ts';
import { repositoryFiles } from './repository.ts';

export const house: Check = {
  name: 'house',
  run: async (root) => {
    const files = repositoryFiles(root);
    return [
      ...(await importDirections(root, files)),
      ...workflowPurity(root, files),
      ...fileNames(files),
      ...fileLengths(root, files),
      ...sqlPlaces(root, files),
      ...migrationOrder(files),
    ];
  },
};
