import type { DefinedOperation } from '../operation.ts';
import { getOnboardingProgress } from './get-onboarding-progress.ts';
import { getHealth } from './get-health.ts';

/** Operations of the overview: onboarding progress and health. */
export const overviewOperations: readonly DefinedOperation[] = [getOnboardingProgress, getHealth];
