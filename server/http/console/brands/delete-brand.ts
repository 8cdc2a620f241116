import { insertAuditEntry } from '../../../store/audit-log.ts';
import { markBrandDeleted } from '../../../store/brand-changes.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/**
 * Hides a brand immediately; it is erased later. The memory node stays, so that its refinements and their history
 * keep working.
 */
export const deleteBrand = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}',
    action: 'projects.write',
  },
  async (deps, { scope, params, person, requestId }): Promise<undefined | ConsoleFailure> => {
    const brandId = params['brand_id'] ?? '';
    const now = deps.clock.now();
    const isDeleted = await deps.database.transaction(scope, async (transaction) => {
      const brand = await markBrandDeleted(transaction, scope, brandId, now);
      if (brand === undefined) return false;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: deps.clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: now,
        actor: person.id,
        action: 'brand.delete',
        subject: brandId,
        requestId,
        details: { name: brand.name },
      });
      return true;
    });
    return isDeleted ? undefined : createConsoleFailure('not_found');
  },
);
