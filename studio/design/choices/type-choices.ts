// The family and weights of an identity.

import type { Brief } from '../../brief/brief.ts';
import { rankFamilies } from '../type/rank-families.ts';
import type { Letterer } from '../../type/lettering.ts';
import { bodyWeight } from '../../type/nearest-weight.ts';
import { headingWeight } from '../type/type-weight.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { SeedStream } from '../../language/seed-stream.ts';

export function chooseType(letterer: Letterer, brief: Brief, stream: SeedStream): TypeChoice {
  const [best] = chooseTypes(letterer, brief, stream);
  if (best === undefined) throw new Error('There is no typeface at all');
  return best;
}

/** Best first. */
export function chooseTypes(letterer: Letterer, brief: Brief, stream: SeedStream): readonly TypeChoice[] {
  return rankFamilies(brief, letterer, stream).map(({ family }) => ({
    family: family.name,
    weightHeading: headingWeight(brief, family),
    weightBody: bodyWeight(family),
  }));
}
