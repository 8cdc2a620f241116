import type { DefinedOperation } from '../operation.ts';
import { requestExport } from './request-export.ts';
import { getExport } from './get-export.ts';
import { getExportFile } from './get-export-file.ts';
import { logoPdfOperations } from './get-logo-pdf.ts';
import { logoPngOperations } from './get-logo-png.ts';
import { socialImageOperations } from './get-social-image.ts';
import { listExports } from './list-exports.ts';

/** Operations on files that people download for a brand. */
export const exportOperations: readonly DefinedOperation[] = [
  requestExport,
  listExports,
  getExport,
  getExportFile,
  ...logoPngOperations,
  ...logoPdfOperations,
  ...socialImageOperations,
];
