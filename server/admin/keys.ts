import { decodeId } from '@blazon/contract/ids.ts';
import type { Environment } from '../domain/environment.ts';
import { type ApiKey, listApiKeys, revokeApiKey } from '../store/api-keys.ts';
import { createApiKey } from '../store/create-api-key.ts';
import {
  type CommandContext,
  writeAuditEntry,
  type CommandResult,
  parseTextArgument,
  requireWorkspace,
  formatTable,
  formatTimestamp,
} from './command-context.ts';

export async function createKey(
  context: CommandContext,
  workspaceId: string,
  options: { environment: Environment; label: string },
): Promise<CommandResult> {
  const workspace = await requireWorkspace(context, workspaceId);
  if (workspace.plan === 'free')
    throw new Error('the Free plan has no API keys: first change the plan to pro or agency');
  const label = parseTextArgument('label', options.label);
  const { environment } = options;
  const { id, secret } = await context.owner.unscopedTransaction(async (transaction) => {
    const createdKey = await createApiKey(transaction, context.clock, {
      workspaceId,
      environment,
      label,
      enterKey: context.directory?.enterKey,
    });
    await writeAuditEntry(context, transaction, workspaceId, {
      action: 'api_key.create',
      subject: createdKey.id,
      details: { environment, label },
    });
    return createdKey;
  });
  return {
    json: { id, environment, label, secret },
    text: `${id}  ${environment}  ${label}\n\n  ${secret}\n\nStore the secret now: only its hash is kept, and it will not be shown again.`,
  };
}

export async function listKeys(context: CommandContext, workspaceId: string): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const keys = await listApiKeys(context.owner, workspaceId);
  const rows = keys.map((key) => [
    key.id,
    key.environment,
    `…${key.lastFour}`,
    key.label,
    formatTimestamp(key.createdAt),
    formatTimestamp(key.lastUsedAt),
    describeState(key),
  ]);
  const text = formatTable(['id', 'environment', 'ends in', 'label', 'created', 'last used', 'state'], rows);
  return { json: keys, text: keys.length === 0 ? 'no keys yet' : text };
}

export async function revokeKey(
  context: CommandContext,
  workspaceId: string,
  keyId: string,
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  if (decodeId('apiKey', keyId) === undefined) throw new Error(`${keyId} is not a key id (key_…)`);
  const revoked = await context.owner.unscopedTransaction(async (transaction) => {
    if (!(await revokeApiKey(transaction, workspaceId, keyId, context.clock.now()))) return false;
    await writeAuditEntry(context, transaction, workspaceId, { action: 'api_key.revoke', subject: keyId });
    return true;
  });
  if (!revoked) throw new Error(`${workspaceId} has no active key ${keyId}`);
  return { json: { id: keyId, revoked: true }, text: `${keyId} is revoked` };
}

function describeState(key: ApiKey): string {
  if (key.revokedAt) return `revoked ${formatTimestamp(key.revokedAt)}`;
  return key.exposedAt ? 'active, EXPOSED over plain HTTP' : 'active';
}
