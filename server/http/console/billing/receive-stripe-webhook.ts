import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { syncSubscription } from '../../../store/sync-subscription.ts';
import { findWorkspaceByCustomer } from '../../../store/workspaces.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { createConsoleFailure } from '../failure.ts';
import { sendConsoleFailure } from '../send-result.ts';

/** Larger than any webhook of the provider. */
const bodyLimit = 512 * 1024;

/** Receives webhooks of the payment provider. A webhook is acknowledged only after its effects are stored. */
export async function registerStripeWebhook(app: FastifyInstance, deps: ConsoleDeps): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    scope.post('/reports/stripe', { config: { fromOutside: true } }, (request, reply) =>
      handleWebhook(deps, request, reply),
    );
  });
}

async function handleWebhook(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, clock, billing } = deps;
  if (billing === undefined) return sendConsoleFailure(request, reply, createConsoleFailure('not_found'));
  const signature = request.headers['stripe-signature'];
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const webhook = typeof signature === 'string' ? billing.readNotice(bytes, signature) : undefined;
  if (webhook === undefined) return sendConsoleFailure(request, reply, createConsoleFailure('bad_signature'));
  const acknowledge = () => reply.code(200).send({ received: true });
  if (webhook.customer === null) return acknowledge();
  const workspace = await findWorkspaceByCustomer(database, webhook.customer);
  // Our account at the provider may also be used for other products.
  if (workspace === undefined) return acknowledge();
  const syncRequest = {
    workspaceId: workspace.id,
    customer: webhook.customer,
    requestId: request.id,
    looksAgain: true,
  };
  const result = await syncSubscription({ database, clock, provider: billing }, syncRequest);
  if (result.outcome === 'done') return acknowledge();
  const { outcome, reason } = result;
  deps.onBillingTrouble({ outcome, reason, workspace_id: workspace.id, request_id: request.id });
  // This response makes the provider retry.
  return sendConsoleFailure(request, reply, createConsoleFailure('billing_away'));
}
