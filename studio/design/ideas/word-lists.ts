// Parses word lists and looks words up. Short lists are in the code, long ones in vocabulary.json.

export const parseWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const wordSet = (list: readonly string[]): ReadonlySet<string> => new Set(list);

export const withoutPluralS = (word: string): string => word.replace(/s$/u, '');
