import type { Family } from './lettering.ts';

/** The available weight nearest to the wanted one. */
export const nearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));

/** Returns the weight for running text beside the logo: regular if available. */
export const bodyWeight = (family: Family): number => nearestWeight(family.weights, 400);
