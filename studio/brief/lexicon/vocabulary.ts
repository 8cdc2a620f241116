import type { Language } from '../brief.ts';

/**
 * What is meant, and its forms: a word, a phrase, or a `stem~`. A stem takes any ending of at most `endings` letters, or
 * one of the listed particles.
 */
export type Table = Readonly<Record<string, readonly string[]>>;

/** A file of studio/brief/lexicons. */
export interface LexiconFile {
  endings: number | readonly string[];
  /** Nouns are written together, the kind last: Hebammenpraxis, Neongelb. */
  compounds?: boolean;
  /** Words that tell the language and mean nothing here. */
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
  /** Words that speak of another trade first. */
  tradesAfter?: Table;
}

/** Other shapes of a typed word that are looked up too: plurals, clitics. */
export type Variants = (folded: string) => readonly string[];

/** How words of a language are found. */
export interface Grammar extends Pick<Words, 'endings' | 'compounds'> {
  language: Language;
  variants?: Variants;
}

/** A language that is read in full. */
export interface Vocabulary extends Words, Grammar {
  motifs: Table;
  /** Styles that lettering or the drawing can show at a glance; in the languages in which we are sure of the words. */
  styles?: Table;
  /** What a mark may be built on, when no thing is asked for. */
  ideas: Table;
  /** What is said of an identity that is there already. */
  changes: { endings?: number; words: Table };
  /** Ordinary nouns by their English word: things that a name may say, and what people make, sell and do. English has its
   *  own. */
  nouns?: Table;
}
