import type { DefinedOperation } from '../operation.ts';
import { getUsage } from './get-usage.ts';
import { getUsageBreakdown } from './get-usage-breakdown.ts';
import { listUsageMonths } from './list-months.ts';
import { getProjectBudget, setProjectBudget } from './project-budget.ts';

/** Operations on usage by day, month, project and key, and on the budgets of projects. */
export const usageOperations: readonly DefinedOperation[] = [
  getUsage,
  getUsageBreakdown,
  listUsageMonths,
  getProjectBudget,
  setProjectBudget,
];
