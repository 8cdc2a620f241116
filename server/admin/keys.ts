import { decodeId } from '@blazon/contract/ids.ts';
import type { Environment } from '../rules/environment.ts';
import { type ApiKey, listApiKeys, revokeApiKey } from '../store/api-keys.ts';
import { createApiKey } from '../store/create-api-key.ts';
import { type AdminParts, audit, type Result, readText, requireWorkspace, table, when } from './parts.ts';

export async function createKey(
  parts: AdminParts,
  workspaceId: string,
  options: { environment: Environment; label: string },
): Promise<Result> {
  const workspace = await requireWorkspace(parts, workspaceId);
  if (workspace.plan === 'free')
    throw new Error('the Free plan has no API keys: move the workspace to pro or agency');
  const label = readText('label', options.label);
  const { environment } = options;
  const { id, secret } = await parts.owner.unscopedTransaction(async (transaction) => {
    const made = await createApiKey(transaction, parts.clock, { workspaceId, environment, label });
    await audit(parts, transaction, workspaceId, {
      action: 'api_key.create',
      subject: made.id,
      details: { environment, label },
    });
    return made;
  });
  return {
    json: { id, environment, label, secret },
    text: `${id}  ${environment}  ${label}\n\n  ${secret}\n\nThe secret is stored only as a hash: keep it now, it is not shown again.`,
  };
}

export async function listKeys(parts: AdminParts, workspaceId: string): Promise<Result> {
  await requireWorkspace(parts, workspaceId);
  const keys = await listApiKeys(parts.owner, workspaceId);
  const rows = keys.map((key) => [
    key.id,
    key.environment,
    `…${key.lastFour}`,
    key.label,
    when(key.createdAt),
    when(key.lastUsedAt),
    describeState(key),
  ]);
  const text = table(['id', 'environment', 'ends in', 'label', 'created', 'last used', 'state'], rows);
  return { json: keys, text: keys.length === 0 ? 'no keys yet' : text };
}

export async function revokeKey(parts: AdminParts, workspaceId: string, keyId: string): Promise<Result> {
  await requireWorkspace(parts, workspaceId);
  if (decodeId('apiKey', keyId) === undefined) throw new Error(`${keyId} is no key id (key_…)`);
  const revoked = await parts.owner.unscopedTransaction(async (transaction) => {
    if (!(await revokeApiKey(transaction, workspaceId, keyId, parts.clock.now()))) return false;
    await audit(parts, transaction, workspaceId, { action: 'api_key.revoke', subject: keyId });
    return true;
  });
  if (!revoked) throw new Error(`${workspaceId} has no active key ${keyId}`);
  return { json: { id: keyId, revoked: true }, text: `${keyId} is revoked` };
}

function describeState(key: ApiKey): string {
  if (key.revokedAt) return `revoked ${when(key.revokedAt)}`;
  return key.exposedAt ? 'active, EXPOSED over plain HTTP' : 'active';
}
