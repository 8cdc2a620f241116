// What the tables of the prompt's languages say about a word.

export interface WordKnowledge {
  /** A word that some table of the prompt's languages lists. */
  isKnown: (word: string) => boolean;
  isTrade: (word: string) => boolean;
  /** Whether it is a trade and not also a picture or a look: it precedes a name and is not part of it. */
  isPlainTrade: (word: string) => boolean;
  /** How many characters at the start of an unspaced piece are trades. */
  leadingTrade: (piece: string) => number;
  /** Whether the tables explain every part of the text. */
  isExplained: (piece: string) => boolean;
  /** Whether it is a verb for what a firm does, or looks like one. */
  isVerb: (word: string) => boolean;
  /** Whether it is a colour, a mood or a kind of type: a list of looks is not a name. */
  isLook: (word: string) => boolean;
  /**
   * Whether it is a mood or a style ("elegant", "serif") and not a colour or a thing: it describes, and seldom names.
   */
  isManner: (word: string) => boolean;
  /** German writes every noun with a capital. */
  nounsAreCapital: boolean;
  /** Whether the trade follows the name, as in English; in other languages it precedes it. */
  tradesFollow: boolean;
}

/** Whether a condition holds for every word, and for each part of a hyphenated one. */
export const allWords = (words: readonly string[], holds: (word: string) => boolean): boolean =>
  words.every((word) => holds(word.toLowerCase()));
