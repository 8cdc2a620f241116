import type { LetterWeightChange } from './choices.ts';

/**
 * Returns the changes of weight that a family allows. `heading` is the weight of the name; if the family lacks it, its
 * nearest weight counts.
 */
export function findOfferedWeights(weights: readonly number[], heading: number): LetterWeightChange[] {
  const nearestWeight = weights.toSorted(
    (one, other) => Math.abs(one - heading) - Math.abs(other - heading),
  )[0];
  if (nearestWeight === undefined) return [];
  return [
    ...(weights.some((weight) => weight > nearestWeight) ? (['bolder'] as const) : []),
    ...(weights.some((weight) => weight < nearestWeight) ? (['thinner'] as const) : []),
  ];
}
