// A trade: its names in every language, and the look of its brands.

import type { Hex } from '../language/colour/palette.ts';

/** A suitable pair, the lead first, with the moods it suits. */
export interface PaletteSketch {
  primary: Hex;
  secondary: Hex;
  moods: readonly string[];
}

/** Forms are written as in studio/brief/lexicons: a word, a phrase, or a `stem~`. */
export interface TradeForms {
  /** Words such as shop, app, studio: a specific word of another trade takes precedence. */
  general: readonly string[];
  named: readonly string[];
  /** An activity of the firm: in "we insure violins" the verb names the trade. */
  verbs: readonly string[];
}

export interface TradeWords extends TradeForms {
  /** Words whose first meaning is another trade. */
  second: TradeForms;
}

/** A more specific trade, by the words that customers use, and its pictures, best first. */
export interface SpecificTrade {
  names: readonly string[];
  pictures: readonly string[];
}

/** Properties of whole groups of trades; studio/design decides their effect. */
export const TRAITS = [
  /** It uses muted colours. */
  'muted',
  /** It has no typical look: unless the brief says what the firm does, a picture of it is generic. */
  'faceless',
  /** Its logo contains no joke, not even that of its name. */
  'sober',
  /** Its first drawings are cheerful. */
  'cheerful',
  /** Its lockups have a rule between mark and name. */
  'institution',
  /** Its emblem is a shield: clubs, schools, courts, towns. */
  'bears-arms',
  /** Firms are usually named after their partners. */
  'partnership',
  'keeps-books',
  /**
   * The narrower of two trades: a clinic for animals is also read as a clinic, but only the narrower trade is meant.
   */
  'narrow',
  'wide',
  /** Trades that cook, pour or sell food may show any of it. */
  'edible',
  /** It sells dishes, perhaps from a vehicle. */
  'dishes',
  'sells-anything',
  /** Trades that drive for a living, or make vehicles. */
  'drives',
  /** An inn or an imprint is named after its sign, whatever that is. */
  'called-after-sign',
  /** Its names often join two things: only a known surname makes a pair of partners. */
  'signed-by-two',
] as const;
export type Trait = (typeof TRAITS)[number];

export interface Trade {
  /** The name of its file: `bakery`. */
  id: string;
  /** The kind of lettering that its customers expect, from studio/design/type/type-of-trades.ts. */
  lettering: string;
  traits: readonly Trait[];
  /** Clichés of the trade. */
  cliches: readonly string[];
  /** Pairs of colours, the favourite first. */
  palettes: readonly PaletteSketch[];
  /**
   * Motifs or concepts of the library, best first: typical ones, and those that merely suit it. Pictures without a
   * drawing are skipped.
   */
  pictures: { plain: readonly string[]; fitting: readonly string[] };
  finer: readonly SpecificTrade[];
  /** Words by the name of the lexicon: `en`, `de`, `nordic`. */
  words: ReadonlyMap<string, TradeWords>;
}
