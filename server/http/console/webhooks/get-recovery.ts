import { RecoveryQuery, type RecoveryState } from '@blazon/contract/console/webhooks.ts';
import { defineOperation } from '../operation.ts';
import { readRecovery } from './recovery-state.ts';

/** Returns how many events a recovery from a given time would resend, and whether a recovery is in progress. */
export const getRecovery = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/recovery',
    action: 'workspace.read',
    query: RecoveryQuery,
  },
  async (deps, { scope, query }): Promise<RecoveryState> => {
    const oldest = new Date(deps.clock.now().getTime() - deps.historyDays * 86_400_000);
    const since = query.since === undefined ? oldest : new Date(Number(query.since) * 1000);
    return readRecovery(deps, scope, since, query.endpoint_id);
  },
);
