import { decodeId } from '@blazon/contract/ids.ts';
import type { Environment, Scope } from '../domain/environment.ts';

/** Returns the first two values of every statement on rows of a workspace. */
export function scopeValues(scope: Scope): [string | undefined, Environment] {
  return [decodeId('workspace', scope.workspaceId), scope.environment];
}
