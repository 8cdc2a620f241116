// What the tables of the prompt's languages know of a word.

export interface WordKnowledge {
  /** A word that some table of the prompt's languages lists. */
  isKnown: (word: string) => boolean;
  isTrade: (word: string) => boolean;
  /** A trade that is no picture or look besides: it stands before a name and does not belong to it. */
  isPlainTrade: (word: string) => boolean;
  /** How many characters at the head of a piece without spaces are trades. */
  leadingTrade: (piece: string) => number;
  /** A piece that the tables explain from end to end. */
  isExplained: (piece: string) => boolean;
  /** A word for what a firm does, or that looks like one. */
  isVerb: (word: string) => boolean;
  /** A colour, a mood, a kind of type: a list of looks is no name. */
  isLook: (word: string) => boolean;
  /** A mood or a manner ("elegant", "serif"), and no colour or thing: it says how, and seldom names. */
  isManner: (word: string) => boolean;
  /** German writes every noun with a capital. */
  nounsAreCapital: boolean;
  /** In English a trade stands after what it belongs to, in the other languages before it. */
  tradesFollow: boolean;
}

/** Whether something holds for every word, however it is written. */
export const allWords = (words: readonly string[], holds: (word: string) => boolean): boolean =>
  words.every((word) => holds(word.toLowerCase()));
