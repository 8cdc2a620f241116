import type { DefinedOperation } from '../operation.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

/** Who did what. */
export const auditOperations: readonly DefinedOperation[] = [listAudit, exportAudit];
