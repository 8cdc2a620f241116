import type { Language } from '../brief.ts';

/** Words and phrases by meaning. A word that ends in `~` is a stem, and may have an ending that `endings` allows. */
export type FormTable = Readonly<Record<string, readonly string[]>>;

/** The contents of a file in studio/brief/lexicons. */
export interface LexiconFile {
  /** The maximum number of letters after a stem, or a list of all endings. */
  endings: number | readonly string[];
  /** Whether nouns form compounds whose last part is the main noun: Hebammenpraxis, Neongelb. */
  compounds?: boolean;
  /** Function words. They help to detect the language and have no other meaning here. */
  small: readonly string[];
  colours: FormTable;
  looks: FormTable;
  moods: FormTable;
  /** Words that change how others are read: `not`, `for`, `want`. */
  cues: FormTable;
}

/** The words of a lexicon file and the words for trades. */
export interface LexiconWords extends LexiconFile {
  /**
   * A key is the id of a trade. With `-` at its end it lists general words (shop, app, studio), which count less. With
   * `+` it lists verbs for what the firm does: "insure" in "we insure violins".
   */
  trades: FormTable;
  /** Second meanings: words that more commonly mean another trade. */
  tradesAfter?: FormTable;
}

/** Returns the forms of a typed word to look up: the word itself, its singular, the word without joined prefixes. */
export type FindVariants = (folded: string) => readonly string[];

/** The rules for finding words of a language. */
export interface Grammar extends Pick<LexiconWords, 'endings' | 'compounds'> {
  language: Language;
  variants?: FindVariants;
}

/** A fully supported language. */
export interface Vocabulary extends LexiconWords, Grammar {
  motifs: FormTable;
  /** Styles that are visible at a glance in lettering or a drawing. Only languages with a reviewed list have them. */
  styles?: FormTable;
  /** Words for abstract ideas, on which a mark can be based if the prompt requests no object. */
  ideas: FormTable;
  /** Words for refining an existing identity. */
  changes: { endings?: number; words: FormTable };
  /**
   * Ordinary nouns by their English translation: things in names, products and activities. English needs no such
   * table.
   */
  nouns?: FormTable;
}
