// Reads the words of the lexicons, by file. Prompts made of words that the reader knows take longest to read.

import { readdirSync, readFileSync } from 'node:fs';
import { TRADES } from '@blazon/studio/library/trades.ts';

const LEXICONS_FOLDER = new URL('../../studio/brief/lexicons/', import.meta.url);

const collectWords = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll('~', '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectWords) : [];
};

/** Returns the words of each lexicon, with the names of trades in its language. */
export const readLexiconWords = (): readonly (readonly string[])[] =>
  readdirSync(LEXICONS_FOLDER).map((name) => {
    const trades = [...TRADES.values()].map(({ words }) => words.get(name.replace('.json', '')));
    const words = collectWords([JSON.parse(readFileSync(new URL(name, LEXICONS_FOLDER), 'utf8')), trades]);
    return [...new Set(words.filter((word) => word !== ''))];
  });
