import type { DefinedOperation } from '../operation.ts';
import { getUsage } from './get-usage.ts';
import { listUsageMonths } from './list-months.ts';

/** Generations by day and by month. */
export const usageOperations: readonly DefinedOperation[] = [getUsage, listUsageMonths];
