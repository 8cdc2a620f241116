// Ranks the subject of a brief above the medium, shop or vehicle that presents it: a podcast about wrecks shows
// wrecks, a noodle truck shows noodles, and a shop for cacti shows cacti.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import type { Idea } from './idea.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { TradePictures } from './trade-pictures.ts';
import { removePluralS, parseWords, createWordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

const { SUBJECT, CARRIER, MIN_OBJECT_STRENGTH, ASIDE } = RELEVANCE.whatItIsAbout;

/** Words for media, such as "podcast". They always have a subject. */
const MEDIA_WORDS = createWordSet(vocabulary.whatItIsAbout.tellers);
/** Words that count as media only if the subject follows: "a game about lighthouses". */
const MEDIA_WORDS_WITH_SUBJECT = parseWords(
  'app book course exhibition festival film game museum quiz spiel jeu juego gioco игра',
);
/** Words whose subject may follow "of": "a museum of typewriters". */
const COLLECTION_WORDS = parseWords('exhibition museum');
const ABOUT_WORDS = parseWords('about uber ueber sur sobre su sui sul sulla sugli over om про о об');

const SHOP_WORDS = parseWords('shop store boutique webshop onlineshop tienda boutique negozio winkel laden');
const TRADES_SELLING_ANYTHING = tradesWithTrait('sells-anything');

/** Words for vehicles and stalls from which food is sold. */
const FOOD_VEHICLE_WORDS = parseWords(
  'truck trucks van vans cart carts stall stalls stand stands kiosk trailer street food foods',
);
const DISH_TRADES = tradesWithTrait('dishes');
/** Trades that drive for a living or make vehicles. Their subject is the vehicle. */
const DRIVING_TRADES = tradesWithTrait('drives');

const splitIntoWords = (text: string | null): readonly string[] =>
  foldWord(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

interface StatedSubject {
  /** The words for the medium or shop that presents the subject. */
  by: readonly string[];
  subject: readonly string[];
}

/** Finds the subject and its medium, as in "a podcast about abandoned railways" or "a chess podcast". */
const findSubjectOfMedium = (library: Library, brief: Brief): StatedSubject | null => {
  const said = splitIntoWords(brief.descriptor ?? brief.name);
  const mediumAt = said.findIndex(
    (word) => MEDIA_WORDS.has(removePluralS(word)) || MEDIA_WORDS_WITH_SUBJECT.has(removePluralS(word)),
  );
  const medium = removePluralS(said[mediumAt] ?? '');
  if (mediumAt < 0) return null;
  const aboutAt = said.findIndex(
    (word, index) =>
      index > mediumAt && (ABOUT_WORDS.has(word) || (word === 'of' && COLLECTION_WORDS.has(medium))),
  );
  if (aboutAt >= 0)
    return { by: [medium], subject: addTranslations(library, brief, said.slice(aboutAt + 1)) };
  if (!MEDIA_WORDS.has(medium)) return null;
  const before = brief.language === 'en' ? said.slice(0, mediumAt) : [];
  return {
    by: [medium],
    subject: addTranslations(library, brief, [...before, ...wordsAfterMedium(brief, medium)]),
  };
};

/**
 * How many words after the medium may name the subject. In languages other than English there are more, because the
 * brief lists the English translations after their words.
 */
const MAX_SUBJECT_DISTANCE = { english: 2, other: 4 } as const;
const wordsAfterMedium = (
  { words: all, asides, name, language }: Brief,
  medium: string,
): readonly string[] => {
  const own = new Set(splitIntoWords(name));
  const at = all.findIndex((word) => removePluralS(word) === medium);
  const near = all.slice(
    at + 1,
    at + 1 + (language === 'en' ? MAX_SUBJECT_DISTANCE.english : MAX_SUBJECT_DISTANCE.other),
  );
  return at < 0 ? [] : near.filter((word) => !asides.includes(word) && !own.has(word));
};

/** Finds what a shop sells: the words after "for" in "an online shop for cacti". */
const findSubjectOfShop = ({ descriptor, industries: [first = ''], asides }: Brief): StatedSubject | null => {
  const said = splitIntoWords(descriptor);
  if (!TRADES_SELLING_ANYTHING.has(first) || !said.some((word) => SHOP_WORDS.has(removePluralS(word))))
    return null;
  return { by: [...SHOP_WORDS, 'online'], subject: asides };
};

/** Animals that a business may serve: a hotel for dogs is about dogs. */
const ANIMAL_WORDS = parseWords('animal cat dog horse kitten pet puppy puppie rabbit');
const findAnimalSubject = ({ asides }: Brief): StatedSubject | null => {
  const subject = asides.filter((word) => ANIMAL_WORDS.has(removePluralS(word)));
  return subject.length > 0 ? { by: [], subject } : null;
};

/** In `brief.words`, a noun of another language is followed by up to this many words of English translation. */
const MAX_TRANSLATION_WORDS = 2;
const addTranslations = (
  library: Library,
  { words: all }: Brief,
  said: readonly string[],
): readonly string[] =>
  said.flatMap((word) => {
    const at = all.indexOf(word);
    const glosses =
      at < 0
        ? []
        : all.slice(at + 1, at + 1 + MAX_TRANSLATION_WORDS).filter((each) => /^[a-z]+$/u.test(each));
    const foreign = findPicturesOfWord(library, word).length === 0;
    return foreign ? [word, ...glosses] : [word];
  });

const createSubjectIdeas = (library: Library, subject: readonly string[]): Idea[] =>
  subject
    .filter((word) => !COMMON_WORDS.has(word) && !MEDIA_WORDS.has(removePluralS(word)))
    .map(
      (word): Idea => ({
        source: 'image',
        word,
        weight: SUBJECT,
        pictures: findPicturesOfWord(library, word).filter(({ strength }) => strength >= MIN_OBJECT_STRENGTH),
      }),
    )
    .filter(({ pictures }) => pictures.length > 0);

const containsAllWords = (phrase: string, said: readonly string[]): boolean =>
  phrase.split(' ').every((word) => said.some((each) => removePluralS(each) === removePluralS(word)));

/** Raises the weight of the subject and lowers that of the medium. Changes nothing if the subject has no picture. */
const rankSubjectBeforeMedium = (library: Library, brief: Brief, ideas: readonly Idea[]): readonly Idea[] => {
  const stated = findSubjectOfMedium(library, brief) ?? findSubjectOfShop(brief) ?? findAnimalSubject(brief);
  if (stated === null) return ideas;
  const { by, subject } = stated;
  const isSubject = ({ source, word }: Idea): boolean =>
    source === 'trade' && containsAllWords(foldWord(word), subject);
  const added = createSubjectIdeas(library, subject);
  if (added.length === 0 && !ideas.some(isSubject)) return ideas;
  const industries = brief.industries.slice(0, 1).map((industry) => industry.replaceAll('-', ' '));
  return [
    ...ideas.map((idea) => {
      if (isSubject(idea)) return { ...idea, weight: Math.max(idea.weight, SUBJECT) };
      const isMedium =
        idea.source === 'trade' &&
        (containsAllWords(foldWord(idea.word), by) || industries.includes(idea.word));
      return isMedium ? { ...idea, weight: idea.weight * CARRIER } : idea;
    }),
    ...added,
  ];
};

const isFoodVehicle = (trade: string): boolean =>
  trade.split(' ').every((word) => FOOD_VEHICLE_WORDS.has(word));

/** Lowers the weight of the vehicle from which something is sold, so that a flower cart shows flowers. */
const demoteFoodVehicles = (
  { industries }: Brief,
  trades: readonly TradePictures[],
  ideas: readonly Idea[],
): readonly Idea[] => {
  const industriesNamed = [...industries.slice(0, 1), ...trades.map(({ industry }) => industry)];
  if (industriesNamed.length === 0 || DRIVING_TRADES.has(industries[0] ?? '')) return ideas;
  const sellsDish = trades.some(({ trade, industry }) => DISH_TRADES.has(industry) && !isFoodVehicle(trade));
  const sellsSomething =
    sellsDish || industriesNamed.some((kind) => DISH_TRADES.has(kind) || !DRIVING_TRADES.has(kind));
  return ideas.map((idea) => {
    const isTruck = idea.source === 'image' && idea.pictures.some(({ picture }) => picture === 'truck');
    if (isTruck && sellsSomething) return { ...idea, weight: Math.min(idea.weight, ASIDE) };
    return sellsDish && idea.source === 'trade' && isFoodVehicle(idea.word)
      ? { ...idea, weight: idea.weight * CARRIER }
      : idea;
  });
};

export const rankIdeasBySubject = (
  library: Library,
  brief: Brief,
  trades: readonly TradePictures[],
  ideas: readonly Idea[],
): readonly Idea[] => rankSubjectBeforeMedium(library, brief, demoteFoodVehicles(brief, trades, ideas));
