import { GenerateBody, type JobView } from '@blazon/contract/console/generations.ts';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Job } from '@blazon/contract/resources.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { acceptGeneration } from '../../accept-generation.ts';
import { isFailure } from '../../failure.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type ConsoleInput, defineOperation } from '../operation.ts';
import { createDashboardIdempotency } from './dashboard-idempotency.ts';
import { toRequestedVariants } from './job-view.ts';
import { toConsoleFailure, refuseGeneration, refuseUnpaid } from './generation-refusals.ts';

const operation = {
  method: 'POST',
  path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}/generations',
  action: 'brands.generate',
  body: GenerateBody,
} as const;

/**
 * Generates a brand in the playground, in the same way as the API but for a person instead of a key. Events are sent
 * as for any other job.
 */
export const generateBrand = defineOperation(
  operation,
  async (deps, input): Promise<JobView | ConsoleFailure> => {
    const { scope, body, workspace, requestId, params } = input;
    const projectId = params['project_id'] ?? '';
    if (decodeId('project', projectId) === undefined) return createConsoleFailure('not_found');
    const refusal = await refuseGeneration(deps, workspace);
    if (refusal) return refusal;
    const result = await acceptGeneration(deps, scope, {
      projectId,
      prompt: body.prompt,
      parentId: body.memory_id ?? null,
      brandName: body.brand_name ?? null,
      variants: body.variants ?? 1,
      webhookUrl: null,
      plan: workspace.plan,
      keyId: null,
      requestId,
      traceParent: null,
      idempotency: createDashboardIdempotency(`projects/${projectId}/generations`, body),
      refusal: scope.environment === 'live' ? refuseUnpaid(workspace) : undefined,
      alsoWrite: (transaction, jobId, now) =>
        insertAuditEntry(transaction, scope.workspaceId, buildAuditEntry(deps, input, jobId, now)),
    });
    return isFailure(result) ? toConsoleFailure(result) : toNewJobView(JSON.parse(result.body) as Job, body);
  },
);

function buildAuditEntry(deps: ConsoleDeps, input: ConsoleInput<typeof operation>, jobId: string, now: Date) {
  return {
    id: deps.clock.newId('auditEntry'),
    environment: input.scope.environment,
    createdAt: now,
    actor: input.person.id,
    action: 'brand.generate',
    subject: jobId,
    requestId: input.requestId,
    details: { project_id: input.params['project_id'], memory_id: input.body.memory_id ?? null },
  };
}

function toNewJobView(job: Job, body: GenerateBody): JobView {
  return {
    id: job.id,
    project_id: job.project_id,
    status: 'queued',
    prompt: body.prompt,
    parent_id: body.memory_id ?? null,
    brand_name: body.brand_name ?? null,
    created_ms: job.created_at * 1000,
    started_ms: null,
    finished_ms: null,
    failure: null,
    brand: null,
    delivery: null,
    ...toRequestedVariants(body.variants ?? 1),
  };
}
