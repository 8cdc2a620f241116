import type { Language } from '../brief.ts';

/**
 * Words by meaning. An entry is a word, a phrase, or a `stem~`, which may take any ending of at most `endings`
 * letters, or one of the listed particles.
 */
export type Table = Readonly<Record<string, readonly string[]>>;

/** The contents of a file in studio/brief/lexicons. */
export interface LexiconFile {
  endings: number | readonly string[];
  /** Whether nouns form compounds whose last part is the main noun: Hebammenpraxis, Neongelb. */
  compounds?: boolean;
  /** Function words, which identify the language and have no meaning here. */
  small: readonly string[];
  colours: Table;
  looks: Table;
  moods: Table;
  cues: Table;
}

/** The words of a file together with those of trades. */
export interface LexiconWords extends LexiconFile {
  /**
   * Keys ending in `-` are general words (shop, app, studio), which count less than specific ones. Keys ending in `+`
   * are verbs for what the firm does: in "we insure violins" the verb names the trade.
   */
  trades: Table;
  /** Words whose more common meaning is another trade. */
  tradesAfter?: Table;
}

/** Returns other forms of a typed word to look up: plurals, clitics. */
export type FindVariants = (folded: string) => readonly string[];

/** The rules for finding words of a language. */
export interface Grammar extends Pick<LexiconWords, 'endings' | 'compounds'> {
  language: Language;
  variants?: FindVariants;
}

/** A fully supported language. */
export interface Vocabulary extends LexiconWords, Grammar {
  motifs: Table;
  /** Styles that are visible at a glance in lettering or a drawing. Only languages with a reviewed list have them. */
  styles?: Table;
  /** Ideas for a mark when the prompt requests no object. */
  ideas: Table;
  /** Words for refining an existing identity. */
  changes: { endings?: number; words: Table };
  /**
   * Ordinary nouns by their English translation: things in names, products and activities. English needs no such
   * table.
   */
  nouns?: Table;
}
