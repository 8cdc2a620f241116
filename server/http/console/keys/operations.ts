import type { DefinedOperation } from '../operation.ts';
import { changeKey } from './change-key.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { listMemberKeys } from './list-member-keys.ts';
import { revokeKey } from './revoke-key.ts';

/** Operations on API keys. */
export const keyOperations: readonly DefinedOperation[] = [
  listKeys,
  listMemberKeys,
  createKey,
  changeKey,
  revokeKey,
];
