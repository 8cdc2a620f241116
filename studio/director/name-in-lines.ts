// Finds the brand's name in lettering, letter by letter: it may run over words and lines, and one letter may be missing
// where the mark stands for it.

import type { Lettering } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';

/** A letter of the lettering that is a letter of the name. */
export interface Letter {
  line: number;
  word: number;
  /** Which grapheme of the word. */
  at: number;
  /** As the name spells it. */
  own: string;
}

export interface FoundName {
  letters: readonly Letter[];
  /** Which letter of the name the mark stands for; letters before it are `letters.slice(0, missing)`. */
  missing: number | null;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
export const graphemesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Equal when a reader would say it is the same word: case, composition and final forms aside. */
export const fold = (text: string, locale: string): string =>
  lowered(text.normalize('NFC'), locale)
    .normalize('NFC')
    .replaceAll('\u0307', '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('’', "'");

const lowered = (text: string, locale: string): string => {
  try {
    return text.toLocaleLowerCase(locale);
  } catch {
    return text.toLowerCase();
  }
};

const SIGNIFICANT = /[\p{L}\p{N}]/u;

interface Unit {
  line: number;
  word: number;
  at: number;
  folded: string;
}

const lettersOfLines = ({ lines, locale }: Pick<Lettering, 'lines' | 'locale'>): Unit[] =>
  lines.flatMap((words, line) =>
    words.flatMap(({ text }, word) =>
      graphemesOf(text.normalize('NFC')).flatMap((grapheme, at) =>
        SIGNIFICANT.test(grapheme) ? [{ line, word, at, folded: fold(grapheme, locale) }] : [],
      ),
    ),
  );

/** `missingAllowed`: the mark stands for one letter. The whole name is preferred. */
export function nameIn(lettering: Lettering, brief: Brief, missingAllowed: boolean): FoundName | null {
  const own = graphemesOf((brief.name ?? '').normalize('NFC')).filter((each) => SIGNIFICANT.test(each));
  if (own.length === 0) return null;
  const units = lettersOfLines({ ...lettering, locale: brief.locale });
  const whole = runOf(units, own, brief.locale);
  if (whole !== null) return { letters: whole, missing: null };
  if (!missingAllowed) return null;
  for (let missing = 0; missing < own.length; missing += 1) {
    const letters = runOf(units, own.toSpliced(missing, 1), brief.locale);
    if (letters !== null) return { letters, missing };
  }
  return null;
}

function runOf(units: readonly Unit[], own: readonly string[], locale: string): Letter[] | null {
  const wanted = own.map((each) => fold(each, locale));
  for (let from = 0; from + wanted.length <= units.length; from += 1) {
    const run = units.slice(from, from + wanted.length);
    if (run.every(({ folded }, index) => folded === wanted[index])) {
      return run.map(({ line, word, at }, index) => ({ line, word, at, own: own[index] ?? '' }));
    }
  }
  return null;
}
