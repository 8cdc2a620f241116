// Selects the wishes or refusals of one kind: for the kind `motif`, the token `motif:oak` gives the value "oak".

import type { Brief } from './brief.ts';
import { ANIMALS, FARM_ANIMALS } from './closed-lists.ts';

export const wishedValues = (brief: Pick<Brief, 'wishes'>, kind: string): readonly string[] =>
  selectValuesOfKind(brief.wishes, kind);

const PLANTS: readonly string[] = ['flower', 'leaf', 'plant', 'tree'];

/**
 * Returns the refused values of a kind. "No animals" refuses every animal and "no plants" every plant. Refusing two
 * farm animals refuses all of them.
 */
export const avoidedValues = (brief: Pick<Brief, 'avoids'>, kind: string): readonly string[] => {
  const values = selectValuesOfKind(brief.avoids, kind);
  if (kind !== 'motif') return values;
  const refusesFarmAnimals = values.filter((value) => FARM_ANIMALS.includes(value)).length > 1;
  return [
    ...values,
    ...(values.includes('animal') ? ANIMALS : []),
    ...(values.includes('plant') ? PLANTS : []),
    ...(refusesFarmAnimals ? FARM_ANIMALS : []),
  ];
};

function selectValuesOfKind(tokens: readonly string[], kind: string): readonly string[] {
  const prefix = `${kind}:`;
  return tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));
}
