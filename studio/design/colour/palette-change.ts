// What every change of a palette hands back.

import { assignPalette, styleOf } from '../../language/colour/role-colours.ts';
import type { Fills } from '../../language/colour/role-colours.ts';
import type { ColourSeparation } from '../../language/colour/palette-gates.ts';
import { areSeparated } from '../../language/colour/palette-gates.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';

export interface PaletteChange {
  palette: Palette;
  /** One line for the trace. */
  did: string;
  /** The end of the road: the palette is the one that came in. */
  saturated: boolean;
}

export const changed = (palette: Palette, did: string): PaletteChange => ({ palette, did, saturated: false });

export const atTheEnd = (palette: Palette, did: string): PaletteChange => ({ palette, did, saturated: true });

/** The palette with other brand colours, dressed in its own manner. */
export const withBrandColours = (
  palette: Palette,
  colours: { primary?: Hex; secondary?: Hex; fills?: Fills },
  need: ColourSeparation,
): Palette =>
  assignPalette(colours.primary ?? palette.primary, colours.secondary ?? palette.secondary, {
    ...styleOf(palette),
    fills: colours.fills ?? palette.fills,
    need,
  });

/** Colours that were too close before, because somebody gave them so, need not part now. */
export const keepsSeparation = (
  before: Palette,
  primary: Hex,
  secondary: Hex,
  need: ColourSeparation,
): boolean => areSeparated(primary, secondary, need) || !areSeparated(before.primary, before.secondary, need);
