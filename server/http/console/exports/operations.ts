import type { DefinedOperation } from '../operation.ts';
import { askForExport } from './ask-for-export.ts';
import { getExport } from './get-export.ts';
import { getExportFile } from './get-export-file.ts';
import { pictureOperations } from './get-picture.ts';
import { listExports } from './list-exports.ts';

/** What people take away of a brand. */
export const exportOperations: readonly DefinedOperation[] = [
  askForExport,
  listExports,
  getExport,
  getExportFile,
  ...pictureOperations,
];
