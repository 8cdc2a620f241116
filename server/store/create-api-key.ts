import { createHash } from 'node:crypto';
import type { Transaction } from '../integrations/postgres.ts';
import { generateApiKey } from '../domain/api-key.ts';
import type { Environment } from '../domain/environment.ts';
import type { IdGenerator } from '../domain/new-id.ts';
import type { EnterKey } from './directory.ts';
import { insertApiKey, type KeyLimits, noKeyLimits } from './api-keys.ts';

interface KeyGenerator {
  now(): Date;
  newId: IdGenerator;
  randomBelow(limit: number): number;
}

interface NewApiKey {
  readonly workspaceId: string;
  readonly environment: Environment;
  readonly label: string;
  readonly createdBy?: string;
  /** A key is unrestricted by default. */
  readonly limits?: KeyLimits;
  /** Undefined if the service runs without a directory of cells. */
  readonly enterKey: EnterKey | undefined;
}

/** Creates a key and returns its secret. The database stores only the hash and the last four characters. */
export async function createApiKey(
  transaction: Transaction,
  generator: KeyGenerator,
  { limits = noKeyLimits, enterKey, ...details }: NewApiKey,
): Promise<{ readonly id: string; readonly secret: string; readonly createdAt: Date }> {
  const id = generator.newId('apiKey');
  const secret = generateApiKey(details.environment, generator.randomBelow);
  const createdAt = generator.now();
  const secretHash = hashApiKey(secret);
  await enterKey?.(transaction, { workspaceId: details.workspaceId, secretHash });
  await insertApiKey(transaction, {
    ...details,
    ...limits,
    id,
    createdAt,
    secretHash,
    lastFour: secret.slice(-4),
  });
  return { id, secret, createdAt };
}

export function hashApiKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
