// Parses word lists and looks words up. Short lists are in the code, long ones in vocabulary.json.

export const parseWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const createWordSet = (list: readonly string[]): ReadonlySet<string> => new Set(list);

export const removePluralS = (word: string): string => word.replace(/s$/u, '');
