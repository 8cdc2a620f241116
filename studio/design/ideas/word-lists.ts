// Parses word lists, short ones in the code and long ones in vocabulary.json, and looks words up.

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const wordSet = (list: readonly string[]): ReadonlySet<string> => new Set(list);

/** The word without a plural s. */
export const single = (word: string): string => word.replace(/s$/u, '');
