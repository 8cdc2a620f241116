import type { DefinedOperation } from '../operation.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

/** Operations on the audit log. */
export const auditOperations: readonly DefinedOperation[] = [listAudit, exportAudit];
