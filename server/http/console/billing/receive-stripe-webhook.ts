import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { syncSubscription } from '../../../store/sync-subscription.ts';
import { findWorkspaceByCustomer } from '../../../store/workspaces.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { consoleFail } from '../failure.ts';
import { sendConsoleFailure } from '../send-result.ts';

/** Larger than any webhook of the provider. */
const bodyLimit = 512 * 1024;

/** Receives webhooks of the payment provider. A webhook is acknowledged only after its effects are stored. */
export async function registerStripeWebhook(app: FastifyInstance, deps: ConsoleDeps): Promise<void> {
  await app.register(async (notices) => {
    // The signature covers the raw bytes.
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    notices.post('/reports/stripe', { config: { fromOutside: true } }, (request, reply) =>
      receiveNotice(deps, request, reply),
    );
  });
}

async function receiveNotice(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, clock, billing } = deps;
  if (billing === undefined) return sendConsoleFailure(request, reply, consoleFail('not_found'));
  const signature = request.headers['stripe-signature'];
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const notice = typeof signature === 'string' ? billing.readNotice(bytes, signature) : undefined;
  if (notice === undefined) return sendConsoleFailure(request, reply, consoleFail('bad_signature'));
  const received = () => reply.code(200).send({ received: true });
  if (notice.customer === null) return received();
  const workspace = await findWorkspaceByCustomer(database, notice.customer);
  // The provider's account may also serve other products.
  if (workspace === undefined) return received();
  const syncRequest = {
    workspaceId: workspace.id,
    customer: notice.customer,
    requestId: request.id,
    looksAgain: true,
  };
  const result = await syncSubscription({ database, clock, provider: billing }, syncRequest);
  if (result.outcome === 'done') return received();
  const { outcome, reason } = result;
  deps.onBillingTrouble({ outcome, reason, workspace_id: workspace.id, request_id: request.id });
  // This response makes the provider retry.
  return sendConsoleFailure(request, reply, consoleFail('billing_away'));
}
