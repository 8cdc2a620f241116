import { limits } from '@blazon/contract/limits.ts';
import { createNextWebhookSecret, createSealedWebhookSecret } from '../integrations/new-webhook-secret.ts';
import type { Scope } from '../domain/environment.ts';
import {
  readOrCreateWebhookSecrets,
  rotateWebhookSecret,
  type WebhookSecret,
} from '../store/webhook-secrets.ts';
import {
  type CommandContext,
  writeAuditEntry,
  type CommandResult,
  parseCountArgument,
  requireWorkspace,
  formatTable,
  formatTimestamp,
} from './command-context.ts';

/** Secrets belong to the workspace, so the environment of this scope has no effect. */
function createLiveScope(workspaceId: string): Scope {
  return { workspaceId, environment: 'live' };
}

/** Shows the active secrets. The audit entry is written first, so that no secret is shown without one. */
export async function showSecrets(context: CommandContext, workspaceId: string): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const secrets = await readActiveSecrets(context, workspaceId);
  await context.owner.unscopedTransaction((transaction) =>
    writeAuditEntry(context, transaction, workspaceId, {
      action: 'webhook_secret.show',
      subject: workspaceId,
      details: { secrets: secrets.map(({ id }) => id) },
    }),
  );
  return describeSecrets(context, workspaceId, secrets);
}

export async function rotateSecret(
  context: CommandContext,
  workspaceId: string,
  options: { overlapHours?: string },
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const hours =
    options.overlapHours === undefined
      ? 0
      : parseCountArgument('overlap-hours', options.overlapHours, limits.secretOverlapSeconds / 3600);
  const scope = createLiveScope(workspaceId);
  const next = createNextWebhookSecret(context, workspaceId, hours);
  await context.owner.transaction(scope, async (transaction) => {
    await rotateWebhookSecret(transaction, scope, next);
    await writeAuditEntry(context, transaction, workspaceId, {
      action: 'webhook_secret.rotate',
      subject: next.secret.id,
      details: { overlap_hours: hours },
    });
  });
  return describeSecrets(context, workspaceId, await readActiveSecrets(context, workspaceId));
}

function readActiveSecrets(context: CommandContext, workspaceId: string): Promise<WebhookSecret[]> {
  return readOrCreateWebhookSecrets(context.owner, createLiveScope(workspaceId), context.clock.now(), () =>
    createSealedWebhookSecret(context, workspaceId),
  );
}

function describeSecrets(
  { sealer }: CommandContext,
  workspaceId: string,
  secrets: readonly WebhookSecret[],
): CommandResult {
  const json = secrets.map(({ id, sealed, createdAt, expiresAt }) => ({
    id,
    secret: sealer.open(workspaceId, sealed),
    createdAt,
    expiresAt,
  }));
  const rows = json.map((secret) => [
    secret.id,
    formatTimestamp(secret.createdAt),
    secret.expiresAt === null ? 'until replaced' : `until ${formatTimestamp(secret.expiresAt)}`,
    secret.secret,
  ]);
  const note =
    json.length > 1
      ? '\n\nwebhook-signature contains both signatures; Service-Signature uses the older secret until it expires.'
      : '';
  return { json, text: formatTable(['id', 'created', 'signs', 'secret'], rows) + note };
}
