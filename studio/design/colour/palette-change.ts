// What every change of a palette hands back.

import { dress, styleOf } from '../../language/colour/role-colours.ts';
import type { Fills } from '../../language/colour/role-colours.ts';
import type { Apartness } from '../../language/colour/palette-gates.ts';
import { areApart } from '../../language/colour/palette-gates.ts';
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
export const redressed = (
  palette: Palette,
  colours: { primary?: Hex; secondary?: Hex; fills?: Fills },
  need: Apartness,
): Palette =>
  dress(colours.primary ?? palette.primary, colours.secondary ?? palette.secondary, {
    ...styleOf(palette),
    fills: colours.fills ?? palette.fills,
    need,
  });

/** Colours that were too close before, because somebody gave them so, need not part now. */
export const staysApart = (before: Palette, primary: Hex, secondary: Hex, need: Apartness): boolean =>
  areApart(primary, secondary, need) || !areApart(before.primary, before.secondary, need);
