import type { Health } from '@blazon/contract/console/overview.ts';
import { summariseHealth } from '../../../domain/summarise-health.ts';
import { listRecentEvents } from '../../../store/recent-events.ts';
import { defineOperation } from '../operation.ts';

const healthPeriodDays = 7;
/** Enough events for a meaningful rate, and few enough to read in one query. */
const maxEvents = 1_000;

export const getHealth = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/health',
    action: 'workspace.read',
  },
  async (deps, { scope }): Promise<Health> => {
    const since = new Date(deps.clock.now().getTime() - healthPeriodDays * 86_400_000);
    const events = await listRecentEvents(deps.database, scope, { since, count: maxEvents });
    const { medianSeconds, ...counts } = summariseHealth(events);
    return {
      since: Math.floor(since.getTime() / 1000),
      is_cut: events.length === maxEvents,
      ...counts,
      median_seconds: medianSeconds === undefined ? null : Math.round(medianSeconds * 10) / 10,
    };
  },
);
