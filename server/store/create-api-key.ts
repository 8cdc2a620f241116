import { createHash } from 'node:crypto';
import type { Transaction } from '../outside/postgres.ts';
import { makeApiKey } from '../rules/api-key.ts';
import type { Environment } from '../rules/environment.ts';
import type { NewId } from '../rules/new-id.ts';
import { insertApiKey } from './api-keys.ts';

interface KeySources {
  now(): Date;
  newId: NewId;
  randomBelow(limit: number): number;
}

interface KeyWish {
  readonly workspaceId: string;
  readonly environment: Environment;
  readonly label: string;
  readonly createdBy?: string;
}

/** The secret exists only in what this returns: the database keeps its hash and its last four characters. */
export async function createApiKey(
  transaction: Transaction,
  sources: KeySources,
  wish: KeyWish,
): Promise<{ readonly id: string; readonly secret: string; readonly createdAt: Date }> {
  const id = sources.newId('apiKey');
  const secret = makeApiKey(wish.environment, sources.randomBelow);
  const createdAt = sources.now();
  await insertApiKey(transaction, {
    ...wish,
    id,
    createdAt,
    secretHash: hashOfKey(secret),
    lastFour: secret.slice(-4),
  });
  return { id, secret, createdAt };
}

export function hashOfKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
