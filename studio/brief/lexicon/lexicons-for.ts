import { detectLanguages } from '../text/languages.ts';
import type { Token } from '../text/tokenise.ts';
import type { Lexicon } from './compile.ts';
import { findOtherLexicon } from './other-lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** Returns the lexicons for reading a text, the main one first. */
export function chooseLexicons(text: string, tokens: readonly Token[]): Lexicon[] {
  const whole = detectLanguages(text, tokens, LEXICONS).flatMap((language) => LEXICONS.get(language) ?? []);
  // A partly supported language comes first, because its words resemble those of the main one: Dutch "wit" means
  // white.
  return [...findOtherLexicon(text, tokens, whole), ...whole];
}
