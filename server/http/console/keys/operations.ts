import type { DefinedOperation } from '../operation.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

/** API keys of a workspace. */
export const keyOperations: readonly DefinedOperation[] = [listKeys, createKey, revokeKey];
