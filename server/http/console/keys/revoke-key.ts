import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { revokeApiKey } from '../../../store/api-keys.ts';
import { findKey } from '../../../store/query-api-keys.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { createCliTokenDetail } from '../cli/authenticate.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toConsoleKey } from './key-view.ts';

/**
 * Revokes a key. Takes effect at the next request, because no process caches keys. A repeated call has no further
 * effect.
 */
export const revokeKey = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/keys/{key_id}/revoke',
    action: 'keys.manage',
  },
  async (deps, { scope, person, requestId, params }): Promise<ConsoleKey | ConsoleFailure> => {
    const key = await findKey(deps.database, scope, params['key_id'] ?? '');
    if (key === undefined) return createConsoleFailure('not_found');
    if (key.revokedAt) return toConsoleKey(key);
    const now = deps.clock.now();
    await deps.database.transaction(scope, async (transaction) => {
      if (!(await revokeApiKey(transaction, scope.workspaceId, key.id, now))) return;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: deps.clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: now,
        actor: person.id,
        action: 'api_key.revoke',
        subject: key.id,
        requestId,
        details: { ...createCliTokenDetail(person) },
      });
    });
    return toConsoleKey({ ...key, revokedAt: now });
  },
);
