// A trade: what it is called in every language, and how a brand of it may look.

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
  /** What a firm says it does: in "we insure violins" the verb names the trade. */
  verbs: readonly string[];
}

export interface TradeWords extends TradeForms {
  /** Words that speak of another trade first. */
  second: TradeForms;
}

/** A trade within the trade, by the words that customers use, and its pictures, best first. */
export interface FinerTrade {
  names: readonly string[];
  pictures: readonly string[];
}

export interface Trade {
  /** The name of its file: `bakery`. */
  id: string;
  /** The kind of lettering that its customers expect: a name of studio/design/type/type-of-trades.ts. */
  lettering: string;
  /** It wears muted colours. */
  quiet: boolean;
  /** It looks like nothing: unless the brief says what the firm does, a picture of it is anybody's. */
  faceless: boolean;
  /** Motifs that the trade has worn out. */
  cliches: readonly string[];
  /** The favourite first. */
  palettes: readonly PaletteSketch[];
  /** Motifs or concepts of the library, best first: those that the trade is known by, and those that merely suit it. What nobody
   *  has drawn yet is passed over. */
  pictures: { plain: readonly string[]; fitting: readonly string[] };
  finer: readonly FinerTrade[];
  /** By the name of the lexicon: `en`, `de`, `nordic`. */
  words: ReadonlyMap<string, TradeWords>;
}
