// Recognises names of partners. Beside another surname and an unrelated trade, a word for an old trade or an object
// is a surname.

import type { Brief } from '../../brief/brief.ts';
import { LEXICONS } from '../../brief/lexicon/lexicons.ts';
import { matchAll } from '../../brief/lexicon/match.ts';
import { fold } from '../../brief/text/fold.ts';
import { tokenise } from '../../brief/text/tokenise.ts';
import type { Library } from '../../library/library.ts';
import { picturesOfWord } from './pictures-of-word.ts';
import { COMPOUND_FILLERS, EPITHETS, COMMON_WORDS, LANDSCAPE, MATERIALS } from './common-words.ts';
import type { NameWord } from './name-word.ts';
import { FIRST_NAMES, isFamilyName, SURNAME_PART } from './persons.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findNamedTrades } from './trade-pictures.ts';
import { UNDIVIDED } from './undivided.ts';
import { single, words, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { tradesWith } from '../../library/trades.ts';

/** Occupations that became surnames. */
const OLD_TRADES = wordSet(vocabulary.partners.oldTrades);
/** Animals, plants, places and things that are common surnames. */
const THINGS = wordSet(vocabulary.partners.things);

const JOINED_BY = words('& + and und et y e i og och en ve и');
const ARTICLES = words('the le la les der die das el los il lo o os de het');

/** Trades whose names often join two objects, such as pubs. There, only a known surname makes a pair of partners. */
const SIGNED = tradesWith('signed-by-two');

/** Firms that are usually named after their partners. */
const PROFESSIONS = tradesWith('partnership');

/** Endings of adjectives, as in "Vexing Fox" and "Seventh Crow". After an adjective, the animal is not a surname. */
const SAID_OF_IT = /(?:ing|ed|y|ous|ful|ish|ern|less|ic|al|th|est)$/u;
const SHORTEST = 3;

const isMeaningful = (word: string, language: Brief['language']): boolean =>
  [LEXICONS.get('en'), LEXICONS.get(language)].some(
    (lexicon) => lexicon !== undefined && matchAll([lexicon], word, tokenise(word), () => true).length > 0,
  );

const isKnownPerson = (folded: string): boolean =>
  OLD_TRADES.has(folded) || FIRST_NAMES.has(folded) || isFamilyName(folded);

interface Beside {
  written: string;
  /** Whether "&" joins the word to another name, as in "Crane & Okoye". */
  joined: boolean;
  before: boolean;
  /** Whether the trade follows two names, as in "Berry Lindgren Paediatrics". */
  isFollowed: boolean;
}

/** Whether the word is capitalised and in no vocabulary, and so is most likely a name. */
const isNobodysWord = (library: Library, { written, before }: Beside, { language }: Brief): boolean => {
  const folded = fold(written);
  const lists = [COMMON_WORDS, EPITHETS, COMPOUND_FILLERS, LANDSCAPE, MATERIALS, UNDIVIDED];
  return (
    /^\p{Lu}\p{Ll}/u.test(written) &&
    folded.length >= SHORTEST &&
    !(before && SAID_OF_IT.test(folded)) &&
    !lists.some((list) => list.has(folded) || list.has(single(folded))) &&
    picturesOfWord(library, folded).length === 0 &&
    findNamedTrades([folded]).length === 0 &&
    !isMeaningful(written, language)
  );
};

const besideWord = (name: string, word: string, isTold: boolean): readonly Beside[] => {
  const said = name.match(/[\p{L}\p{M}]+|[&+]/gu) ?? [];
  const at = said.findIndex((each) => fold(each) === word);
  if (at < 0) return [];
  return [-1, 1].flatMap((step) => {
    const joined = JOINED_BY.has(fold(said[at + step] ?? ''));
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
  const isOldTrade = OLD_TRADES.has(word);
  const said = fold(name ?? '').split(' ');
  if (name === null || (!isOldTrade && !THINGS.has(word)) || ARTICLES.has(said[0] ?? '')) return false;
  const isSigned = SIGNED.has(industries[0] ?? '');
  return besideWord(name, word, brief.descriptor !== null).some((each) => {
    const { written, joined, before, isFollowed } = each;
    const folded = fold(written);
    const isSaidOfIt = EPITHETS.has(folded) || COMMON_WORDS.has(folded);
    if (isKnownPerson(folded) && (joined || !isSaidOfIt)) return joined || before || isOldTrade;
    const isFirm = isOldTrade || PROFESSIONS.has(industries[0] ?? '');
    if (isFirm && joined && THINGS.has(folded)) return true;
    // An object counts as a surname only in trades whose names do not join two objects: "Velvet Moth" is a bar.
    const isSurname = isOldTrade || (!isSigned && (joined || before || isFollowed));
    return isSurname && isNobodysWord(library, each, brief);
  });
};

/** Removes the pictures of a partner's surname. The rest of the brief or the initials then decide. */
export const picturesOfPartner = (
  library: Library,
  each: NameWord,
  brief: Brief,
  trades: readonly TradePictures[],
): NameWord => {
  const word = fold(each.word);
  const others = trades.filter(
    ({ trade, industry }) => single(trade) !== single(word) && brief.industries.includes(industry),
  );
  const shown = new Set(others.flatMap(({ pictures }) => pictures));
  const isOwnTrade = each.pictures.some(({ picture, strength }) => strength === 1 && shown.has(picture));
  // Part of an old trade is no object either: "Wheelwright Osborne" shows no wheel.
  const whole = fold(brief.name ?? '')
    .split(' ')
    .find((written) => OLD_TRADES.has(written) && written.startsWith(word));
  return !isOwnTrade && isPartner(library, whole ?? word, brief)
    ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
    : each;
};
