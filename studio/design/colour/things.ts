// Objects with a typical colour, each with pairs of colours: a lead (the main colour of the logo) and its partner.

import { findSwatch } from '../../language/colour/swatches.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import rows from './things.json' with { type: 'json' };

export interface ColouredObject {
  /**
   * The words for the object. A word matches a whole word or, if it has at least four letters, the beginning of one.
   * With the prefix `=` it matches only a whole word, or the part of one before a place word such as "hill". With `~`
   * it also matches the end of a word.
   */
  words: readonly string[];
  /** Characters that mean the object in Chinese and Japanese names. */
  signs: string;
  pairs: readonly PaletteSketch[];
}

export const COLOURED_OBJECTS: readonly ColouredObject[] = rows.map(({ words, signs, pairs }) => ({
  words,
  signs,
  pairs: pairs.map(({ colours: [primary = '', secondary = ''], moods }) => ({
    primary: findSwatch(primary),
    secondary: findSwatch(secondary),
    moods,
  })),
}));
