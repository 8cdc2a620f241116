// Detects the languages of a prompt, the main one first. A script other than Latin decides the language; for Latin
// text, the language whose lexicon lists most of the words wins.

import type { Language } from '../brief.ts';
import type { Lexicon } from '../lexicon/compile.ts';
import { isInLexicon } from '../lexicon/match.ts';
import type { Token } from './tokenise.ts';

const LATIN_LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'tr'];
const SCRIPT_PATTERNS: readonly (readonly [Language, RegExp])[] = [
  ['el', /\p{Script=Greek}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
];
/** A second Latin-script language counts only if it lists this many words that the main language does not list. */
const MIN_WORDS_FOR_SECOND_LANGUAGE = 2;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const countLettersByScript = (text: string): { language: Language; letters: number }[] => {
  const found = SCRIPT_PATTERNS.map(([language, pattern]) => ({
    language,
    letters: countMatches(text, pattern),
  })).filter(({ letters }) => letters > 0);
  const japanese = found.find(({ language }) => language === 'ja');
  if (japanese === undefined) return found;
  // A text with kana is Japanese, so its Han characters count as Japanese too.
  japanese.letters += found.find(({ language }) => language === 'zh')?.letters ?? 0;
  return found.filter(({ language }) => language !== 'zh');
};

const LATIN_WORD = /^[a-z]/u;

const detectLatinLanguages = (
  tokens: readonly Token[],
  lexicons: ReadonlyMap<Language, Lexicon>,
): Language[] => {
  const words = [
    ...new Set(tokens.filter((token) => LATIN_WORD.test(token.folded)).map((token) => token.folded)),
  ];
  const scores = LATIN_LANGUAGES.flatMap((language) => {
    const lexicon = lexicons.get(language);
    if (lexicon === undefined) return [];
    let score = language === 'en' ? 0.5 : 0;
    for (const word of words) {
      if (lexicon.small.has(word)) score += 2;
      else if (isInLexicon(lexicon, word)) score += 1;
    }
    return [{ language, lexicon, score }];
  }).sort((one, other) => other.score - one.score);
  const [main] = scores;
  if (main === undefined) return [];
  const unexplained = words.filter((word) => word.length > 1 && !isInLexicon(main.lexicon, word));
  const candidates = scores.slice(1).filter(({ lexicon, language }) => {
    const explained = unexplained.filter((word) => isInLexicon(lexicon, word));
    return language === 'en' || explained.length >= MIN_WORDS_FOR_SECOND_LANGUAGE;
  });
  const strongest = candidates.filter(({ language }) => language !== 'en').slice(0, 1);
  const others = candidates.filter(
    (each) => each.language === 'en' || strongest.includes(each) || each.score >= 6,
  );
  return [main, ...others].map(({ language }) => language);
};

export const detectLanguages = (
  text: string,
  tokens: readonly Token[],
  lexicons: ReadonlyMap<Language, Lexicon>,
): Language[] => {
  const scripts = countLettersByScript(text).sort((one, other) => other.letters - one.letters);
  const latin = detectLatinLanguages(tokens, lexicons);
  const latinLetters = countMatches(text, /\p{Script=Latin}/gu);
  const nonLatin = scripts.map(({ language }) => language);
  const [first] = scripts;
  const isMainlyLatin = first === undefined || latinLetters > first.letters * 3;
  return isMainlyLatin ? [...latin, ...nonLatin] : [...nonLatin, ...latin];
};
