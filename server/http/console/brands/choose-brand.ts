import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { chooseVariant } from '../../../store/brand-changes.ts';
import { getBrandDetail } from '../../../store/brand-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** Makes one of several drawings of a prompt the favourite. Nothing is drawn or sent again. */
export const chooseBrand = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/choose',
    action: 'projects.write',
  },
  async (deps, { scope, params, person, requestId }): Promise<BrandDetail | ConsoleFailure> => {
    const brandId = params['brand_id'] ?? '';
    const isChosen = await deps.database.transaction(scope, async (transaction) => {
      const chosen = await chooseVariant(transaction, scope, brandId);
      if (chosen === undefined) return false;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: deps.clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: deps.clock.now(),
        actor: person.id,
        action: 'brand.choose',
        subject: brandId,
        requestId,
        details: { name: chosen.name },
      });
      return true;
    });
    const brand = isChosen ? await getBrandDetail(deps.database, scope, brandId) : undefined;
    return brand ?? createConsoleFailure('not_found');
  },
);
