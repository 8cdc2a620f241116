// The letters a mark may be built from: those that were asked for, else the initials of the name.

import type { Brief } from '../brief/brief.ts';
import { wished } from './said.ts';

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
/** House words and titles lead to the name, they are not it: Maison Orvelle begins with an O. */
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

/** In the case in which the name shows them; empty for scripts whose letters are not constructed. */
export function lettersOf(brief: Brief, text: string): readonly string[] {
  const asked = wished(brief, 'letters').flatMap((letters) => [...letters].filter(isLetter));
  if (asked.length > 0) return asked.slice(0, 3);

  const all = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const words = without(ARTICLES, all);
  const naming = without(HOUSE_WORDS, words);
  return naming
    .map((word) => [...word][0] ?? '')
    .filter(isLetter)
    .slice(0, 2);
}

/** A name that is nothing but such words is its own. */
function without(small: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !small.has(word.toLowerCase()));
  return left.length > 0 ? left : words;
}

const isLetter = (character: string): boolean => /^[A-Za-zΛ]$/u.test(character.normalize('NFD').charAt(0));
