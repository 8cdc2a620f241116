import { languagesOf } from '../text/languages.ts';
import type { Token } from '../text/tokenise.ts';
import type { Lexicon } from './compile.ts';
import { findOtherLexicon } from './other-lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** The lexicons for reading a text, the main one first. */
export function lexiconsFor(text: string, tokens: readonly Token[]): Lexicon[] {
  const whole = languagesOf(text, tokens, LEXICONS).flatMap((language) => LEXICONS.get(language) ?? []);
  // Dutch "wit" means white: a partly supported language takes precedence over similar words of the main one.
  return [...findOtherLexicon(text, tokens, whole), ...whole];
}
