// Ranks the subject of a brief before its medium. A podcast about wrecks shows wrecks, a noodle truck noodles, a shop
// for cacti cacti.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import type { Idea } from './idea.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { TradePictures } from './trade-pictures.ts';
import { withoutPluralS, parseWords, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

const { SUBJECT, CARRIER, THE_THING, ASIDE } = RELEVANCE.whatItIsAbout;

/** Words for media, such as a podcast. Media look alike whatever their subject. */
const MEDIA_WORDS = wordSet(vocabulary.whatItIsAbout.tellers);
/** Words that are media only if a subject is stated: "a game about lighthouses". */
const MEDIA_WORDS_WITH_SUBJECT = parseWords(
  'app book course exhibition festival film game museum quiz spiel jeu juego gioco игра',
);
/** Words for collections, as in "a museum of typewriters". */
const COLLECTIONS = parseWords('exhibition museum');
const ABOUT_WORDS = parseWords('about uber ueber sur sobre su sui sul sulla sugli over om про о об');

const SHOP_WORDS = parseWords('shop store boutique webshop onlineshop tienda boutique negozio winkel laden');
const TRADES_SELLING_ANYTHING = tradesWithTrait('sells-anything');

/** Vehicles from which food is sold. */
const FOOD_VEHICLE_WORDS = parseWords(
  'truck trucks van vans cart carts stall stalls stand stands kiosk trailer street food foods',
);
const DISH_TRADES = tradesWithTrait('dishes');
/** Trades that drive for a living, or make vehicles. Their vehicle is the subject. */
const DRIVING_TRADES = tradesWithTrait('drives');

const splitIntoWords = (text: string | null): readonly string[] =>
  foldWord(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

interface StatedSubject {
  /** The words for the medium. */
  by: readonly string[];
  subject: readonly string[];
}

/** Finds the subject and its medium, as in "a podcast about abandoned railways" or "a chess podcast". */
const findSubjectOfMedium = (library: Library, brief: Brief): StatedSubject | null => {
  const said = splitIntoWords(brief.descriptor ?? brief.name);
  const at = said.findIndex(
    (word) => MEDIA_WORDS.has(withoutPluralS(word)) || MEDIA_WORDS_WITH_SUBJECT.has(withoutPluralS(word)),
  );
  const teller = withoutPluralS(said[at] ?? '');
  if (at < 0) return null;
  const about = said.findIndex(
    (word, index) => index > at && (ABOUT_WORDS.has(word) || (word === 'of' && COLLECTIONS.has(teller))),
  );
  if (about >= 0) return { by: [teller], subject: addTranslations(library, brief, said.slice(about + 1)) };
  if (!MEDIA_WORDS.has(teller)) return null;
  const before = brief.language === 'en' ? said.slice(0, at) : [];
  return {
    by: [teller],
    subject: addTranslations(library, brief, [...before, ...wordsAfterMedium(brief, teller)]),
  };
};

/**
 * How many words after the medium may name the subject: "a podcast about owls", "Podcast über Leuchttürme". Other
 * languages get more, because their English translations count as words too.
 */
const SUBJECT_DISTANCE = { english: 2, other: 4 } as const;
const wordsAfterMedium = (
  { words: all, asides, name, language }: Brief,
  teller: string,
): readonly string[] => {
  const own = new Set(splitIntoWords(name));
  const at = all.findIndex((word) => withoutPluralS(word) === teller);
  const near = all.slice(
    at + 1,
    at + 1 + (language === 'en' ? SUBJECT_DISTANCE.english : SUBJECT_DISTANCE.other),
  );
  return at < 0 ? [] : near.filter((word) => !asides.includes(word) && !own.has(word));
};

/** Finds what a shop sells: the words after "for" in "an online shop for cacti". */
const findSubjectOfShop = ({ descriptor, industries: [first = ''], asides }: Brief): StatedSubject | null => {
  const said = splitIntoWords(descriptor);
  if (!TRADES_SELLING_ANYTHING.has(first) || !said.some((word) => SHOP_WORDS.has(withoutPluralS(word))))
    return null;
  return { by: [...SHOP_WORDS, 'online'], subject: asides };
};

/** Words for animals that a business may serve. A hotel for dogs is about dogs. */
const ANIMAL_WORDS = parseWords('animal cat dog horse kitten pet puppy puppie rabbit');
const findAnimalSubject = ({ asides }: Brief): StatedSubject | null => {
  const subject = asides.filter((word) => ANIMAL_WORDS.has(withoutPluralS(word)));
  return subject.length > 0 ? { by: [], subject } : null;
};

/** In the brief's words, a noun of another language is followed by up to this many English translations. */
const WORDS_PER_NOUN = 2;
const addTranslations = (
  library: Library,
  { words: all }: Brief,
  said: readonly string[],
): readonly string[] =>
  said.flatMap((word) => {
    const at = all.indexOf(word);
    const glosses =
      at < 0 ? [] : all.slice(at + 1, at + 1 + WORDS_PER_NOUN).filter((each) => /^[a-z]+$/u.test(each));
    const foreign = findPicturesOfWord(library, word).length === 0;
    return foreign ? [word, ...glosses] : [word];
  });

const createSubjectIdeas = (library: Library, subject: readonly string[]): Idea[] =>
  subject
    .filter((word) => !COMMON_WORDS.has(word) && !MEDIA_WORDS.has(withoutPluralS(word)))
    .map(
      (word): Idea => ({
        source: 'image',
        word,
        weight: SUBJECT,
        pictures: findPicturesOfWord(library, word).filter(({ strength }) => strength >= THE_THING),
      }),
    )
    .filter(({ pictures }) => pictures.length > 0);

const isAmong = (phrase: string, said: readonly string[]): boolean =>
  phrase.split(' ').every((word) => said.some((each) => withoutPluralS(each) === withoutPluralS(word)));

/** Ranks the subject before the medium. The ideas stay unchanged if the subject has no picture. */
const rankSubjectBeforeMedium = (library: Library, brief: Brief, ideas: readonly Idea[]): readonly Idea[] => {
  const told = findSubjectOfMedium(library, brief) ?? findSubjectOfShop(brief) ?? findAnimalSubject(brief);
  if (told === null) return ideas;
  const { by, subject } = told;
  const isSubject = ({ source, word }: Idea): boolean =>
    source === 'trade' && isAmong(foldWord(word), subject);
  const added = createSubjectIdeas(library, subject);
  if (added.length === 0 && !ideas.some(isSubject)) return ideas;
  const industries = brief.industries.slice(0, 1).map((industry) => industry.replaceAll('-', ' '));
  return [
    ...ideas.map((idea) => {
      if (isSubject(idea)) return { ...idea, weight: Math.max(idea.weight, SUBJECT) };
      const carries =
        idea.source === 'trade' && (isAmong(foldWord(idea.word), by) || industries.includes(idea.word));
      return carries ? { ...idea, weight: idea.weight * CARRIER } : idea;
    }),
    ...added,
  ];
};

const isFoodVehicle = (trade: string): boolean =>
  trade.split(' ').every((word) => FOOD_VEHICLE_WORDS.has(word));

/** Removes the vehicle from which something is sold: a noodle truck shows noodles, and a flower cart flowers. */
const removeFoodVehicles = (
  { industries }: Brief,
  trades: readonly TradePictures[],
  ideas: readonly Idea[],
): readonly Idea[] => {
  const kinds = [...industries.slice(0, 1), ...trades.map(({ industry }) => industry)];
  if (kinds.length === 0 || DRIVING_TRADES.has(industries[0] ?? '')) return ideas;
  const dish = trades.some(({ trade, industry }) => DISH_TRADES.has(industry) && !isFoodVehicle(trade));
  const sells = dish || kinds.some((kind) => DISH_TRADES.has(kind) || !DRIVING_TRADES.has(kind));
  return ideas.map((idea) => {
    const isTruck = idea.source === 'image' && idea.pictures.some(({ picture }) => picture === 'truck');
    if (isTruck && sells) return { ...idea, weight: Math.min(idea.weight, ASIDE) };
    return dish && idea.source === 'trade' && isFoodVehicle(idea.word)
      ? { ...idea, weight: idea.weight * CARRIER }
      : idea;
  });
};

export const rankIdeasBySubject = (
  library: Library,
  brief: Brief,
  trades: readonly TradePictures[],
  ideas: readonly Idea[],
): readonly Idea[] => rankSubjectBeforeMedium(library, brief, removeFoodVehicles(brief, trades, ideas));
