// Returns the wishes and refusals of a brief by kind. They are tokens such as `motif:oak`.

import type { Brief } from './brief.ts';
import { ANIMALS, FARM_ANIMALS } from './closed-lists.ts';

export const wishedValues = (brief: Pick<Brief, 'wishes'>, kind: string): readonly string[] =>
  valuesOfKind(brief.wishes, kind);

const PLANTS: readonly string[] = ['flower', 'leaf', 'plant', 'tree'];

/**
 * Returns the refused values of a kind. A refused group covers all of its members: "no animals", "no plants", "no
 * pigs, no cows".
 */
export const avoidedValues = (brief: Pick<Brief, 'avoids'>, kind: string): readonly string[] => {
  const values = valuesOfKind(brief.avoids, kind);
  if (kind !== 'motif') return values;
  const farmyard = values.filter((value) => FARM_ANIMALS.includes(value)).length > 1;
  return [
    ...values,
    ...(values.includes('animal') ? ANIMALS : []),
    ...(values.includes('plant') ? PLANTS : []),
    ...(farmyard ? FARM_ANIMALS : []),
  ];
};

function valuesOfKind(tokens: readonly string[], kind: string): readonly string[] {
  const prefix = `${kind}:`;
  return tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));
}
