import type { DefinedOperation } from '../operation.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { getHealth } from './get-health.ts';

/** What the first screen shows: how far one has come, and how things go. */
export const overviewOperations: readonly DefinedOperation[] = [getFirstSteps, getHealth];
