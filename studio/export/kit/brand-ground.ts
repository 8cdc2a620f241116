// Chooses the brand ground: the background colour of covers, icons and the back of a business card.

import { isNeutral } from '../../language/colour/hue-families.ts';
import { type Hex, colourOfRole } from '../../language/colour/palette.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Fill } from '../../language/blazon/blazon.ts';

/**
 * Returns the primary colour, or the secondary colour if the primary is neutral but the secondary and the logo are
 * not.
 */
export function chooseBrandGround({ palette }: Decisions, fills: readonly Fill[]): Hex {
  const { primary, secondary, light } = palette;
  if (!isNeutral(primary) || isNeutral(secondary)) return primary;
  const inColour = fills.some(({ role }) => role !== 'none' && !isNeutral(colourOfRole(light, role)));
  return inColour ? secondary : primary;
}
