import { createHash } from 'node:crypto';
import type { Plan } from '@blazon/contract/limits.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { generateApiKey } from '../../domain/api-key.ts';
import { type Environment, environments } from '../../domain/environment.ts';
import { insertApiKey, noKeyLimits } from '../../store/api-keys.ts';
import { insertWorkspace } from '../../store/workspaces.ts';

const clock = systemClock();

/** A workspace with one API key per environment. */
export interface TestWorkspace {
  readonly id: string;
  readonly keys: Readonly<Record<Environment, string>>;
  readonly keyIds: Readonly<Record<Environment, string>>;
}

export async function createWorkspace(owner: Database, plan: Plan = 'agency'): Promise<TestWorkspace> {
  const id = clock.newId('workspace');
  const keys = {
    live: generateApiKey('live', clock.randomBelow),
    sandbox: generateApiKey('sandbox', clock.randomBelow),
  };
  const keyIds = { live: clock.newId('apiKey'), sandbox: clock.newId('apiKey') };
  const createdAt = clock.now();
  await owner.unscopedTransaction(async (transaction) => {
    await insertWorkspace(transaction, { id, name: 'Test', plan, createdAt });
    for (const environment of environments) {
      await insertApiKey(transaction, {
        ...noKeyLimits,
        workspaceId: id,
        id: keyIds[environment],
        environment,
        label: 'test',
        secretHash: createHash('sha256').update(keys[environment]).digest(),
        lastFour: keys[environment].slice(-4),
        createdAt,
      });
    }
  });
  return { id, keys, keyIds };
}
