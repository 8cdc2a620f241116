// Trade: a line of business, with the words that name it in each language, and the look of its brands.

import type { Hex } from '../language/colour/palette.ts';

/** A pair of colours, and the moods that it suits. */
export interface PaletteSketch {
  primary: Hex;
  secondary: Hex;
  moods: readonly string[];
}

/** Words that name a trade, written as in studio/brief/lexicons: a word, a phrase, or a `stem~`. */
export interface TradeForms {
  /** Words of many trades, such as shop, app or studio. A word in `named` of another trade takes precedence. */
  general: readonly string[];
  /** Words that name this trade alone. */
  named: readonly string[];
  /** What the firm does: "insure" in "we insure violins". */
  verbs: readonly string[];
}

export interface TradeWords extends TradeForms {
  /** Words whose first meaning is another trade, and whose second meaning is this trade. */
  second: TradeForms;
}

/** A specific trade within a trade: the words that name it, and its pictures, best first. */
export interface SpecificTrade {
  names: readonly string[];
  pictures: readonly string[];
}

/** Properties that several trades share. Their effects are in studio/design. Below, "it" is the trade. */
export const TRAITS = [
  /** Its brands use muted colours. */
  'muted',
  /** It has no typical picture: one is used only if the brief says what the firm does. */
  'faceless',
  /** Its logos contain no jokes, not even if the name is one. */
  'sober',
  /** Cheerful drawings come first. */
  'cheerful',
  /** Its logos have a rule between mark and name. */
  'institution',
  /** Its emblem is a shield, as for clubs, schools, courts and towns. */
  'bears-arms',
  /** Its firms are usually named after their partners. */
  'partnership',
  'keeps-books',
  /** It is a special case of a `wide` trade, and ranks before it: a clinic for animals is a vet's, not a doctor's. */
  'narrow',
  'wide',
  /** It cooks, pours or sells food, and may show any food. */
  'edible',
  /** It sells prepared dishes, perhaps from a vehicle. */
  'dishes',
  'sells-anything',
  /** It drives for a living, or makes vehicles. */
  'drives',
  /** Its firms are often named after a sign that may show anything, as inns and imprints are. */
  'called-after-sign',
  /**
   * The names of its firms often join two things, so "X & Y" names two partners only if it contains a known surname.
   */
  'signed-by-two',
] as const;
export type Trait = (typeof TRAITS)[number];

export interface Trade {
  /** The name of its file: `bakery`. */
  id: string;
  /** The kind of lettering that its customers expect, from studio/design/type/type-of-trades.ts. */
  lettering: string;
  traits: readonly Trait[];
  /** Pictures that too many brands of the trade use. */
  cliches: readonly string[];
  /** Pairs of colours, the favourite first. */
  palettes: readonly PaletteSketch[];
  /**
   * Motifs or concepts of the library, best first. `plain` pictures show the trade, `fitting` ones merely suit it.
   * Pictures without a drawing are skipped.
   */
  pictures: { plain: readonly string[]; fitting: readonly string[] };
  finer: readonly SpecificTrade[];
  /** The words of the trade by lexicon: `en`, `de`, `nordic`. */
  words: ReadonlyMap<string, TradeWords>;
}
