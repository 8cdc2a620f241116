// Converts text to upper, lower or title case by the rules of its language.

import type { Lettering } from '../language/blazon/blazon.ts';

export type Case = Lettering['case'];

/** Returns the locale in canonical form, or `und` (undetermined) if it is invalid, so that drawing does not fail. */
const canonicaliseLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'und';
  } catch {
    return 'und';
  }
};

/**
 * Converts to capitals by the rules of the locale, such as the dotted İ of Turkish. `sharpS` is the capital form to
 * use for "ß", which has two.
 */
const convertToUpperCase = (text: string, locale: string, sharpS: 'SS' | 'ẞ'): string =>
  text.replaceAll('ß', sharpS).toLocaleUpperCase(locale);

const convertToLowerCase = (text: string, locale: string): string => text.toLocaleLowerCase(locale);

/** Whether a word has a capital after a small letter, as in `McCoy` and `iPad`. Such words keep their spelling. */
const hasInnerCapital = (word: string): boolean => /\p{Ll}.*\p{Lu}/u.test(word);

const capitaliseWord = (word: string, locale: string): string => {
  if (hasInnerCapital(word)) return word;
  const small = convertToLowerCase(word, locale);
  // Dutch capitalises both letters of "ij".
  const first = /^nl\b/.test(locale) && small.startsWith('ij') ? 'ij' : ([...small][0] ?? '');
  const capital = convertToUpperCase(first, locale, 'SS');
  // The capital form of one letter may be two letters ("ß" becomes "SS"). Only the first stays a capital: "Ss".
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
  const language = canonicaliseLocale(locale);
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
