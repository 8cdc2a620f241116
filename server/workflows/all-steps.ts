import { purgeProjectSteps } from './purge-project/steps.ts';
import { type SweepParts, sweepSteps } from './sweep/steps.ts';
import type { Database } from '../outside/postgres.ts';

/** Every step a worker can run. */
export function allSteps(parts: SweepParts & { readonly database: Database }) {
  return { ...purgeProjectSteps(parts.database), ...sweepSteps(parts) };
}
