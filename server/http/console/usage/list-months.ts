import type { UsageMonths } from '@blazon/contract/console/usage.ts';
import { toUtcMonth } from '../../../domain/utc-calendar.ts';
import { readUsageMonths } from '../../../store/daily-usage.ts';
import { defineOperation } from '../operation.ts';

const maxMonths = 24;

export const listUsageMonths = defineOperation(
  { method: 'GET', path: '/api/workspaces/{workspace_id}/usage/months', action: 'workspace.read' },
  async ({ database, clock }, { scope }): Promise<UsageMonths> => {
    const currentMonth = toUtcMonth(clock.now());
    const months = await readUsageMonths(database, scope, maxMonths);
    return {
      data: months.map((row) => ({
        ...row,
        month: row.month.slice(0, 7),
        is_current: row.month === currentMonth,
      })),
    };
  },
);
