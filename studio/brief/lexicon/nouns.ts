// Ordinary nouns of the other languages, found in a text and told by their English word.

import type { Language } from '../brief.ts';
import type { Token } from '../text/tokenise.ts';
import { NOUNS } from '../words/nouns.ts';
import type { Lexicon } from './compile.ts';
import { compile } from './compile.ts';
import { VOCABULARIES } from './lexicons.ts';
import { matchAll } from './match.ts';

interface Noun {
  /** The tokens in which it stands, from `first` up to but not including `after`. */
  first: number;
  after: number;
  /** What it means, best first: `wedding dress`. */
  english: readonly string[];
  language: Language;
  /** It stands within a longer word: the leaf of "Kettenblatt" may be none. */
  compound: boolean;
}

/** The columns of the table. */
export const NOUN_LANGUAGES: readonly Language[] = [
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'tr',
  'el',
  'ru',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh',
];
const NOTHING = { small: '', colours: '', looks: '', motifs: '', moods: '', cues: '' };
/** As the compiler marks them: of compounds it takes apart what is told as a trade. */
const TOLD_AS = 'trade:';

const rowsOf = (column: number): string =>
  NOUNS.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', cells = ''] = line.split(' = ');
      const forms = cells.split('|')[column]?.trim() ?? '-';
      return forms === '-' ? [] : [`${english} = ${forms}`];
    })
    .join('\n');

const LEXICONS: ReadonlyMap<Language, Lexicon> = new Map(
  VOCABULARIES.flatMap((vocabulary) => {
    const column = NOUN_LANGUAGES.indexOf(vocabulary.language);
    if (column < 0) return [];
    // Where nouns are written together their parts may be motifs too: "Fischzucht".
    const motifs = vocabulary.compounds === true ? vocabulary.motifs : '';
    const trades = `${rowsOf(column)}\n${motifs}`;
    return [[vocabulary.language, compile({ ...vocabulary, ...NOTHING, trades })]];
  }),
);

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
    // Elsewhere nothing is taken apart: all are whole.
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
