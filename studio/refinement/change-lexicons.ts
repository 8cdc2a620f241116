// Compiles the words of change requests, and chooses the lexicons for a request. Prefixes of meanings: `!` verbs, `^`
// degrees, `#` parts of the logo, `=` comparatives, `%` shades; `mood+` and `mood-` are more and less of a mood.

import type { Language } from '../brief/brief.ts';
import type { Lexicon } from '../brief/lexicon/compile.ts';
import { compileLexicon } from '../brief/lexicon/compile.ts';
import { compileAllLexicons, LEXICONS } from '../brief/lexicon/lexicons.ts';
import { findAllHits } from '../brief/lexicon/match.ts';
import { detectLanguages } from '../brief/text/languages.ts';
import type { Token } from '../brief/text/tokenise.ts';

const CHANGE_LEXICONS = compileAllLexicons(({ language, endings, variants, changes }) =>
  compileLexicon({ language, endings: changes.endings ?? endings, ...(variants && { variants }) }, [
    ['', changes.words],
  ]),
);

const LATIN_LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'tr'];

export interface ChangeReader {
  /** The main language of the request. */
  language: Language;
  /** Words about changes, in the main language and in English. */
  change: readonly Lexicon[];
  /** The words that a brief may contain, in the same languages. */
  brief: readonly Lexicon[];
}

const createReader = (...languages: readonly [Language, ...Language[]]): ChangeReader => {
  const all = [...new Set(languages)];
  return {
    language: languages[0],
    change: all.flatMap((language) => CHANGE_LEXICONS.get(language) ?? []),
    brief: all.flatMap((language) => LEXICONS.get(language) ?? []),
  };
};

const alwaysTrue = (): boolean => true;

/** Counts the words of the request that are in the lexicons of a language. */
const countExplainedWords = (language: Language, text: string, tokens: readonly Token[]): number => {
  const explained = new Set<number>();
  const { change, brief } = createReader(language);
  for (const hit of findAllHits([...change, ...brief], text, tokens, alwaysTrue))
    for (let at = hit.first; at < hit.after; at += 1) explained.add(at);
  const small = LEXICONS.get(language)?.small;
  tokens.forEach((token, at) => {
    if (small?.has(token.folded) === true) explained.add(at);
  });
  return explained.size;
};

/**
 * Returns the language whose lexicons contain most words of the request. Unlike `detectLanguages`, it also counts
 * words about changes: "plus simple" is French, because the French lexicons contain more of it than the English ones.
 */
const chooseMainLatinLanguage = (
  text: string,
  tokens: readonly Token[],
  likely: readonly Language[],
): Language => {
  let best: Language = 'en';
  let mostExplained = -1;
  const order = [...likely.filter((each) => LATIN_LANGUAGES.includes(each)), ...LATIN_LANGUAGES];
  for (const language of order) {
    const explained = countExplainedWords(language, text, tokens) + (language === 'en' ? 0.5 : 0);
    if (explained > mostExplained) {
      best = language;
      mostExplained = explained;
    }
  }
  return best;
};

export const chooseReader = (text: string, tokens: readonly Token[]): ChangeReader => {
  const likely = detectLanguages(text, tokens, LEXICONS);
  const [first = 'en'] = likely;
  return createReader(
    LATIN_LANGUAGES.includes(first) ? chooseMainLatinLanguage(text, tokens, likely) : first,
    'en',
  );
};
