import type { DefinedOperation } from '../operation.ts';
import { getOnboardingProgress } from './get-onboarding-progress.ts';
import { getHealth } from './get-health.ts';

/** What the first screen shows: how far one has come, and how things go. */
export const overviewOperations: readonly DefinedOperation[] = [getOnboardingProgress, getHealth];
