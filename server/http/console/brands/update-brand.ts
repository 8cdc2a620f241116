import { type BrandDetail, UpdateBrandBody } from '@blazon/contract/console/brands.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { updateBrand as change } from '../../../store/brand-changes.ts';
import { getBrandDetail } from '../../../store/brand-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** Sets a new name for lists and files, or marks a favourite. The drawing stays unchanged. */
export const updateBrand = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}',
    action: 'projects.write',
    body: UpdateBrandBody,
  },
  async (deps, { scope, params, body, person, requestId }): Promise<BrandDetail | ConsoleFailure> => {
    const brandId = params['brand_id'] ?? '';
    const found = await deps.database.transaction(scope, async (transaction) => {
      const before = await change(transaction, scope, brandId, body);
      if (before === undefined) return false;
      const entry = {
        environment: scope.environment,
        createdAt: deps.clock.now(),
        actor: person.id,
        subject: brandId,
        requestId,
      };
      if (body.name !== undefined)
        await insertAuditEntry(transaction, scope.workspaceId, {
          ...entry,
          id: deps.clock.newId('auditEntry'),
          action: 'brand.rename',
          details: { from: before.name, to: body.name },
        });
      if (body.is_favourite !== undefined)
        await insertAuditEntry(transaction, scope.workspaceId, {
          ...entry,
          id: deps.clock.newId('auditEntry'),
          action: 'brand.favourite',
          details: { name: body.name ?? before.name, is_favourite: body.is_favourite },
        });
      return true;
    });
    const brand = found ? await getBrandDetail(deps.database, scope, brandId) : undefined;
    return brand ?? createConsoleFailure('not_found');
  },
);
