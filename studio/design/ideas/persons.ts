// Recognises names of people. A noun beside a family name or a first name is a name too.

import { ANIMALS } from '../../brief/closed-lists.ts';
import { foldWord } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { NameWord } from './name-word.ts';
import { parseWords, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';

export const { SURNAME_PART } = RELEVANCE.persons;

/** Endings of places that became surnames: Hartwell and Wolfson are people, not a hart and a wolf. */
const SURNAME_ENDINGS = wordSet(vocabulary.persons.surnameEnds);

/** The minimum length of the part before such an ending. */
const MIN_SURNAME_STEM_LENGTH = 3;

const isSurname = (folded: string): boolean =>
  [...SURNAME_ENDINGS].some(
    (end) => folded.endsWith(end) && folded.length - end.length >= MIN_SURNAME_STEM_LENGTH,
  );

/** Common family names and first names: a noun beside one of them is a name too. */
const FAMILY_NAMES = wordSet(vocabulary.persons.familyNames);
export const FIRST_NAMES = wordSet(vocabulary.persons.firstNames);
const MIN_LENGTH_BEYOND_SURNAME = 9;
const FAMILY_WORDS = parseWords(
  'sons daughters brothers bros sisters dr prof herr frau mme hermanos fratelli frères gebrüder',
);

export const isFamilyName = (folded: string): boolean => FAMILY_NAMES.has(folded) || isSurname(folded);

/** A colour before an animal describes the animal: "Brown Bear" is a bear, but "Brown & Bear" are two people. */
const COLOUR_BEFORE_NOUN = /^(?:the )?(?:black|brown|crimson|gray|green|white) \p{L}/iu;

/** Returns the leading words of the name that are names of people. */
const findPersonNames = (library: Library, said: readonly string[], name: string): ReadonlySet<string> => {
  const [first = '', second = ''] = said;
  // What follows a possessive is an object, as in "Rosie's Ice Cream".
  const [owner = '', ...owned] = name.split(/['’]s\b/u);
  const isOwned = owned.length > 0;
  const signed = said.some((word) => FAMILY_WORDS.has(word));
  if (signed || (FIRST_NAMES.has(first) && (said.length > 1 || isOwned))) {
    const most = isOwned ? (owner.match(/\p{L}{2,}/gu)?.length ?? 0) : 2;
    return new Set(said.slice(0, signed ? 3 : most).filter((word) => !COMMON_WORDS.has(word)));
  }
  if (COLOUR_BEFORE_NOUN.test(name)) return new Set();
  const isFamily = (word: string): boolean =>
    isFamilyName(word) && findPicturesOfWord(library, word).length === 0;
  return new Set(said.slice(0, 2).filter((_, index) => isFamily(index === 0 ? second : first)));
};

/**
 * Whether a word is too long for a surname, such as "wheelbarrow" in "Wheelbarrow & Daughters". An animal such as
 * "nightingale" may be one.
 */
const isTooLongForSurname = ({ word, pictures }: NameWord): boolean =>
  word.length >= MIN_LENGTH_BEYOND_SURNAME &&
  pictures.some(({ picture, strength }) => strength === 1 && !ANIMALS.includes(picture));

/**
 * Removes words that are names of people. In "Holloway & Pike" and "Jack Fox", the animal stands beside a family name
 * or first name.
 */
export const removeFamilyNames = (
  library: Library,
  found: readonly NameWord[],
  typed: readonly string[],
  name: string,
): readonly NameWord[] => {
  const persons = findPersonNames(library, typed.map(foldWord), name);
  // "Ricci" is a family name rather than the Italian word for hedgehogs, but "Bell" still suggests a bell.
  const isFamily = (word: string): boolean =>
    [...persons].some((person) => person.includes(word)) ||
    (FAMILY_NAMES.has(word) && findPicturesOfWord(library, word).length === 0);
  return found.map((each) =>
    isFamily(foldWord(each.word)) && !isTooLongForSurname(each)
      ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
      : each,
  );
};
