// Lists objects with a typical colour, each with pairs of lead and partner.

import { findSwatch } from '../../language/colour/swatches.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import rows from './things.json' with { type: 'json' };

export interface Thing {
  /**
   * Words that match whole or, from four letters on, at the start of a word. `=` marks words that match only whole or
   * before a place; `~` marks those that also match at the end.
   */
  words: readonly string[];
  /** Characters that mean the object in Chinese and Japanese names. */
  signs: string;
  pairs: readonly PaletteSketch[];
}

/** If a name contains two objects, the longer word wins: a strawberry is not straw. */
export const THINGS: readonly Thing[] = rows.map(({ words, signs, pairs }) => ({
  words,
  signs,
  pairs: pairs.map(({ colours: [primary = '', secondary = ''], moods }) => ({
    primary: findSwatch(primary),
    secondary: findSwatch(secondary),
    moods,
  })),
}));
