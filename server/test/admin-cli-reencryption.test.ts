import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resealValues, showSealingKeys } from '../admin/reencrypt.ts';
import type { CommandContext } from '../admin/command-context.ts';
import { createSealer, type Sealer, readSealedKeyId, deriveSealingKeyId } from '../integrations/sealing.ts';
import type { Database } from '../integrations/postgres.ts';
import { seedSecrets } from '../proofs/key-rotation/legacy-encrypted-values.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import { createDatabaseUrl, dropDatabase } from '../../tools/services/databases.ts';
import { readEndpointSecrets, replaceEndpointSecret } from '../store/endpoint-subscriptions.ts';
import { openOwner } from './support/stage.ts';
import { createMigratedDatabase } from './support/test-database.ts';
import { addTestEndpoint, subscribeTestEndpoint } from './support/webhooks.ts';
import { createWorkspace } from './support/workspaces.ts';

/** This file uses its own database, because it re-encrypts the values of all workspaces. */
const name = `blazon_sealing_${randomBytes(4).toString('hex')}`;
let owner: Database;
beforeAll(async () => {
  await createMigratedDatabase(name);
  owner = openOwner({ BLAZON_OWNER_DATABASE_URL: createDatabaseUrl('blazon_owner', name) });
});
afterAll(async () => {
  await owner.close();
  await dropDatabase(name);
});

const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const createContext = (sealer: Sealer, database: Pick<Database, 'unscoped'> = owner) =>
  ({ owner: database, sealer, loadSecondFactorSealer: async () => undefined }) as CommandContext;
const readAll = () =>
  owner.unscoped<{ workspace_id: string; id: string; sealed: Buffer }>({
    text: 'SELECT workspace_id, id, sealed FROM webhook_secrets ORDER BY workspace_id, id',
  });
const batchOptions = { batch: '7', pause: '1' };

it('`sealing reseal` re-encrypts all webhook secrets, resumes when interrupted, and keeps concurrent changes', async () => {
  await seedSecrets(owner, old, 40);
  const oldSealer = createSealer(old);
  const open = (sealer: Sealer, row: { workspace_id: string; sealed: Buffer }) =>
    sealer.open(encodeId('workspace', row.workspace_id), row.sealed);
  const before = (await readAll()).map((row) => open(oldSealer, row));

  // Simulate a process that dies after the second batch.
  let updates = 0;
  const dying: Pick<Database, 'unscoped'> = {
    unscoped: async (statement) => {
      if (statement.text.startsWith('UPDATE') && ++updates > 2) throw new Error('died');
      return owner.unscoped(statement);
    },
  };
  const sealer = createSealer(next, [old]);
  await expect(resealValues(createContext(sealer, dying), batchOptions)).rejects.toThrow('died');
  const isNew = (row: { sealed: Buffer }) => readSealedKeyId(row.sealed) === deriveSealingKeyId(next);
  expect((await readAll()).filter(isNew)).toHaveLength(14);

  // A secret is rotated after its batch was read and before it is written.
  const [rotated] = (await readAll()).filter((row) => !isNew(row));
  if (rotated === undefined) throw new Error('No values are left to re-encrypt.');
  const fresh = sealer.seal(encodeId('workspace', rotated.workspace_id), 'whsec_fresh');
  let raced = false;
  const racing: Pick<Database, 'unscoped'> = {
    unscoped: async (statement) => {
      if (statement.text.startsWith('UPDATE') && !raced) {
        raced = true;
        await owner.unscoped({
          text: 'UPDATE webhook_secrets SET sealed = $1 WHERE id = $2',
          values: [fresh, rotated.id],
        });
      }
      return owner.unscoped(statement);
    },
  };
  const { json } = await resealValues(createContext(sealer, racing), batchOptions);
  expect(json).toEqual({ webhook_secrets: 25, second_factors: null });

  const after = await readAll();
  expect(after.every(isNew)).toBe(true);
  const newKeyOnly = createSealer(next);
  const expected = before.map((secret, index) => (after[index]?.id === rotated.id ? 'whsec_fresh' : secret));
  expect(after.map((row) => open(newKeyOnly, row))).toEqual(expected);
  expect((await resealValues(createContext(sealer), batchOptions)).json).toEqual({
    webhook_secrets: 0,
    second_factors: null,
  });
  expect((await showSealingKeys(createContext(newKeyOnly))).json).toMatchObject({
    webhook_secrets: [{ keyId: deriveSealingKeyId(next), count: 40 }],
  });
});

it('`sealing reseal` re-encrypts both secrets of an endpoint during a rotation', async () => {
  const [third, fourth] = [next, randomBytes(32).toString('base64')];
  const { id } = await createWorkspace(owner);
  const scope = { workspaceId: id, environment: 'live' } as const;
  await addTestEndpoint(owner, scope, 'https://default.example/hooks');
  const endpointId = await addTestEndpoint(owner, scope, 'https://receiver.example/hooks');
  const secret = await subscribeTestEndpoint(owner, { BLAZON_SEALING_KEY: third }, scope, { id: endpointId });
  const now = new Date();
  await owner.transaction(scope, (transaction) =>
    replaceEndpointSecret(transaction, scope, endpointId, {
      secret: { id: '', sealed: createSealer(third).seal(id, 'whsec_newer'), createdAt: now },
      oldUntil: new Date(now.getTime() + 3_600_000),
    }),
  );
  await resealValues(createContext(createSealer(fourth, [third])), batchOptions);
  const storedSecrets = await readEndpointSecrets(owner, scope, endpointId, now);
  expect(storedSecrets.map(({ sealed }) => createSealer(fourth).open(id, sealed))).toEqual([
    secret,
    'whsec_newer',
  ]);
  // Restore the key that the other tests expect.
  await resealValues(createContext(createSealer(next, [fourth])), batchOptions);
});

it('`sealing reseal` reports values that no key decrypts, and re-encrypts the others', async () => {
  const lost = randomBytes(32).toString('base64');
  const third = randomBytes(32).toString('base64');
  await seedSecrets(owner, lost, 3);
  const sealer = createSealer(third, [next]);
  await expect(resealValues(createContext(sealer), batchOptions)).rejects.toThrow(
    '3 values cannot be decrypted with any of the configured keys',
  );
  const notReencrypted = (await readAll()).filter(
    (row) => readSealedKeyId(row.sealed) !== deriveSealingKeyId(third),
  );
  expect(notReencrypted).toHaveLength(3);
});
