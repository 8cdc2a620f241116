import { detectLanguages } from '../text/languages.ts';
import type { Token } from '../text/tokenise.ts';
import type { Lexicon } from './compile.ts';
import { findOtherLexicon } from './other-lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** Returns the lexicons for reading a text, the main one first. */
export function chooseLexicons(text: string, tokens: readonly Token[]): Lexicon[] {
  const full = detectLanguages(text, tokens, LEXICONS).flatMap((language) => LEXICONS.get(language) ?? []);
  // A partly supported language comes first. Otherwise Dutch "wit" (white) would be read as the English word.
  return [...findOtherLexicon(text, tokens, full), ...full];
}
