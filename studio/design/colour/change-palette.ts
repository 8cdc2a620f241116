// Applies every colour refinement. The functions are pure: they never change their input.

import { makeMoreColourful, removeColour, setAccent, setPrimary, swapColours } from './change-colours.ts';
import type { DepthChangeScope } from './change-depth.ts';
import { makePastel, shiftDepth, shiftVividness } from './change-depth.ts';
import { shiftWarmth } from './change-warmth.ts';
import type { ColourSeparation } from '../../language/colour/palette-gates.ts';
import { MIN_SEPARATION } from '../../language/colour/palette-gates.ts';
import type { Palette } from '../../language/colour/palette.ts';
import type { PaletteChange } from './palette-change.ts';
import { createPaletteChange } from './palette-change.ts';

export type ColourChange =
  | { kind: 'warmer' | 'cooler' | 'more-vivid' | 'muted' | 'pastel' | 'more-colourful' }
  | { kind: 'darker' | 'lighter'; extent: DepthChangeScope }
  /** `colour` is a hex value or a colour in words, such as "burgundy" or "electric orange". */
  | { kind: 'set-primary' | 'set-accent'; colour: string }
  | { kind: 'monochrome' | 'swap' | 'keep' };

export const changePalette = (
  palette: Palette,
  change: ColourChange,
  need: ColourSeparation = MIN_SEPARATION,
): PaletteChange => {
  switch (change.kind) {
    case 'warmer':
      return shiftWarmth(palette, 1, need);
    case 'cooler':
      return shiftWarmth(palette, -1, need);
    case 'darker':
      return shiftDepth(palette, -1, change.extent, need);
    case 'lighter':
      return shiftDepth(palette, 1, change.extent, need);
    case 'more-vivid':
      return shiftVividness(palette, 1, need);
    case 'muted':
      return shiftVividness(palette, -1, need);
    case 'pastel':
      return makePastel(palette, need);
    case 'more-colourful':
      return makeMoreColourful(palette, need);
    case 'set-primary':
      return setPrimary(palette, change.colour, need);
    case 'set-accent':
      return setAccent(palette, change.colour, need);
    case 'monochrome':
      return removeColour(palette, need);
    case 'swap':
      return swapColours(palette, need);
    case 'keep':
      return createPaletteChange(palette, 'colours kept');
    default:
      return change satisfies never;
  }
};
