import type { operations } from '@blazon/contract/operations.ts';
import { validateWebhookUrl } from '../../domain/webhook-address.ts';
import { acceptGeneration } from '../accept-generation.ts';
import { createFailure } from '../failure.ts';
import type { Handler } from '../register-operation.ts';

export const generateBrand: Handler<typeof operations.generateBrand> = async (deps, input) => {
  const { scope, body, plan, keyId, requestId, traceParent, idempotency } = input;
  const webhookUrl = body.webhook_url ?? null;
  const problem = webhookUrl === null ? undefined : validateWebhookUrl(webhookUrl, deps.addressPolicy);
  if (problem !== undefined)
    return createFailure('invalid_webhook_url', { param: 'webhook_url', message: problem });
  return acceptGeneration(deps, scope, {
    projectId: body.project_id,
    prompt: body.prompt,
    parentId: body.memory_id ?? null,
    brandName: body.brand_name ?? null,
    webhookUrl,
    plan,
    keyId,
    requestId,
    traceParent,
    idempotency,
  });
};
