// Defines the result of every palette change.

import { assignPalette, derivePaletteStyle } from '../../language/colour/role-colours.ts';
import type { FillCount } from '../../language/colour/role-colours.ts';
import type { ColourSeparation } from '../../language/colour/palette-gates.ts';
import { areSeparated } from '../../language/colour/palette-gates.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';

export interface PaletteChange {
  palette: Palette;
  /** A one-line description of the change, for the trace. */
  did: string;
  /** Whether the palette had already reached the limit and is unchanged. */
  saturated: boolean;
}

export const createPaletteChange = (palette: Palette, did: string): PaletteChange => ({
  palette,
  did,
  saturated: false,
});

export const createPaletteLimit = (palette: Palette, did: string): PaletteChange => ({
  palette,
  did,
  saturated: true,
});

/** Returns the palette with other brand colours, in the same style. */
export const replaceBrandColours = (
  palette: Palette,
  colours: { primary?: Hex; secondary?: Hex; fills?: FillCount },
  need: ColourSeparation,
): Palette =>
  assignPalette(colours.primary ?? palette.primary, colours.secondary ?? palette.secondary, {
    ...derivePaletteStyle(palette),
    fills: colours.fills ?? palette.fills,
    need,
  });

/**
 * Whether the changed brand colours differ enough from each other. If they were too similar before, any change is
 * accepted.
 */
export const keepsSeparation = (
  before: Palette,
  primary: Hex,
  secondary: Hex,
  need: ColourSeparation,
): boolean => areSeparated(primary, secondary, need) || !areSeparated(before.primary, before.secondary, need);
