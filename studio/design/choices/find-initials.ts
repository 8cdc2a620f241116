// Finds the letters of a monogram: those that the brief requests, otherwise the initials of the name.

import type { Brief } from '../../brief/brief.ts';
import { wishedValues } from '../../brief/wished-values.ts';

const ARTICLES = new Set([
  'the',
  'and',
  'of',
  'der',
  'die',
  'das',
  'und',
  'la',
  'le',
  'les',
  'el',
  'los',
  'il',
  'et',
  'y',
  'e',
]);
/** Words for premises, and titles. They precede the name and give no initial: the initial of "Maison Orvelle" is O. */
const HOUSE_WORDS = new Set([
  'maison',
  'casa',
  'atelier',
  'studio',
  'chez',
  'villa',
  'haus',
  'bottega',
  'dar',
  'dr',
  'prof',
  'doctor',
  'professor',
  'dott',
  'dra',
  'frau',
  'herr',
  'mme',
  'ms',
  'mr',
  'mrs',
]);

/** Nicknames before a person's name. They give no initial: the initial of "Big Tony's" is T. */
const EPITHET =
  /^(?:(?:big|little|old|young|wee|crazy|lucky|fat|uncle|auntie?|mama|mamma|papa|nonna|nonno|granny|grandma|grandpa|nana|captain|cousin|sister|brother|father|mother|miss|farmer|chef|king|queen)\s+)+(?=\p{Lu}[\p{L}-]*['’]s?(?:\s|$))/iu;

/** Two-letter abbreviations. They are not the initials of a firm. */
const ABBREVIATIONS = new Set([
  'AI',
  'UK',
  'EU',
  'US',
  'UN',
  'IT',
  'TV',
  'PR',
  'HR',
  'DJ',
  'MC',
  'FC',
  'SC',
  'VR',
  'AR',
  'UX',
]);

/** Three-letter abbreviations. They are not the initials of a firm. */
const LONGER_ABBREVIATIONS = new Set(
  'BBC BBQ CBD CNC CRM DNA DVD FBI GPS LCD LLC LLP LTD MMA MRT NBC NFC NFT NGO NHS NYC PDF PHD PLC RNB RPG SMS SQL TGV TNT VFX VHS XML'.split(
    ' ',
  ),
);

/** Whether a word is a set of initials, as in "JW Plastering". Three capitals count only if they have no vowel. */
export const isInitials = (word: string): boolean =>
  (/^[A-Z]{2}$/u.test(word) && !ABBREVIATIONS.has(word)) ||
  (/^[B-DF-HJ-NP-TV-XZ]{3}$/u.test(word) && !LONGER_ABBREVIATIONS.has(word));

/** Initials with full stops: "K.A.B.", "J. R. T. Kitchens". */
const DOTTED_INITIALS = /^(\p{Lu})\.\s?(\p{Lu})\.\s?(\p{Lu})\.?(?![\p{L}\p{N}])/u;

/**
 * Returns up to three letters, in the case of the name. Returns none for a script whose letters the library cannot
 * construct.
 */
export function findInitials(brief: Brief, text: string): readonly string[] {
  const asked = wishedValues(brief, 'letters').flatMap((letters) => [...letters].filter(isLetter));
  if (asked.length > 0) return asked.slice(0, 3);

  const dotted = DOTTED_INITIALS.exec(text)?.slice(1).filter(isLetter) ?? [];
  if (dotted.length === 3) return dotted;

  // The "s" of a possessive is not a word of its own.
  const withoutNickname = text.replace(EPITHET, '').replaceAll(/['’]s(?!\p{L})/gu, '');
  const all = withoutNickname.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const words = removeWordsIfOthersRemain(ARTICLES, all);
  const meaningfulWords = removeWordsIfOthersRemain(HOUSE_WORDS, words);
  const [firstWord = ''] = meaningfulWords;
  if (isInitials(firstWord)) return [...firstWord];
  return meaningfulWords
    .map((word) => [...word][0] ?? '')
    .filter(isLetter)
    .slice(0, 2);
}

/** Removes the listed words, unless the name consists only of them. */
function removeWordsIfOthersRemain(
  removable: ReadonlySet<string>,
  words: readonly string[],
): readonly string[] {
  const remaining = words.filter((word) => !removable.has(word.toLowerCase()));
  return remaining.length > 0 ? remaining : words;
}

const isLetter = (character: string): boolean => /^[A-Za-zΛ]$/u.test(character.normalize('NFD').charAt(0));
