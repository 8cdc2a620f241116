import { languagesOf } from '../text/languages.ts';
import type { Token } from '../text/tokenise.ts';
import type { Lexicon } from './compile.ts';
import { findOtherLexicon } from './other-lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** The lexicons to read a text with, the main one first. */
export function lexiconsFor(text: string, tokens: readonly Token[]): Lexicon[] {
  const whole = languagesOf(text, tokens, LEXICONS).flatMap((language) => LEXICONS.get(language) ?? []);
  // Dutch "wit" is white: a small language takes precedence over similar words of a large one.
  return [...findOtherLexicon(text, tokens, whole), ...whole];
}
