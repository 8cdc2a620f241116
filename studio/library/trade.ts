// A trade: its names in every language, and the look of its brands.

import type { Hex } from '../language/colour/palette.ts';

/** A pair that a studio would show, the lead first, with the moods that call for it. */
export interface PaletteSketch {
  primary: Hex;
  secondary: Hex;
  moods: readonly string[];
}

/** Forms are written as in studio/brief/lexicons: a word, a phrase, or a `stem~`. */
export interface TradeForms {
  /** Words such as shop, app, studio: they give way to the particular word of another trade. */
  general: readonly string[];
  named: readonly string[];
  /** An activity of the firm: in "we insure violins" the verb names the trade. */
  verbs: readonly string[];
}

export interface TradeWords extends TradeForms {
  /** Words whose first meaning is another trade. */
  second: TradeForms;
}

/** A trade within the trade, by the words that customers use, and its pictures, best first. */
export interface FinerTrade {
  names: readonly string[];
  pictures: readonly string[];
}

/** Properties of whole groups of trades; studio/design decides their effect. */
export const TRAITS = [
  /** It uses muted colours. */
  'muted',
  /** It has no look: unless the brief says what the firm does, a picture of it is generic. */
  'faceless',
  /** No joke in its logo, not even that of its name. */
  'sober',
  /** Its first drawings are cheerful. */
  'cheerful',
  /** It signs with a rule between mark and name. */
  'institution',
  /** Its emblem is a shield: clubs, schools, courts, towns. */
  'bears-arms',
  /** Firms are called after their partners. */
  'partnership',
  'keeps-books',
  /** A clinic for animals is read as two trades: the narrow one is meant, not the wide one. */
  'narrow',
  'wide',
  /** Trades that cook, pour or sell food may show any of it. */
  'edible',
  /** It sells dishes, on wheels too. */
  'dishes',
  'sells-anything',
  /** Trades that drive for a living, or make vehicles. */
  'drives',
  /** An inn or an imprint is called after its sign, whatever that is. */
  'called-after-sign',
  /** It likes a sign of two things: there only a known surname makes a couple. */
  'signed-by-two',
] as const;
export type Trait = (typeof TRAITS)[number];

export interface Trade {
  /** The name of its file: `bakery`. */
  id: string;
  /** The kind of lettering that its customers expect: a name of studio/design/type/type-of-trades.ts. */
  lettering: string;
  traits: readonly Trait[];
  /** Clichés of the trade. */
  cliches: readonly string[];
  /** The favourite first. */
  palettes: readonly PaletteSketch[];
  /**
   * Motifs or concepts of the library, best first: typical ones, and those that merely suit it. Pictures without a
   * drawing are skipped.
   */
  pictures: { plain: readonly string[]; fitting: readonly string[] };
  finer: readonly FinerTrade[];
  /** By the name of the lexicon: `en`, `de`, `nordic`. */
  words: ReadonlyMap<string, TradeWords>;
}
