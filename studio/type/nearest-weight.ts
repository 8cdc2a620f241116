import type { Family } from './lettering.ts';

/** Returns the available weight nearest to the wanted one. If two are equally near, the one listed first. */
export const findNearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));

/** Returns the weight for body text: regular (400), or the nearest that the family has. */
export const chooseBodyWeight = (family: Family): number => findNearestWeight(family.weights, 400);
