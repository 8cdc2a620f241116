import type { Family } from './lettering.ts';

/** The available weight nearest to the wanted one. */
export const findNearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));

/** Returns the weight for running text beside the logo: regular if available. */
export const chooseBodyWeight = (family: Family): number => findNearestWeight(family.weights, 400);
