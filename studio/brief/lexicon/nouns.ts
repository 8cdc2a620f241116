// Ordinary nouns of other languages in a text, with their English word.

import type { Language } from '../brief.ts';
import type { Token } from '../text/tokenise.ts';
import type { Lexicon } from './compile.ts';
import { compile } from './compile.ts';
import { compileAll, VOCABULARIES } from './lexicons.ts';
import { matchAll } from './match.ts';

interface Noun {
  /** The tokens in which it stands, from `first` up to but not including `after`. */
  first: number;
  after: number;
  /** What it means, best first: `wedding dress`. */
  english: readonly string[];
  language: Language;
  /** It is part of a longer word: the leaf of "Kettenblatt" may be none. */
  compound: boolean;
}

export const NOUN_LANGUAGES: readonly Language[] = VOCABULARIES.filter(
  ({ nouns }) => nouns !== undefined,
).map(({ language }) => language);
/** As the compiler marks them: it splits compounds that are listed as trades. */
const TOLD_AS = 'trade:';

const LEXICONS = compileAll((vocabulary) => {
  const { nouns = {}, motifs, compounds = false } = vocabulary;
  // In languages with compounds their parts may be motifs too: "Fischzucht".
  return compile(vocabulary, [
    [TOLD_AS, nouns],
    [TOLD_AS, compounds ? motifs : {}],
  ]);
});

/** Left to right, the longest phrase first. */
export const nounsIn = (
  languages: readonly string[],
  text: string,
  tokens: readonly Token[],
): readonly Noun[] =>
  NOUN_LANGUAGES.filter((language) => languages.includes(language)).flatMap((language) => {
    const lexicon = LEXICONS.get(language);
    if (lexicon === undefined) return [];
    const find = (among: Lexicon) => matchAll([among], text, tokens, () => true);
    const found = find(lexicon);
    // Other languages do not split words: all are whole.
    const whole = new Set(
      (lexicon.compounds ? find({ ...lexicon, compounds: false }) : found).map(({ first }) => first),
    );
    return found.map(({ first, after, meanings }) => ({
      first,
      after,
      english: meanings.map((meaning) => meaning.slice(TOLD_AS.length)),
      language,
      compound: !whole.has(first),
    }));
  });
