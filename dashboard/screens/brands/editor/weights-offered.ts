import type { LetterWeight } from './choices.ts';

/** Which ways a family still goes from the weight that the name has, or would have in this family. */
export function weightsOffered(weights: readonly number[], heading: number): LetterWeight[] {
  const now = weights.toSorted((one, other) => Math.abs(one - heading) - Math.abs(other - heading))[0];
  if (now === undefined) return [];
  return [
    ...(weights.some((weight) => weight > now) ? (['bolder'] as const) : []),
    ...(weights.some((weight) => weight < now) ? (['thinner'] as const) : []),
  ];
}
