import type { DefinedOperation } from '../operation.ts';
import { getUsage } from './get-usage.ts';
import { getUsageBreakdown } from './get-usage-breakdown.ts';
import { listUsageMonths } from './list-months.ts';
import { getProjectBudget, setProjectBudget } from './project-budget.ts';

/** What was generated, by day, month, project and key, and what projects may use. */
export const usageOperations: readonly DefinedOperation[] = [
  getUsage,
  getUsageBreakdown,
  listUsageMonths,
  getProjectBudget,
  setProjectBudget,
];
