import { limits } from '@blazon/contract/limits.ts';
import { newWebhookSecret } from '../outside/new-webhook-secret.ts';
import type { Scope } from '../rules/environment.ts';
import {
  readOrMakeWebhookSecrets,
  rotateWebhookSecret,
  type WebhookSecret,
} from '../store/webhook-secrets.ts';
import { type AdminParts, audit, type Result, readCount, requireWorkspace, table, when } from './parts.ts';

/** Secrets belong to a workspace; the environment of the scope does not matter to them. */
const scopeOf = (workspaceId: string): Scope => ({ workspaceId, environment: 'live' });

/** Who looks at a secret is written down, before it is shown. */
export async function showSecrets(parts: AdminParts, workspaceId: string): Promise<Result> {
  await requireWorkspace(parts, workspaceId);
  const secrets = await activeSecrets(parts, workspaceId);
  await parts.owner.unscopedTransaction((transaction) =>
    audit(parts, transaction, workspaceId, {
      action: 'webhook_secret.show',
      subject: workspaceId,
      details: { secrets: secrets.map(({ id }) => id) },
    }),
  );
  return describe(parts, workspaceId, secrets);
}

export async function rotateSecret(
  parts: AdminParts,
  workspaceId: string,
  options: { overlapHours?: string },
): Promise<Result> {
  await requireWorkspace(parts, workspaceId);
  const hours =
    options.overlapHours === undefined
      ? 0
      : readCount('overlap-hours', options.overlapHours, limits.secretOverlapSeconds / 3600);
  const scope = scopeOf(workspaceId);
  const secret = newWebhookSecret(parts, workspaceId);
  const oldUntil = hours === 0 ? null : new Date(secret.createdAt.getTime() + hours * 3_600_000);
  await parts.owner.transaction(scope, async (transaction) => {
    await rotateWebhookSecret(transaction, scope, { secret, oldUntil });
    await audit(parts, transaction, workspaceId, {
      action: 'webhook_secret.rotate',
      subject: secret.id,
      details: { overlap_hours: hours },
    });
  });
  return describe(parts, workspaceId, await activeSecrets(parts, workspaceId));
}

function activeSecrets(parts: AdminParts, workspaceId: string): Promise<WebhookSecret[]> {
  return readOrMakeWebhookSecrets(parts.owner, scopeOf(workspaceId), parts.clock.now(), () =>
    newWebhookSecret(parts, workspaceId),
  );
}

function describe({ sealer }: AdminParts, workspaceId: string, secrets: readonly WebhookSecret[]): Result {
  const json = secrets.map(({ id, sealed, createdAt, expiresAt }) => ({
    id,
    secret: sealer.open(workspaceId, sealed),
    createdAt,
    expiresAt,
  }));
  const rows = json.map((each) => [
    each.id,
    when(each.createdAt),
    each.expiresAt === null ? 'until replaced' : `until ${when(each.expiresAt)}`,
    each.secret,
  ]);
  const note =
    json.length > 1
      ? '\n\nwebhook-signature carries both; Service-Signature stays with the older one until it ends.'
      : '';
  return { json, text: table(['id', 'created', 'signs', 'secret'], rows) + note };
}
