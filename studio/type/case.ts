// Applies upper and lower case by the rules of the name's language.

import type { Lettering } from '../language/blazon/blazon.ts';

export type Case = Lettering['case'];

/** An unknown locale must not fail a drawing. */
const canonicalLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'und';
  } catch {
    return 'und';
  }
};

/**
 * Returns capitals by the rules of the locale, which decides Turkish and Azeri dots and Greek accents. "ß" has two
 * capital forms.
 */
const convertToUpperCase = (text: string, locale: string, sharpS: 'SS' | 'ẞ'): string =>
  text.replaceAll('ß', sharpS).toLocaleUpperCase(locale);

const convertToLowerCase = (text: string, locale: string): string => text.toLocaleLowerCase(locale);

/** Whether a word has capitals inside, as `McCoy` and `iPad` do. They are part of the spelling. */
const hasInnerCapital = (word: string): boolean => /\p{Ll}.*\p{Lu}/u.test(word);

const capitaliseWord = (word: string, locale: string): string => {
  if (hasInnerCapital(word)) return word;
  const small = convertToLowerCase(word, locale);
  // Dutch "ij" is one letter.
  const first = /^nl\b/.test(locale) && small.startsWith('ij') ? 'ij' : ([...small][0] ?? '');
  const capital = convertToUpperCase(first, locale, 'SS');
  // If one letter has two capitals (`ß`, `ᾀ`), only the first begins the word.
  const [head = ''] = first === 'ij' ? [capital] : capital;
  return head + convertToLowerCase(capital.slice(head.length), locale) + small.slice(first.length);
};

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

export const convertCase = (
  text: string,
  wanted: Case,
  locale: string,
  sharpS: 'SS' | 'ẞ' = 'SS',
): string => {
  const language = canonicalLocale(locale);
  switch (wanted) {
    case 'upper':
      return convertToUpperCase(text.normalize('NFC'), language, sharpS).normalize('NFC');
    case 'lower':
      return convertToLowerCase(text.normalize('NFC'), language).normalize('NFC');
    case 'title':
      return text
        .normalize('NFC')
        .replace(WORD, (word) => capitaliseWord(word, language))
        .normalize('NFC');
    case 'as-is':
      return text.normalize('NFC');
  }
};
