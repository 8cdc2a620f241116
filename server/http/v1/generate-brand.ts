import { operations } from '@blazon/contract/operations.ts';
import type { Job } from '@blazon/contract/resources.ts';
import type { Transaction } from '../../outside/postgres.ts';
import { dispatcher } from '../../rules/flows.ts';
import { monthOf } from '../../rules/month.ts';
import { checkWebhookUrl } from '../../rules/webhook-address.ts';
import { insertJob, lockForGeneration } from '../../store/jobs.ts';
import { reserveQuota } from '../../store/usage.ts';
import { quotaUsedUp } from '../checks/billing.ts';
import { runOnce } from '../checks/idempotency.ts';
import { fail, isFailure } from '../failure.ts';
import { answer, type Handler } from '../serve.ts';

export const generateBrand: Handler<typeof operations.generateBrand> = async (parts, input) => {
  const { scope, body, plan } = input;
  const problem =
    body.webhook_url === undefined ? undefined : checkWebhookUrl(body.webhook_url, parts.addressPolicy);
  if (problem !== undefined) return fail('invalid_webhook_url', { param: 'webhook_url', message: problem });

  const now = parts.clock.now();
  const jobId = parts.clock.newId('job');
  const projectId = body.project_id;
  const parentId = body.memory_id ?? null;
  const quotaMonth = scope.environment === 'live' ? monthOf(now) : null;
  const accept = async (transaction: Transaction) => {
    const found = await lockForGeneration(transaction, scope, { projectId, parentId });
    if (!found.project) return fail('resource_not_found', { param: 'project_id' });
    if (!found.parent) return fail('resource_not_found', { param: 'memory_id' });
    if (quotaMonth !== null) {
      const quota = { month: quotaMonth, quota: parts.quotas[plan] };
      if (!(await reserveQuota(transaction, scope, quota))) return quotaUsedUp(quota);
    }
    await insertJob(transaction, scope, {
      id: jobId,
      projectId,
      prompt: body.prompt,
      parentId,
      webhookUrl: body.webhook_url ?? null,
      requestId: input.requestId,
      traceParent: input.traceParent,
      createdAt: now,
      quotaMonth,
      dispatchDueAt: new Date(now.getTime() + dispatcher.firstLookSeconds * 1000),
    });
    const job: Job = {
      id: jobId,
      object: 'job',
      project_id: projectId,
      status: 'queued',
      created_at: Math.floor(now.getTime() / 1000),
    };
    return answer(operations.generateBrand, job);
  };
  // The month's row is locked to the end of each transaction: a burst of one workspace waits here, where it holds no
  // connection that others need.
  const result = await parts.acceptTurns.run(scope.workspaceId, () =>
    runOnce(parts.database, scope, input.idempotency, accept),
  );
  if (isFailure(result) || result.replayed) return result;
  // Not awaited: the answer never hangs on Temporal. What is not started here, the dispatcher starts.
  parts.startGeneration({ scope, projectId, jobId, plan });
  parts.onAccepted(scope.environment);
  return result;
};
