// Recognises names of people. A noun next to a family name or a first name is probably a name too.

import { ANIMALS } from '../../brief/closed-lists.ts';
import { foldWord } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { NameWord } from './name-word.ts';
import { parseWords, createWordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';

export const { SURNAME_PART } = RELEVANCE.persons;

/** Endings of surnames: "Hartwell" and "Wolfson" name people, not a hart and a wolf. */
const SURNAME_ENDINGS = createWordSet(vocabulary.persons.surnameEnds);

/** The minimum length of the part before a surname ending. */
const MIN_SURNAME_STEM_LENGTH = 3;

const isSurname = (folded: string): boolean =>
  [...SURNAME_ENDINGS].some(
    (end) => folded.endsWith(end) && folded.length - end.length >= MIN_SURNAME_STEM_LENGTH,
  );

const FAMILY_NAMES = createWordSet(vocabulary.persons.familyNames);
export const FIRST_NAMES = createWordSet(vocabulary.persons.firstNames);
/** A noun with at least this many letters is hardly ever a surname. */
const MIN_NON_SURNAME_LENGTH = 9;
/** Words for relatives, and titles. A name that contains one of them begins with names of people. */
const FAMILY_WORDS = parseWords(
  'sons daughters brothers bros sisters dr prof herr frau mme hermanos fratelli frères gebrüder',
);

export const isFamilyName = (folded: string): boolean => FAMILY_NAMES.has(folded) || isSurname(folded);

/** A colour before a noun. "Brown Bear" is a bear, but "Brown & Bear" are two people. */
const COLOUR_BEFORE_NOUN = /^(?:the )?(?:black|brown|crimson|gray|green|white) \p{L}/iu;

/** Returns the words at the start of the name that are names of people. */
const findPersonNames = (library: Library, said: readonly string[], name: string): ReadonlySet<string> => {
  const [first = '', second = ''] = said;
  // What follows a possessive is an object, as in "Rosie's Ice Cream".
  const [possessor = '', ...afterPossessive] = name.split(/['’]s\b/u);
  const hasPossessive = afterPossessive.length > 0;
  const hasFamilyWord = said.some((word) => FAMILY_WORDS.has(word));
  if (hasFamilyWord || (FIRST_NAMES.has(first) && (said.length > 1 || hasPossessive))) {
    const ownerWordCount = hasPossessive ? (possessor.match(/\p{L}{2,}/gu)?.length ?? 0) : 2;
    return new Set(
      said.slice(0, hasFamilyWord ? 3 : ownerWordCount).filter((word) => !COMMON_WORDS.has(word)),
    );
  }
  if (COLOUR_BEFORE_NOUN.test(name)) return new Set();
  const isFamily = (word: string): boolean =>
    isFamilyName(word) && findPicturesOfWord(library, word).length === 0;
  return new Set(said.slice(0, 2).filter((_, index) => isFamily(index === 0 ? second : first)));
};

/**
 * Whether a word is too long for a surname, such as "wheelbarrow" in "Wheelbarrow & Daughters". Long words for
 * animals, such as "nightingale", may be surnames.
 */
const isTooLongForSurname = ({ word, pictures }: NameWord): boolean =>
  word.length >= MIN_NON_SURNAME_LENGTH &&
  pictures.some(({ picture, strength }) => strength === 1 && !ANIMALS.includes(picture));

/** Limits the certainty of words that name people: in "Holloway & Pike" and "Jack Fox", the animal is a surname. */
export const demotePersonNames = (
  library: Library,
  found: readonly NameWord[],
  typed: readonly string[],
  name: string,
): readonly NameWord[] => {
  const persons = findPersonNames(library, typed.map(foldWord), name);
  // A family name that is not an English noun means no object: "Ricci" is not the Italian word for hedgehogs. "Bell"
  // still suggests a bell.
  const isFamily = (word: string): boolean =>
    [...persons].some((person) => person.includes(word)) ||
    (FAMILY_NAMES.has(word) && findPicturesOfWord(library, word).length === 0);
  return found.map((each) =>
    isFamily(foldWord(each.word)) && !isTooLongForSurname(each)
      ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
      : each,
  );
};
