// How the tables of this room are written, and how a word is looked up in them.

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Without the s of a plural. */
export const single = (word: string): string => word.replace(/s$/u, '');
