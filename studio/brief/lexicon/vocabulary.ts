import type { Language } from '../brief.ts';

/**
 * The words of one language. A table has one meaning a line: `key = form, form of several words, stem~`. A stem
 * takes any ending of at most `endings` letters, or one of the listed particles.
 */
export interface Vocabulary {
  language: Language;
  endings: number | readonly string[];
  /** Other shapes of a typed word that are looked up too: plurals, clitics. */
  variants?: (folded: string) => readonly string[];
  /** Nouns are written together, the kind last: Hebammenpraxis, Neongelb. */
  compounds?: boolean;
  /** Words that tell the language and mean nothing here. */
  small: string;
  colours: string;
  looks: string;
  motifs: string;
  moods: string;
  trades: string;
  cues: string;
}
