import type { LiveBrandJob } from '@blazon/contract/console/brands.ts';
import type { Job } from '@blazon/contract/resources.ts';
import type { Scope } from '../../../domain/environment.ts';
import { isUniqueViolation } from '../../../integrations/postgres.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { findPromotion, readSandboxRecord, type SandboxRecord } from '../../../store/promotions.ts';
import { acceptGeneration } from '../../accept-generation.ts';
import { isFailure, type RequestFailure } from '../../failure.ts';
import type { FinishedResponse } from '../../response.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type ConsoleInput, defineOperation } from '../operation.ts';
import { ensureProjectByName } from '../projects/find-counterpart.ts';
import { toConsoleFailure, refuseGeneration, refuseUnpaid } from '../projects/generation-refusals.ts';

const operation = {
  method: 'POST',
  path: '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/make-live',
  action: 'brands.generate',
} as const;

/**
 * Copies a sandbox brand to the live environment: a live job repeats the drawing without the watermark. The copy
 * counts as one generation, however often it is requested.
 */
export const makeLive = defineOperation(
  operation,
  async (deps, input): Promise<LiveBrandJob | ConsoleFailure> => {
    const { scope, workspace, params } = input;
    const brandId = params['brand_id'] ?? '';
    if (scope.environment !== 'sandbox') return createConsoleFailure('not_found');
    const record = await readSandboxRecord(deps.database, scope.workspaceId, brandId);
    if (record === undefined) return createConsoleFailure('not_found');
    const liveScope: Scope = { ...scope, environment: 'live' };
    const existingCopy = await findExistingCopy(deps, liveScope, brandId);
    if (existingCopy) return existingCopy;
    const refusal = await refuseGeneration(deps, workspace);
    if (refusal) return refusal;
    const unpaid = refuseUnpaid(workspace);
    if (unpaid) return toConsoleFailure(unpaid);
    const projectId = await deps.database.transaction(liveScope, (transaction) =>
      ensureProjectByName(deps, transaction, liveScope, { ...input, name: record.projectName }),
    );
    const result = await acceptPromotion(deps, input, { live: liveScope, projectId, brandId, record });
    // Somebody else requested the same copy at the same time.
    if (result === 'taken')
      return (await findExistingCopy(deps, liveScope, brandId)) ?? createConsoleFailure('conflict');
    if (isFailure(result)) return toConsoleFailure(result);
    return { job_id: (JSON.parse(result.body) as Job).id, project_id: projectId };
  },
);

async function findExistingCopy(
  { database }: ConsoleDeps,
  live: Scope,
  brandId: string,
): Promise<LiveBrandJob | undefined> {
  const job = await findPromotion(database, live, brandId);
  return job && { job_id: job.jobId, project_id: job.projectId };
}

interface Promotion {
  readonly live: Scope;
  readonly projectId: string;
  readonly brandId: string;
  readonly record: SandboxRecord;
}

async function acceptPromotion(
  deps: ConsoleDeps,
  { workspace, requestId, person }: ConsoleInput<typeof operation>,
  { live, projectId, brandId, record }: Promotion,
): Promise<FinishedResponse | RequestFailure | 'taken'> {
  try {
    return await acceptGeneration(deps, live, {
      projectId,
      prompt: record.prompt,
      parentId: null,
      brandName: null,
      sandboxBrandId: brandId,
      webhookUrl: null,
      plan: workspace.plan,
      keyId: null,
      requestId,
      traceParent: null,
      idempotency: undefined,
      alsoWrite: (transaction, jobId, now) =>
        insertAuditEntry(transaction, live.workspaceId, {
          id: deps.clock.newId('auditEntry'),
          environment: 'live',
          createdAt: now,
          actor: person.id,
          action: 'brand.make_live',
          subject: brandId,
          requestId,
          details: { name: record.name, job_id: jobId, project_id: projectId },
        }),
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}
