import { type FailureCode, failureCodes } from '@blazon/contract/errors.ts';
import type { Environment } from './environment.ts';

export type SimulatedOutcome = FailureCode | 'success' | 'slow';

/** How long a job with the prompt `simulate slow` takes. */
const slowOutcomeMilliseconds = 8_000;

const SIMULATE_PREFIX = 'simulate ';

function isOutcome(word: string): word is SimulatedOutcome {
  return word === 'success' || word === 'slow' || Object.hasOwn(failureCodes, word);
}

/**
 * Returns the outcome that a sandbox prompt such as `simulate slow` asks for, so that clients can test every case.
 * Returns undefined if the prompt is to be drawn: every other sandbox prompt, and every live prompt.
 */
export function readSimulatedOutcome(environment: Environment, prompt: string): SimulatedOutcome | undefined {
  if (environment !== 'sandbox') return undefined;
  const words = prompt.trim().toLowerCase();
  if (!words.startsWith(SIMULATE_PREFIX)) return undefined;
  const outcome = words.slice(SIMULATE_PREFIX.length);
  return isOutcome(outcome) ? outcome : undefined;
}

/** Returns how long a job must still wait for its simulated outcome. The workflow waits, so no worker is blocked. */
export function computeSimulatedDelay(
  environment: Environment,
  job: { readonly prompt: string; readonly startedAt: Date },
  now: Date,
): number {
  if (readSimulatedOutcome(environment, job.prompt) !== 'slow') return 0;
  return Math.max(0, job.startedAt.getTime() + slowOutcomeMilliseconds - now.getTime());
}
