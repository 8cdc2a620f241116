// Things with a typical colour, each with pairs of lead and partner.

import { swatch } from '../../language/colour/swatches.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import rows from './things.json' with { type: 'json' };

export interface Thing {
  /**
   * Whole words and, from four letters on, beginnings of words. `=`: only whole or before a place; `~`: also endings
   * of words.
   */
  words: readonly string[];
  /** Characters of Chinese and Japanese names. */
  signs: string;
  pairs: readonly PaletteSketch[];
}

/** Of two things in one name, the longer word wins: a strawberry is not straw. */
export const THINGS: readonly Thing[] = rows.map(({ words, signs, pairs }) => ({
  words,
  signs,
  pairs: pairs.map(({ colours: [primary = '', secondary = ''], moods }) => ({
    primary: swatch(primary),
    secondary: swatch(secondary),
    moods,
  })),
}));
