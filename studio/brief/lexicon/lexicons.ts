import type { Language } from '../brief.ts';
import { arabic } from '../words/arabic.ts';
import { chinese } from '../words/chinese.ts';
import { english } from '../words/english.ts';
import { french } from '../words/french.ts';
import { german } from '../words/german.ts';
import { greek } from '../words/greek.ts';
import { hindi } from '../words/hindi.ts';
import { italian } from '../words/italian.ts';
import { japanese } from '../words/japanese.ts';
import { korean } from '../words/korean.ts';
import { portuguese } from '../words/portuguese.ts';
import { russian } from '../words/russian.ts';
import { spanish } from '../words/spanish.ts';
import { STYLE_WORDS } from '../words/styles.ts';
import { turkish } from '../words/turkish.ts';
import type { Lexicon } from './compile.ts';
import { compile } from './compile.ts';
import type { Vocabulary } from './vocabulary.ts';

export const VOCABULARIES: readonly Vocabulary[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  turkish,
  greek,
  russian,
  arabic,
  hindi,
  japanese,
  korean,
  chinese,
];

export const LEXICONS: ReadonlyMap<Language, Lexicon> = new Map(
  VOCABULARIES.map((vocabulary) => {
    // Here and not in the compiler: ideas and nouns are compiled too, and have no styles.
    const looks = `${vocabulary.looks}\n${STYLE_WORDS[vocabulary.language] ?? ''}`;
    return [vocabulary.language, compile({ ...vocabulary, looks })];
  }),
);
