import { ChangeKeyBody, type ConsoleKey } from '@blazon/contract/console/keys.ts';
import { changeKeyLimits, type KeyLimits } from '../../../store/api-keys.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { findKey } from '../../../store/query-api-keys.ts';
import { createCliTokenDetail } from '../cli/authenticate.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toConsoleKey } from './key-view.ts';
import { describeKeyLimits, readKeyLimits } from './read-key-limits.ts';

/** Changes the given limits of an active key. Idempotent. */
export const changeKey = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}/{environment}/keys/{key_id}',
    action: 'keys.manage',
    body: ChangeKeyBody,
  },
  async (deps, { scope, person, requestId, params, body }): Promise<ConsoleKey | ConsoleFailure> => {
    const now = deps.clock.now();
    const newLimits = readKeyLimits(body, now);
    if (isConsoleFailure(newLimits)) return newLimits;
    const key = await findKey(deps.database, scope, params['key_id'] ?? '');
    if (key === undefined || key.revokedAt) return createConsoleFailure('not_found');
    return deps.database.transaction(scope, async (transaction) => {
      const { workspaceId, environment } = scope;
      const changes = selectChanges(newLimits, body);
      const limits = await changeKeyLimits(transaction, { workspaceId, id: key.id }, changes, now);
      if (limits === undefined)
        return createConsoleFailure('invalid_input', {
          message: 'The key has expired or was revoked. Create a new one.',
        });
      await insertAuditEntry(transaction, workspaceId, {
        id: deps.clock.newId('auditEntry'),
        environment,
        createdAt: now,
        actor: person.id,
        action: 'api_key.change',
        subject: key.id,
        requestId,
        details: { label: key.label, ...describeKeyLimits(limits), ...createCliTokenDetail(person) },
      });
      return toConsoleKey({ ...key, ...limits });
    });
  },
);

function selectChanges(newLimits: KeyLimits, body: ChangeKeyBody): Partial<KeyLimits> {
  return {
    ...(body.expires_at !== undefined && { expiresAt: newLimits.expiresAt }),
    ...(body.scopes !== undefined && { scopes: newLimits.scopes }),
    ...(body.allowed_networks !== undefined && { allowedNetworks: newLimits.allowedNetworks }),
  };
}
