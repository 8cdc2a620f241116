// The vocabulary of change requests, compiled like the brief's own: `!` verbs, `^` degrees, `#` nouns, `=`
// comparatives, `%` shades, and moods with their sign.

import type { Language } from '../brief/brief.ts';
import type { Lexicon } from '../brief/lexicon/compile.ts';
import { compile } from '../brief/lexicon/compile.ts';
import { compileAll, LEXICONS } from '../brief/lexicon/lexicons.ts';
import { matchAll } from '../brief/lexicon/match.ts';
import { languagesOf } from '../brief/text/languages.ts';
import type { Token } from '../brief/text/tokenise.ts';

const CHANGE_LEXICONS = compileAll(({ language, endings, variants, changes }) =>
  compile({ language, endings: changes.endings ?? endings, ...(variants && { variants }) }, [
    ['', changes.words],
  ]),
);

const LATIN: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'tr'];

export interface Reader {
  language: Language;
  /** The vocabulary of changes and of briefs; the main language before English. */
  change: readonly Lexicon[];
  brief: readonly Lexicon[];
}

const readerOf = (...languages: readonly [Language, ...Language[]]): Reader => {
  const all = [...new Set(languages)];
  return {
    language: languages[0],
    change: all.flatMap((language) => CHANGE_LEXICONS.get(language) ?? []),
    brief: all.flatMap((language) => LEXICONS.get(language) ?? []),
  };
};

const everything = (): boolean => true;

/** How many words of the request a language explains. */
const coverage = (language: Language, text: string, tokens: readonly Token[]): number => {
  const explained = new Set<number>();
  const { change, brief } = readerOf(language);
  for (const hit of matchAll([...change, ...brief], text, tokens, everything))
    for (let at = hit.first; at < hit.after; at += 1) explained.add(at);
  const small = LEXICONS.get(language)?.small;
  tokens.forEach((token, at) => {
    if (small?.has(token.folded) === true) explained.add(at);
  });
  return explained.size;
};

/**
 * Requests are short: "plus simple" is recognised as French because the French vocabulary explains more of it than
 * the English one.
 */
const mainLatin = (text: string, tokens: readonly Token[], likely: readonly Language[]): Language => {
  let best: Language = 'en';
  let most = -1;
  const order = [...likely.filter((each) => LATIN.includes(each)), ...LATIN];
  for (const language of order) {
    const explained = coverage(language, text, tokens) + (language === 'en' ? 0.5 : 0);
    if (explained > most) {
      best = language;
      most = explained;
    }
  }
  return best;
};

export const readerFor = (text: string, tokens: readonly Token[]): Reader => {
  const likely = languagesOf(text, tokens, LEXICONS);
  const [first = 'en'] = likely;
  return readerOf(LATIN.includes(first) ? mainLatin(text, tokens, likely) : first, 'en');
};
