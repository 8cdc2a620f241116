import { AskForExportBody, type BrandExport } from '@blazon/contract/console/exports.ts';
import { dispatcherOptions } from '../../../domain/workflow-options.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { insertExportOnce as ask } from '../../../store/exports.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** Anybody who may see a brand may download it, because the file contains nothing more. */
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
    const asked = await deps.database.transaction(scope, async (transaction) => {
      const result = await ask(
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
      if (typeof result === 'string' || !result.isNew) return result;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: now,
        actor: person.id,
        action: 'export.create',
        subject: result.export.id,
        requestId,
        details: { brand_id: brandId, kind: body.kind },
      });
      return result;
    });
    if (asked === 'no brand') return consoleFail('not_found');
    if (asked === 'too many under way') return consoleFail('too_many_exports');
    if (asked === 'too many this minute') return consoleFail('too_many_exports_made');
    // Not awaited, because the response must not depend on Temporal. The dispatcher starts the export if this fails.
    if (asked.isNew) deps.startExport({ scope, exportId: asked.export.id, plan: workspace.plan });
    return asked.export;
  },
);
