import { CreateKeyBody, type CreatedKey } from '@blazon/contract/console/keys.ts';
import { limits } from '@blazon/contract/limits.ts';
import type { Scope } from '../../../domain/environment.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { countKeys } from '../../../store/query-api-keys.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { createApiKey } from '../../../store/create-api-key.ts';
import { lockWorkspacePlan } from '../../../store/workspaces.ts';
import { createCliTokenDetail } from '../cli/authenticate.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { describeKeyLimits, readKeyLimits } from './read-key-limits.ts';
import { planAllowsKeys, toConsoleKey } from './key-view.ts';

const dayMilliseconds = 86_400_000;

export const createKey = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/keys',
    action: 'keys.manage',
    body: CreateKeyBody,
  },
  async (deps, { scope, person, requestId, body }): Promise<CreatedKey | ConsoleFailure> => {
    const { clock, database, enterKey } = deps;
    const { workspaceId, environment } = scope;
    const { label } = body;
    const keyLimits = readKeyLimits(body, clock.now());
    if (isConsoleFailure(keyLimits)) return keyLimits;
    return database.transaction(scope, async (transaction) => {
      const failure = await rejectKey(transaction, scope, clock.now());
      if (failure) return failure;
      const createdBy = person.id;
      const created = await createApiKey(transaction, clock, {
        workspaceId,
        environment,
        label,
        createdBy,
        limits: keyLimits,
        enterKey,
      });
      await insertAuditEntry(transaction, workspaceId, {
        id: clock.newId('auditEntry'),
        environment,
        createdAt: created.createdAt,
        actor: person.id,
        action: 'api_key.create',
        subject: created.id,
        requestId,
        details: { environment, label, ...describeKeyLimits(keyLimits), ...createCliTokenDetail(person) },
      });
      const key = toConsoleKey({
        ...unusedKeyFields,
        ...keyLimits,
        id: created.id,
        environment,
        label,
        lastFour: created.secret.slice(-4),
        createdAt: created.createdAt,
        createdBy: { id: person.id, name: person.name, isMember: true },
      });
      return { key, secret: created.secret };
    });
  },
);

const unusedKeyFields = {
  lastUsedAt: null,
  revokedAt: null,
  exposedAt: null,
  reportedAt: null,
  reportSource: null,
  reportUrl: null,
};

/**
 * Rejects a key that the plan or the limits do not allow. Locks the workspace until the transaction ends, so that
 * neither its plan nor its number of keys changes.
 */
async function rejectKey(
  transaction: Transaction,
  { workspaceId }: Scope,
  now: Date,
): Promise<ConsoleFailure | undefined> {
  if (!planAllowsKeys(await lockWorkspacePlan(transaction, workspaceId)))
    return createConsoleFailure('plan_has_no_keys');
  const since = new Date(now.getTime() - dayMilliseconds);
  const count = await countKeys(transaction, workspaceId, { since, maxCount: limits.apiKeysCreatedPerDay });
  if (count.active >= limits.activeApiKeys) return createConsoleFailure('too_many_keys');
  return count.made < limits.apiKeysCreatedPerDay ? undefined : createConsoleFailure('too_many_keys_made');
}
