// How word lists are written, short ones in the code and long ones in vocabulary.json, and how a word is looked up in them.

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const wordSet = (list: readonly string[]): ReadonlySet<string> => new Set(list);

/** Without the s of a plural. */
export const single = (word: string): string => word.replace(/s$/u, '');
