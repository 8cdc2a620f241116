// The words of a change request, compiled like the brief's own vocabularies: `!` verbs, `^` degrees, `#` nouns,
// `=` comparatives, `%` shades, and moods with their sign.

import type { Language } from '../brief/brief.ts';
import type { Lexicon } from '../brief/lexicon/compile.ts';
import { compile } from '../brief/lexicon/compile.ts';
import { LEXICONS } from '../brief/lexicon/lexicons.ts';
import { matchAll } from '../brief/lexicon/match.ts';
import type { Vocabulary } from '../brief/lexicon/vocabulary.ts';
import { languagesOf } from '../brief/text/languages.ts';
import type { Token } from '../brief/text/tokenise.ts';
import { arabic as briefArabic } from '../brief/words/arabic.ts';
import { english as briefEnglish } from '../brief/words/english.ts';
import { german as briefGerman } from '../brief/words/german.ts';
import { korean as briefKorean } from '../brief/words/korean.ts';
import { turkish as briefTurkish } from '../brief/words/turkish.ts';
import { arabic } from './words/arabic.ts';
import { chinese } from './words/chinese.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { greek } from './words/greek.ts';
import { hindi } from './words/hindi.ts';
import { italian } from './words/italian.ts';
import { japanese } from './words/japanese.ts';
import { korean } from './words/korean.ts';
import { portuguese } from './words/portuguese.ts';
import { russian } from './words/russian.ts';
import { spanish } from './words/spanish.ts';
import { turkish } from './words/turkish.ts';

type Endings = Pick<Vocabulary, 'endings' | 'variants'>;

const TABLES: readonly (readonly [Language, string, Endings])[] = [
  // "bolder" is its own word: plurals are taken off, nothing else.
  ['en', english, { ...briefEnglish, endings: 0 }],
  ['de', german, { ...briefGerman, endings: 2 }],
  ['fr', french, { endings: 2 }],
  ['es', spanish, { endings: 3 }],
  ['pt', portuguese, { endings: 3 }],
  ['it', italian, { endings: 3 }],
  ['tr', turkish, briefTurkish],
  ['el', greek, { endings: 4 }],
  ['ru', russian, { endings: 4 }],
  ['ar', arabic, briefArabic],
  ['hi', hindi, { endings: 0 }],
  ['ja', japanese, { endings: 0 }],
  ['ko', korean, briefKorean],
  ['zh', chinese, { endings: 0 }],
];

const compiled = ([language, looks, endings]: (typeof TABLES)[number]): readonly [Language, Lexicon] => {
  const { endings: longest, variants } = endings;
  const empty = { small: '', colours: '', motifs: '', moods: '', trades: '', cues: '' };
  const shapes = variants === undefined ? {} : { variants };
  return [language, compile({ language, endings: longest, ...shapes, looks, ...empty })];
};

const CHANGE_LEXICONS: ReadonlyMap<Language, Lexicon> = new Map(TABLES.map(compiled));

const LATIN: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'tr'];

export interface Reader {
  language: Language;
  /** The words of change, and those of the brief; the main language before English. */
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

/** Requests are short: "plus simple" is told from English by what each vocabulary explains. */
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
