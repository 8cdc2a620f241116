import type { Language } from '../brief.ts';

/**
 * A meaning and its forms: a word, a phrase, or a `stem~`. A stem takes any ending of at most `endings` letters, or
 * one of the listed particles.
 */
export type Table = Readonly<Record<string, readonly string[]>>;

/** A file of studio/brief/lexicons. */
export interface LexiconFile {
  endings: number | readonly string[];
  /** Nouns form compounds, the kind last: Hebammenpraxis, Neongelb. */
  compounds?: boolean;
  /** Words that identify the language and mean nothing here. */
  small: readonly string[];
  colours: Table;
  looks: Table;
  moods: Table;
  cues: Table;
}

/** With the words of trades. */
export interface Words extends LexiconFile {
  /** A key ending in `-` marks a general word (shop, app, studio) that gives way to any particular one; in `+`, what a firm
   *  says it does: in "we insure violins" the verb names the trade. */
  trades: Table;
  /** Words whose first meaning is another trade. */
  tradesAfter?: Table;
}

/** Other forms of a typed word that are looked up too: plurals, clitics. */
export type Variants = (folded: string) => readonly string[];

/** How words of a language are found. */
export interface Grammar extends Pick<Words, 'endings' | 'compounds'> {
  language: Language;
  variants?: Variants;
}

/** A fully supported language. */
export interface Vocabulary extends Words, Grammar {
  motifs: Table;
  /** Styles that lettering or the drawing can show at a glance; in languages whose words we are sure of. */
  styles?: Table;
  /** What a mark may be based on when no thing is requested. */
  ideas: Table;
  /** Words for refining an existing identity. */
  changes: { endings?: number; words: Table };
  /** Ordinary nouns by their English word: things in names, products and activities. English has its own. */
  nouns?: Table;
}
