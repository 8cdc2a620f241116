// Recognises partners' surnames in the name of a firm. A word for an old occupation or an object is a surname if it
// is next to another surname and has nothing to do with the firm's trade.

import type { Brief } from '../../brief/brief.ts';
import { LEXICONS } from '../../brief/lexicon/lexicons.ts';
import { findAllHits } from '../../brief/lexicon/match.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { tokenise } from '../../brief/text/tokenise.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import { COMPOUND_FILLERS, EPITHETS, COMMON_WORDS, LANDSCAPE_WORDS, MATERIALS } from './common-words.ts';
import type { NameWord } from './name-word.ts';
import { FIRST_NAMES, isFamilyName, SURNAME_PART } from './persons.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findNamedTrades } from './trade-pictures.ts';
import { INDIVISIBLE_WORDS } from './indivisible-words.ts';
import { removePluralS, parseWords, createWordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { tradesWithTrait } from '../../library/trades.ts';

/** Occupations that have become surnames, such as "Archer". */
const OCCUPATION_SURNAMES = createWordSet(vocabulary.partners.oldTrades);
/** Animals, plants, places and things that are common surnames. */
const OBJECT_SURNAMES = createWordSet(vocabulary.partners.things);

const JOINING_WORDS = parseWords('& + and und et y e i og och en ve и');
const ARTICLES = parseWords('the le la les der die das el los il lo o os de het');

/**
 * Trades whose names often join two objects, such as pubs: "Swan & Crown". In their names, a word for an object is a
 * surname only next to a known surname.
 */
const TRADES_NAMED_AFTER_TWO_OBJECTS = tradesWithTrait('signed-by-two');

/** Trades whose firms are usually named after their partners. */
const PARTNERSHIP_TRADES = tradesWithTrait('partnership');

/** Endings of adjectives. After an adjective, an animal is not a surname: "Vexing Fox", "Seventh Crow". */
const ADJECTIVE_ENDING = /(?:ing|ed|y|ous|ful|ish|ern|less|ic|al|th|est)$/u;
const MIN_WORD_LENGTH = 3;

const isMeaningful = (word: string, language: Brief['language']): boolean =>
  [LEXICONS.get('en'), LEXICONS.get(language)].some(
    (lexicon) => lexicon !== undefined && findAllHits([lexicon], word, tokenise(word), () => true).length > 0,
  );

const isKnownPerson = (folded: string): boolean =>
  OCCUPATION_SURNAMES.has(folded) || FIRST_NAMES.has(folded) || isFamilyName(folded);

/** The word before or after the examined word of the name. */
interface NeighbouringWord {
  written: string;
  /** Whether "&" or a word such as "and" joins it to the examined word, as in "Crane & Okoye". */
  joined: boolean;
  /** Whether it stands before the examined word. */
  before: boolean;
  /** Whether it follows the first word and precedes the stated trade, as in "Berry Lindgren Paediatrics". */
  isFollowed: boolean;
}

/** Whether the neighbouring word is capitalised and in no vocabulary. Such a word is probably a name. */
const isUnknownName = (
  library: Library,
  { written, before }: NeighbouringWord,
  { language }: Brief,
): boolean => {
  const folded = foldWord(written);
  const lists = [COMMON_WORDS, EPITHETS, COMPOUND_FILLERS, LANDSCAPE_WORDS, MATERIALS, INDIVISIBLE_WORDS];
  return (
    /^\p{Lu}\p{Ll}/u.test(written) &&
    folded.length >= MIN_WORD_LENGTH &&
    !(before && ADJECTIVE_ENDING.test(folded)) &&
    !lists.some((list) => list.has(folded) || list.has(removePluralS(folded))) &&
    findPicturesOfWord(library, folded).length === 0 &&
    findNamedTrades([folded]).length === 0 &&
    !isMeaningful(written, language)
  );
};

const findNeighbouringWords = (name: string, word: string, isTold: boolean): readonly NeighbouringWord[] => {
  const said = name.match(/[\p{L}\p{M}]+|[&+]/gu) ?? [];
  const at = said.findIndex((each) => foldWord(each) === word);
  if (at < 0) return [];
  return [-1, 1].flatMap((step) => {
    const joined = JOINING_WORDS.has(foldWord(said[at + step] ?? ''));
    const written = said[at + (joined ? 2 * step : step)] ?? '';
    const isFollowed = step > 0 && at === 0 && (isTold || at + 2 < said.length);
    return written === '' ? [] : [{ written, joined, before: step < 0, isFollowed }];
  });
};

/**
 * Whether the word is a partner's surname, as in "Archer Okonkwo Wealth Management", "Crane & Okoye" and "Marlowe
 * Pike".
 */
export const isPartner = (library: Library, word: string, brief: Brief): boolean => {
  const { name, industries } = brief;
  const isOccupation = OCCUPATION_SURNAMES.has(word);
  const said = foldWord(name ?? '').split(' ');
  if (name === null || (!isOccupation && !OBJECT_SURNAMES.has(word)) || ARTICLES.has(said[0] ?? ''))
    return false;
  const joinsTwoThings = TRADES_NAMED_AFTER_TWO_OBJECTS.has(industries[0] ?? '');
  return findNeighbouringWords(name, word, brief.descriptor !== null).some((each) => {
    const { written, joined, before, isFollowed } = each;
    const folded = foldWord(written);
    const describesWord = EPITHETS.has(folded) || COMMON_WORDS.has(folded);
    if (isKnownPerson(folded) && (joined || !describesWord)) return joined || before || isOccupation;
    const isFirm = isOccupation || PARTNERSHIP_TRADES.has(industries[0] ?? '');
    if (isFirm && joined && OBJECT_SURNAMES.has(folded)) return true;
    // In trades whose names join two objects, an object next to an unknown word is not a surname: "Velvet Moth" is a
    // bar.
    const isSurname = isOccupation || (!joinsTwoThings && (joined || before || isFollowed));
    return isSurname && isUnknownName(library, each, brief);
  });
};

/**
 * Limits the certainty of a partner's surname, so that the rest of the brief or the initials decide. A word that
 * shows the firm's own trade is not a surname.
 */
export const demotePartnerSurname = (
  library: Library,
  each: NameWord,
  brief: Brief,
  trades: readonly TradePictures[],
): NameWord => {
  const word = foldWord(each.word);
  const otherTrades = trades.filter(
    ({ trade, industry }) =>
      removePluralS(trade) !== removePluralS(word) && brief.industries.includes(industry),
  );
  const tradePictures = new Set(otherTrades.flatMap(({ pictures }) => pictures));
  const showsTrade = each.pictures.some(
    ({ picture, strength }) => strength === 1 && tradePictures.has(picture),
  );
  // The word may be part of an occupation: "Wheelwright Osborne" does not suggest a wheel.
  const occupation = foldWord(brief.name ?? '')
    .split(' ')
    .find((written) => OCCUPATION_SURNAMES.has(written) && written.startsWith(word));
  return !showsTrade && isPartner(library, occupation ?? word, brief)
    ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
    : each;
};
