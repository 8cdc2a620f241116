// Finds ordinary nouns of languages other than English in a text, with their English translations.

import type { Language } from '../brief.ts';
import type { Token } from '../text/tokenise.ts';
import type { Lexicon } from './compile.ts';
import { compileLexicon } from './compile.ts';
import { compileAllLexicons, VOCABULARIES } from './lexicons.ts';
import { findAllHits } from './match.ts';

interface Noun {
  /** The tokens of the noun, from `first` up to but not including `after`. */
  first: number;
  after: number;
  /** English translations, best first: `wedding dress`. */
  english: readonly string[];
  language: Language;
  /**
   * Whether the noun is only part of a longer word, where it may mean something else: the leaf ("Blatt") in
   * "Kettenblatt".
   */
  compound: boolean;
}

export const LANGUAGES_WITH_NOUNS: readonly Language[] = VOCABULARIES.filter(
  ({ nouns }) => nouns !== undefined,
).map(({ language }) => language);
/** Nouns are marked as trades, because compounds are split only into parts that are trades or colours. */
const TRADE_PREFIX = 'trade:';

const NOUN_LEXICONS = compileAllLexicons((vocabulary) => {
  const { nouns = {}, motifs, compounds = false } = vocabulary;
  // Parts of a compound may be motifs: "Fischzucht".
  return compileLexicon(vocabulary, [
    [TRADE_PREFIX, nouns],
    [TRADE_PREFIX, compounds ? motifs : {}],
  ]);
});

export const findNouns = (
  languages: readonly string[],
  text: string,
  tokens: readonly Token[],
): readonly Noun[] =>
  LANGUAGES_WITH_NOUNS.filter((language) => languages.includes(language)).flatMap((language) => {
    const lexicon = NOUN_LEXICONS.get(language);
    if (lexicon === undefined) return [];
    const find = (among: Lexicon) => findAllHits([among], text, tokens, () => true);
    const found = find(lexicon);
    // In a language without compounds, every match is a whole word.
    const wholeWords = new Set(
      (lexicon.compounds ? find({ ...lexicon, compounds: false }) : found).map(({ first }) => first),
    );
    return found.map(({ first, after, meanings }) => ({
      first,
      after,
      english: meanings.map((meaning) => meaning.slice(TRADE_PREFIX.length)),
      language,
      compound: !wholeWords.has(first),
    }));
  });
