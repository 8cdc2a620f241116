import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { syncSubscription } from '../../../store/sync-subscription.ts';
import { findWorkspaceByCustomer } from '../../../store/workspaces.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { consoleFail } from '../failure.ts';
import { sendConsoleFailure } from '../operation.ts';

/** Above the largest notice that the provider sends. */
const bodyLimit = 512 * 1024;

/** Notices of the payment provider. Told that it arrived only when what follows from it is stored. */
export async function registerStripeWebhook(app: FastifyInstance, parts: ConsoleParts): Promise<void> {
  await app.register(async (notices) => {
    // The signature is over the bytes as they came.
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    notices.post('/reports/stripe', { config: { fromOutside: true } }, (request, reply) =>
      receiveNotice(parts, request, reply),
    );
  });
}

async function receiveNotice(
  parts: ConsoleParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, clock, billing } = parts;
  if (billing === undefined) return sendConsoleFailure(request, reply, consoleFail('not_found'));
  const signature = request.headers['stripe-signature'];
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const notice = typeof signature === 'string' ? billing.readNotice(bytes, signature) : undefined;
  if (notice === undefined) return sendConsoleFailure(request, reply, consoleFail('bad_signature'));
  const received = () => reply.code(200).send({ received: true });
  if (notice.customer === null) return received();
  const workspace = await findWorkspaceByCustomer(database, notice.customer);
  // One account of the provider may serve others too.
  if (workspace === undefined) return received();
  const asked = {
    workspaceId: workspace.id,
    customer: notice.customer,
    requestId: request.id,
    looksAgain: true,
  };
  const followed = await syncSubscription({ database, clock, provider: billing }, asked);
  if (followed.outcome === 'done') return received();
  const { outcome, reason } = followed;
  parts.onBillingTrouble({ outcome, reason, workspace_id: workspace.id, request_id: request.id });
  // The provider sends it again.
  return sendConsoleFailure(request, reply, consoleFail('billing_away'));
}
