// What the lexicons of the prompt's languages say about a word.

export interface WordKnowledge {
  isKnown: (word: string) => boolean;
  isTrade: (word: string) => boolean;
  /** Whether the word is a trade but not also a motif, a colour or a mood. Such a word is seldom part of a name. */
  isPlainTrade: (word: string) => boolean;
  /** Returns the number of characters at the start of a text without spaces that are trades. */
  leadingTrade: (piece: string) => number;
  /** Whether the lexicons list every word of the text. */
  isExplained: (piece: string) => boolean;
  /** Whether the word is, or looks like, a verb for what a firm does. */
  isVerb: (word: string) => boolean;
  /** Whether the word is a colour, a mood or a kind of type. A list of such words is not a name. */
  isLook: (word: string) => boolean;
  /**
   * Whether the word is a mood or a style ("elegant", "serif"). Such a word is usually a description and seldom a
   * name.
   */
  isManner: (word: string) => boolean;
  /** Whether the language capitalises every noun, as German does. */
  nounsAreCapital: boolean;
  /** Whether the trade follows the name, as in English, instead of preceding it. */
  tradesFollow: boolean;
}

/** Whether the condition holds for every word in its lower-case form. */
export const everyLowerCaseWord = (words: readonly string[], holds: (word: string) => boolean): boolean =>
  words.every((word) => holds(word.toLowerCase()));
