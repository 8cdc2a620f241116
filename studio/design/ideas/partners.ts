// Recognises names of partners. Beside another surname and an unrelated trade, a word for an old trade or an object
// is a surname.

import type { Brief } from '../../brief/brief.ts';
import { LEXICONS } from '../../brief/lexicon/lexicons.ts';
import { findAllHits } from '../../brief/lexicon/match.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { tokenise } from '../../brief/text/tokenise.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import { COMPOUND_FILLERS, EPITHETS, COMMON_WORDS, LANDSCAPE, MATERIALS } from './common-words.ts';
import type { NameWord } from './name-word.ts';
import { FIRST_NAMES, isFamilyName, SURNAME_PART } from './persons.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findNamedTrades } from './trade-pictures.ts';
import { INDIVISIBLE_WORDS } from './indivisible-words.ts';
import { withoutPluralS, parseWords, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { tradesWithTrait } from '../../library/trades.ts';

/** Occupations that became surnames. */
const OCCUPATION_SURNAMES = wordSet(vocabulary.partners.oldTrades);
/** Animals, plants, places and things that are common surnames. */
const THING_SURNAMES = wordSet(vocabulary.partners.things);

const JOINING_WORDS = parseWords('& + and und et y e i og och en ve и');
const ARTICLES = parseWords('the le la les der die das el los il lo o os de het');

/** Trades whose names often join two objects, such as pubs. There, only a known surname makes a pair of partners. */
const TRADES_NAMED_AFTER_TWO_THINGS = tradesWithTrait('signed-by-two');

/** Firms that are usually named after their partners. */
const PARTNERSHIP_TRADES = tradesWithTrait('partnership');

/** Endings of adjectives, as in "Vexing Fox" and "Seventh Crow". After an adjective, the animal is not a surname. */
const ADJECTIVE_ENDING = /(?:ing|ed|y|ous|ful|ish|ern|less|ic|al|th|est)$/u;
const MIN_WORD_LENGTH = 3;

const isMeaningful = (word: string, language: Brief['language']): boolean =>
  [LEXICONS.get('en'), LEXICONS.get(language)].some(
    (lexicon) => lexicon !== undefined && findAllHits([lexicon], word, tokenise(word), () => true).length > 0,
  );

const isKnownPerson = (folded: string): boolean =>
  OCCUPATION_SURNAMES.has(folded) || FIRST_NAMES.has(folded) || isFamilyName(folded);

interface NeighbouringWord {
  written: string;
  /** Whether "&" joins the word to another name, as in "Crane & Okoye". */
  joined: boolean;
  before: boolean;
  /** Whether the trade follows two names, as in "Berry Lindgren Paediatrics". */
  isFollowed: boolean;
}

/** Whether the word is capitalised and in no vocabulary, and so is most likely a name. */
const isUnknownName = (
  library: Library,
  { written, before }: NeighbouringWord,
  { language }: Brief,
): boolean => {
  const folded = foldWord(written);
  const lists = [COMMON_WORDS, EPITHETS, COMPOUND_FILLERS, LANDSCAPE, MATERIALS, INDIVISIBLE_WORDS];
  return (
    /^\p{Lu}\p{Ll}/u.test(written) &&
    folded.length >= MIN_WORD_LENGTH &&
    !(before && ADJECTIVE_ENDING.test(folded)) &&
    !lists.some((list) => list.has(folded) || list.has(withoutPluralS(folded))) &&
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
 * Whether the word is a partner's surname, whatever else it means: "Archer Okonkwo Wealth Management", "Crane &
 * Okoye", "Marlowe Pike".
 */
export const isPartner = (library: Library, word: string, brief: Brief): boolean => {
  const { name, industries } = brief;
  const isOldTrade = OCCUPATION_SURNAMES.has(word);
  const said = foldWord(name ?? '').split(' ');
  if (name === null || (!isOldTrade && !THING_SURNAMES.has(word)) || ARTICLES.has(said[0] ?? ''))
    return false;
  const isSigned = TRADES_NAMED_AFTER_TWO_THINGS.has(industries[0] ?? '');
  return findNeighbouringWords(name, word, brief.descriptor !== null).some((each) => {
    const { written, joined, before, isFollowed } = each;
    const folded = foldWord(written);
    const isSaidOfIt = EPITHETS.has(folded) || COMMON_WORDS.has(folded);
    if (isKnownPerson(folded) && (joined || !isSaidOfIt)) return joined || before || isOldTrade;
    const isFirm = isOldTrade || PARTNERSHIP_TRADES.has(industries[0] ?? '');
    if (isFirm && joined && THING_SURNAMES.has(folded)) return true;
    // An object counts as a surname only in trades whose names do not join two objects: "Velvet Moth" is a bar.
    const isSurname = isOldTrade || (!isSigned && (joined || before || isFollowed));
    return isSurname && isUnknownName(library, each, brief);
  });
};

/** Removes the pictures of a partner's surname. The rest of the brief or the initials then decide. */
export const picturesOfPartner = (
  library: Library,
  each: NameWord,
  brief: Brief,
  trades: readonly TradePictures[],
): NameWord => {
  const word = foldWord(each.word);
  const others = trades.filter(
    ({ trade, industry }) =>
      withoutPluralS(trade) !== withoutPluralS(word) && brief.industries.includes(industry),
  );
  const shown = new Set(others.flatMap(({ pictures }) => pictures));
  const isOwnTrade = each.pictures.some(({ picture, strength }) => strength === 1 && shown.has(picture));
  // Part of an old trade is no object either: "Wheelwright Osborne" shows no wheel.
  const whole = foldWord(brief.name ?? '')
    .split(' ')
    .find((written) => OCCUPATION_SURNAMES.has(written) && written.startsWith(word));
  return !isOwnTrade && isPartner(library, whole ?? word, brief)
    ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
    : each;
};
