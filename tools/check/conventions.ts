/** The layout of the code: allowed imports, file names, file lengths, where SQL is written. */
import type { Check } from './check.ts';
import { fileLengths } from './conventions/file-lengths.ts';
import { fileNames } from './conventions/file-names.ts';
import { layerImports } from './conventions/layer-imports.ts';
import { migrationOrder } from './conventions/migration-order.ts';
import { sqlLocation } from './conventions/sql-location.ts';
import { workflowDeterminism } from './conventions/workflow-determinism.ts';
import { repositoryFiles } from './repository.ts';

export const conventions: Check = {
  name: 'conventions',
  run: async (root) => {
    const files = repositoryFiles(root);
    return [
      ...(await layerImports(root, files)),
      ...workflowDeterminism(root, files),
      ...fileNames(files),
      ...fileLengths(root, files),
      ...sqlLocation(root, files),
      ...migrationOrder(files),
    ];
  },
};
