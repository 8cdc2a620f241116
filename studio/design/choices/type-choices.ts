// Chooses the typeface family and weights of an identity.

import type { Brief } from '../../brief/brief.ts';
import { type RankedFamily, rankFamilies } from '../type/rank-families.ts';
import type { Letterer } from '../../type/lettering.ts';
import { chooseBodyWeight } from '../../type/nearest-weight.ts';
import { chooseHeadingWeight } from '../type/type-weight.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { Sibling } from '../../record/studio.ts';
import type { SeedStream } from '../../language/seed-stream.ts';

export function chooseType(letterer: Letterer, brief: Brief, stream: SeedStream): TypeChoice {
  const [best] = chooseTypes(letterer, brief, stream);
  if (best === undefined) throw new Error('There is no typeface');
  return best;
}

/** How far below the best score a family may be and still suit the brief nearly as well. */
const MAX_FAMILY_SCORE_LOSS = 0.9;

/**
 * Returns the typefaces, best first. If there are siblings (other drawings for the same prompt), families that no
 * sibling has come first, provided that they suit the brief nearly as well as the best.
 */
export function chooseTypes(
  letterer: Letterer,
  brief: Brief,
  stream: SeedStream,
  siblings: readonly Sibling[] = [],
): readonly TypeChoice[] {
  const ranked = rankFamilies(brief, letterer, stream);
  const minScore = (ranked[0]?.score ?? 0) - MAX_FAMILY_SCORE_LOSS;
  const isNewAndSuitable = ({ family, score }: RankedFamily): boolean =>
    score >= minScore && siblings.every((sibling) => sibling.family !== family.name);
  const inOrder =
    siblings.length === 0
      ? ranked
      : [...ranked.filter(isNewAndSuitable), ...ranked.filter((each) => !isNewAndSuitable(each))];
  return inOrder.map(({ family }) => ({
    family: family.name,
    weightHeading: chooseHeadingWeight(brief, family),
    weightBody: chooseBodyWeight(family),
  }));
}
