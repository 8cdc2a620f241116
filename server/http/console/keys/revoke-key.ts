import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { revokeApiKey } from '../../../store/api-keys.ts';
import { findKey } from '../../../store/query-api-keys.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { showKey } from './key-view.ts';

/** In effect at the next request: nothing of a key is kept in memory anywhere. Revoking twice is once. */
export const revokeKey = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/keys/{key_id}/revoke',
    action: 'keys.manage',
  },
  async (parts, { scope, person, requestId, params }): Promise<ConsoleKey | ConsoleFailure> => {
    const key = await findKey(parts.database, scope, params['key_id'] ?? '');
    if (key === undefined) return consoleFail('not_found');
    if (key.revokedAt) return showKey(key);
    const now = parts.clock.now();
    await parts.database.transaction(scope, async (transaction) => {
      if (!(await revokeApiKey(transaction, scope.workspaceId, key.id, now))) return;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: parts.clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: now,
        actor: person.id,
        action: 'api_key.revoke',
        subject: key.id,
        requestId,
        details: {},
      });
    });
    return showKey({ ...key, revokedAt: now });
  },
);
