import { type UsageBreakdown, UsageQuery } from '@blazon/contract/console/usage.ts';
import { toUtcMonth } from '../../../domain/utc-calendar.ts';
import { readUsage } from '../../../store/usage.ts';
import { listKeyUsage, listProjectUsage } from '../../../store/usage-details.ts';
import { defineOperation } from '../operation.ts';

const maxRows = 100;

export const getUsageBreakdown = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/usage/breakdown',
    action: 'workspace.read',
    query: UsageQuery,
  },
  async ({ database, clock }, { scope, query }): Promise<UsageBreakdown> => {
    const month = query.month === undefined ? toUtcMonth(clock.now()) : `${query.month}-01`;
    const [projects, keys, used] = await Promise.all([
      listProjectUsage(database, scope, month, maxRows),
      listKeyUsage(database, scope, month, maxRows),
      readUsage(database, scope, month),
    ]);
    return {
      month: month.slice(0, 7),
      projects: projects.map((project) => ({
        project_id: project.projectId,
        name: project.name,
        used: project.used,
        monthly_budget: project.budget,
      })),
      keys: keys.map(({ key, used: count }) => ({
        key: key && {
          id: key.id,
          label: key.label,
          last_four: key.lastFour,
          is_revoked: key.isRevoked,
        },
        used: count,
      })),
      used,
    };
  },
);
