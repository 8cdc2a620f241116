// The one colour that represents the identity: covers, icons, the back of a card.

import { isNeutral } from '../../language/colour/hue-families.ts';
import { type Hex, colourOfRole } from '../../language/colour/palette.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Fill } from '../../language/blazon/blazon.ts';

/** Returns the primary colour. If it is neutral and the logo has a colour, returns the secondary. */
export function chooseBrandGround({ palette }: Decisions, fills: readonly Fill[]): Hex {
  const { primary, secondary, light } = palette;
  if (!isNeutral(primary) || isNeutral(secondary)) return primary;
  const inColour = fills.some(({ role }) => role !== 'none' && !isNeutral(colourOfRole(light, role)));
  return inColour ? secondary : primary;
}
