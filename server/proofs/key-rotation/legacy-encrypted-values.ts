import { createCipheriv, randomBytes } from 'node:crypto';
import { encodeId } from '@blazon/contract/ids.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { createSealer } from '../../integrations/sealing.ts';
import { requireUuid } from '../../store/require-uuid.ts';

/** Encrypts a secret in the old format, which has no key id. */
export function sealWithoutKeyId(key: string, owner: string, secret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), ciphertext]);
}

/** Creates workspaces with one secret each. Half of the secrets are in the old format, without a key id. */
export async function seedSecrets(owner: Database, key: string, count: number): Promise<void> {
  const clock = systemClock();
  const sealer = createSealer(key);
  const rows = Array.from({ length: count }, (_, index) => {
    const workspace = requireUuid('workspace', clock.newId('workspace'));
    const id = requireUuid('webhookSecret', clock.newId('webhookSecret'));
    const holder = encodeId('workspace', workspace);
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const sealed = index % 2 === 0 ? sealer.seal(holder, secret) : sealWithoutKeyId(key, holder, secret);
    return { workspace, id, sealed };
  });
  const workspaces = rows.map(({ workspace }) => workspace);
  await owner.unscoped({
    text: `INSERT INTO workspaces (id, name, plan, created_at)
           SELECT id, 'Filled', 'pro', now() FROM unnest($1::uuid[]) AS id`,
    values: [workspaces],
  });
  await owner.unscoped({
    text: `INSERT INTO webhook_secrets (workspace_id, id, sealed, created_at)
           SELECT workspace_id, id, sealed, now()
           FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS filled (workspace_id, id, sealed)`,
    values: [workspaces, rows.map(({ id }) => id), rows.map(({ sealed }) => sealed)],
  });
}

/** Removes the version from all second factors, so that they are in the old format. */
export async function removeFactorVersions(owner: Database): Promise<void> {
  await owner.unscoped({
    text: `UPDATE people.second_factors
           SET secret = split_part(secret, '$', 4), backup_codes = split_part(backup_codes, '$', 4)`,
  });
}
