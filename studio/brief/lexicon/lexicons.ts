// Loads the words of every fully supported language, as data and compiled for look-ups. No other file loads them.

import type { Language } from '../brief.ts';
import { MOTIFS } from '../closed-lists.ts';
import ar from '../lexicons/ar.json' with { type: 'json' };
import de from '../lexicons/de.json' with { type: 'json' };
import el from '../lexicons/el.json' with { type: 'json' };
import en from '../lexicons/en.json' with { type: 'json' };
import es from '../lexicons/es.json' with { type: 'json' };
import fr from '../lexicons/fr.json' with { type: 'json' };
import hi from '../lexicons/hi.json' with { type: 'json' };
import it from '../lexicons/it.json' with { type: 'json' };
import ja from '../lexicons/ja.json' with { type: 'json' };
import ko from '../lexicons/ko.json' with { type: 'json' };
import pt from '../lexicons/pt.json' with { type: 'json' };
import ru from '../lexicons/ru.json' with { type: 'json' };
import tr from '../lexicons/tr.json' with { type: 'json' };
import zh from '../lexicons/zh.json' with { type: 'json' };
import type { Lexicon } from './compile.ts';
import { compileLexicon } from './compile.ts';
import { createTradeTables } from './trade-words.ts';
import { arabicVariants, englishVariants, germanVariants } from './variants.ts';
import type { FormTable, Vocabulary } from './vocabulary.ts';

/** The words of each language, as data. */
export const VOCABULARIES: readonly Vocabulary[] = [
  { language: 'en', ...en, ...createTradeTables('en'), variants: englishVariants },
  { language: 'de', ...de, ...createTradeTables('de'), variants: germanVariants },
  { language: 'fr', ...fr, ...createTradeTables('fr') },
  { language: 'es', ...es, ...createTradeTables('es') },
  { language: 'pt', ...pt, ...createTradeTables('pt') },
  { language: 'it', ...it, ...createTradeTables('it') },
  { language: 'tr', ...tr, ...createTradeTables('tr') },
  { language: 'el', ...el, ...createTradeTables('el') },
  { language: 'ru', ...ru, ...createTradeTables('ru') },
  { language: 'ar', ...ar, ...createTradeTables('ar'), variants: arabicVariants },
  { language: 'hi', ...hi, ...createTradeTables('hi') },
  { language: 'ja', ...ja, ...createTradeTables('ja') },
  { language: 'ko', ...ko, ...createTradeTables('ko') },
  { language: 'zh', ...zh, ...createTradeTables('zh') },
];

export const compileAllLexicons = (
  build: (vocabulary: Vocabulary) => Lexicon,
): ReadonlyMap<Language, Lexicon> =>
  new Map(VOCABULARIES.map((vocabulary) => [vocabulary.language, build(vocabulary)]));

/**
 * Makes each motif's own name an English word for it. Some names are too ordinary to mean the motif by themselves; for
 * these, only the phrases in `motifs` count.
 */
const createMotifNameTable = (language: Language): FormTable =>
  language !== 'en'
    ? {}
    : Object.fromEntries(
        MOTIFS.filter((motif) => !en.notByThemselves.includes(motif)).map((motif) => [
          motif,
          [motif.replaceAll('-', ' ')],
        ]),
      );

export const LEXICONS: ReadonlyMap<Language, Lexicon> = compileAllLexicons((vocabulary) =>
  compileLexicon(
    vocabulary,
    [
      ['@', vocabulary.cues],
      ['colour:', vocabulary.colours],
      ['', vocabulary.looks],
      ['', vocabulary.styles ?? {}],
      ['motif:', createMotifNameTable(vocabulary.language)],
      ['motif:', vocabulary.motifs],
      ['mood:', vocabulary.moods],
      ['trade:', vocabulary.trades],
      ['trade:', vocabulary.tradesAfter ?? {}],
    ],
    vocabulary,
  ),
);
