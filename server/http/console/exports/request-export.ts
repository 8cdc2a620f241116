import { AskForExportBody, type BrandExport } from '@blazon/contract/console/exports.ts';
import { dispatcherOptions } from '../../../domain/workflow-options.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { insertExportOnce } from '../../../store/exports.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** Anybody who may see a brand may export it, because the file contains nothing that they cannot see. */
export const requestExport = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/exports',
    action: 'workspace.read',
    body: AskForExportBody,
  },
  async (
    deps,
    { scope, params, person, workspace, body, requestId },
  ): Promise<BrandExport | ConsoleFailure> => {
    const { clock } = deps;
    const now = clock.now();
    const brandId = params['brand_id'] ?? '';
    const result = await deps.database.transaction(scope, async (transaction) => {
      const requested = await insertExportOnce(
        transaction,
        scope,
        {
          id: clock.newId('export'),
          brandId,
          kind: body.kind,
          requestedBy: person.id,
          createdAt: now,
          dispatchDueAt: new Date(now.getTime() + dispatcherOptions.firstLookSeconds * 1000),
        },
        deps,
      );
      if (typeof requested === 'string' || !requested.isNew) return requested;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: now,
        actor: person.id,
        action: 'export.create',
        subject: requested.export.id,
        requestId,
        details: { brand_id: brandId, kind: body.kind },
      });
      return requested;
    });
    if (result === 'no brand') return createConsoleFailure('not_found');
    if (result === 'too many under way') return createConsoleFailure('too_many_exports');
    if (result === 'too many this minute') return createConsoleFailure('too_many_exports_made');
    // Not awaited, because the response must not depend on Temporal. The dispatcher starts the export if this fails.
    if (result.isNew) deps.startExport({ scope, exportId: result.export.id, plan: workspace.plan });
    return result.export;
  },
);
