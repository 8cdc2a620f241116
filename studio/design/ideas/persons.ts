// Recognises names of people. A noun beside a family name or a first name is a name too.

import { ANIMALS } from '../../brief/closed-lists.ts';
import { fold } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { picturesOfWord } from './pictures-of-word.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { NameWord } from './name-word.ts';
import { words, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';

export const { SURNAME_PART } = RELEVANCE.persons;

/** Endings of places that became surnames: Hartwell and Wolfson are people, not a hart and a wolf. */
const SURNAME_ENDS = wordSet(vocabulary.persons.surnameEnds);

/** The minimum length of the part before such an ending. */
const SHORTEST_HEAD = 3;

const isSurname = (folded: string): boolean =>
  [...SURNAME_ENDS].some((end) => folded.endsWith(end) && folded.length - end.length >= SHORTEST_HEAD);

/** Common family names and first names: a noun beside one of them is a name too. */
const FAMILY_NAMES = wordSet(vocabulary.persons.familyNames);
export const FIRST_NAMES = wordSet(vocabulary.persons.firstNames);
const LONGER_THAN_A_SURNAME = 9;
const FAMILY_SIGNS = words(
  'sons daughters brothers bros sisters dr prof herr frau mme hermanos fratelli frères gebrüder',
);

export const isFamilyName = (folded: string): boolean => FAMILY_NAMES.has(folded) || isSurname(folded);

/** A colour before an animal describes the animal: "Brown Bear" is a bear, but "Brown & Bear" are two people. */
const COLOURED = /^(?:the )?(?:black|brown|crimson|gray|green|white) \p{L}/iu;

/** Returns the leading words of the name that are names of people. */
const personsIn = (library: Library, said: readonly string[], name: string): ReadonlySet<string> => {
  const [first = '', second = ''] = said;
  // What follows a possessive is an object, as in "Rosie's Ice Cream".
  const [owner = '', ...owned] = name.split(/['’]s\b/u);
  const isOwned = owned.length > 0;
  const signed = said.some((word) => FAMILY_SIGNS.has(word));
  if (signed || (FIRST_NAMES.has(first) && (said.length > 1 || isOwned))) {
    const most = isOwned ? (owner.match(/\p{L}{2,}/gu)?.length ?? 0) : 2;
    return new Set(said.slice(0, signed ? 3 : most).filter((word) => !COMMON_WORDS.has(word)));
  }
  if (COLOURED.test(name)) return new Set();
  const isFamily = (word: string): boolean =>
    isFamilyName(word) && picturesOfWord(library, word).length === 0;
  return new Set(said.slice(0, 2).filter((_, index) => isFamily(index === 0 ? second : first)));
};

/**
 * Whether a word is too long for a surname, such as "wheelbarrow" in "Wheelbarrow & Daughters". An animal such as
 * "nightingale" may be one.
 */
const isNobody = ({ word, pictures }: NameWord): boolean =>
  word.length >= LONGER_THAN_A_SURNAME &&
  pictures.some(({ picture, strength }) => strength === 1 && !ANIMALS.includes(picture));

/**
 * Removes words that are names of people. In "Holloway & Pike" and "Jack Fox", the animal stands beside a family name
 * or first name.
 */
export const withoutFamilies = (
  library: Library,
  found: readonly NameWord[],
  typed: readonly string[],
  name: string,
): readonly NameWord[] => {
  const persons = personsIn(library, typed.map(fold), name);
  // "Ricci" is a family name rather than the Italian word for hedgehogs, but "Bell" still suggests a bell.
  const isFamily = (word: string): boolean =>
    [...persons].some((person) => person.includes(word)) ||
    (FAMILY_NAMES.has(word) && picturesOfWord(library, word).length === 0);
  return found.map((each) =>
    isFamily(fold(each.word)) && !isNobody(each)
      ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
      : each,
  );
};
