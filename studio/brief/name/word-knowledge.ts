// What the tables of the prompt's languages say about a word.

export interface WordKnowledge {
  /** A word that some table of the prompt's languages lists. */
  isKnown: (word: string) => boolean;
  isTrade: (word: string) => boolean;
  /** A trade that is not also a picture or a look: it precedes a name and does not belong to it. */
  isPlainTrade: (word: string) => boolean;
  /** How many characters at the start of an unspaced piece are trades. */
  leadingTrade: (piece: string) => number;
  /** A piece that the tables explain completely. */
  isExplained: (piece: string) => boolean;
  /** A word for what a firm does, or that looks like one. */
  isVerb: (word: string) => boolean;
  /** A colour, a mood, a kind of type: a list of looks is no name. */
  isLook: (word: string) => boolean;
  /** A mood or a manner ("elegant", "serif"), and no colour or thing: it describes, and seldom names. */
  isManner: (word: string) => boolean;
  /** German writes every noun with a capital. */
  nounsAreCapital: boolean;
  /** In English a trade follows the name, in the other languages it precedes it. */
  tradesFollow: boolean;
}

/** Whether something holds for every word, however it is written. */
export const allWords = (words: readonly string[], holds: (word: string) => boolean): boolean =>
  words.every((word) => holds(word.toLowerCase()));
