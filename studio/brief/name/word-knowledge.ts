// Says what the lexicons of the prompt's languages know about a word.

export interface WordKnowledge {
  isKnown: (word: string) => boolean;
  isTrade: (word: string) => boolean;
  /** Whether the word is a trade, and not also a motif, a colour or a mood. Such a word is seldom part of a name. */
  isPlainTrade: (word: string) => boolean;
  /** Returns how many characters at the start of a text without spaces are trades. */
  leadingTrade: (piece: string) => number;
  /** Whether the lexicons list every word of the text. */
  isExplained: (piece: string) => boolean;
  /** Whether the word is a verb for what a firm does, or looks like one. */
  isVerb: (word: string) => boolean;
  /** Whether the word is a colour, a mood or a kind of type. A list of such words is not a name. */
  isLook: (word: string) => boolean;
  /** Whether the word is a mood or a style ("elegant", "serif"). Such a word describes, and is seldom a name. */
  isManner: (word: string) => boolean;
  /** Whether every noun has a capital, as in German. */
  nounsAreCapital: boolean;
  /** Whether the trade follows the name, as in English; in other languages it precedes it. */
  tradesFollow: boolean;
}

/** Whether the condition holds for each of the words in lower case. */
export const everyWordPart = (words: readonly string[], holds: (word: string) => boolean): boolean =>
  words.every((word) => holds(word.toLowerCase()));
