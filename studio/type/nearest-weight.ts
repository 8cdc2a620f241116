import type { Family } from './lettering.ts';

/** Of the weights that exist, the one next to the wanted one. */
export const nearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));

/** For running text beside the logo: regular where there is one. */
export const bodyWeight = (family: Family): number => nearestWeight(family.weights, 400);
