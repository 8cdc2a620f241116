import type { LetterWeight } from './choices.ts';

/** Whether a family has a lighter and a bolder weight than the name has, or would have in this family. */
export function findOfferedWeights(weights: readonly number[], heading: number): LetterWeight[] {
  const now = weights.toSorted((one, other) => Math.abs(one - heading) - Math.abs(other - heading))[0];
  if (now === undefined) return [];
  return [
    ...(weights.some((weight) => weight > now) ? (['bolder'] as const) : []),
    ...(weights.some((weight) => weight < now) ? (['thinner'] as const) : []),
  ];
}
