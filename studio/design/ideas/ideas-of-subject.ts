// Ranks the subject of a brief before its medium. A podcast about wrecks shows wrecks, a noodle truck noodles, a shop
// for cacti cacti.

import type { Brief } from '../../brief/brief.ts';
import { fold } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { picturesOfWord } from './pictures-of-word.ts';
import type { Idea } from './idea.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { TradePictures } from './trade-pictures.ts';
import { single, words, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';
import { tradesWith } from '../../library/trades.ts';

const { SUBJECT, CARRIER, THE_THING, ASIDE } = RELEVANCE.whatItIsAbout;

/** Words for media, such as a podcast. Media look alike whatever their subject. */
const TELLERS = wordSet(vocabulary.whatItIsAbout.tellers);
/** Words that are media only if a subject is stated: "a game about lighthouses". */
const ALSO_TELLERS = words(
  'app book course exhibition festival film game museum quiz spiel jeu juego gioco игра',
);
/** Words for collections, as in "a museum of typewriters". */
const COLLECTIONS = words('exhibition museum');
const ABOUT = words('about uber ueber sur sobre su sui sul sulla sugli over om про о об');

const SHOPS = words('shop store boutique webshop onlineshop tienda boutique negozio winkel laden');
const SELLERS = tradesWith('sells-anything');

/** Vehicles from which food is sold. */
const WHEELS = words(
  'truck trucks van vans cart carts stall stalls stand stands kiosk trailer street food foods',
);
const DISHES = tradesWith('dishes');
/** Trades that drive for a living, or make vehicles. Their vehicle is the subject. */
const HAULIERS = tradesWith('drives');

const split = (text: string | null): readonly string[] =>
  fold(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

interface Told {
  /** The words for the medium. */
  by: readonly string[];
  subject: readonly string[];
}

/** Finds the subject and its medium, as in "a podcast about abandoned railways" or "a chess podcast". */
const toldIn = (library: Library, brief: Brief): Told | null => {
  const said = split(brief.descriptor ?? brief.name);
  const at = said.findIndex((word) => TELLERS.has(single(word)) || ALSO_TELLERS.has(single(word)));
  const teller = single(said[at] ?? '');
  if (at < 0) return null;
  const about = said.findIndex(
    (word, index) => index > at && (ABOUT.has(word) || (word === 'of' && COLLECTIONS.has(teller))),
  );
  if (about >= 0) return { by: [teller], subject: withGlosses(library, brief, said.slice(about + 1)) };
  if (!TELLERS.has(teller)) return null;
  const before = brief.language === 'en' ? said.slice(0, at) : [];
  return { by: [teller], subject: withGlosses(library, brief, [...before, ...behind(brief, teller)]) };
};

/**
 * How many words after the medium may name the subject: "a podcast about owls", "Podcast über Leuchttürme". Other
 * languages get more, because their English translations count as words too.
 */
const SUBJECT_DISTANCE = { english: 2, other: 4 } as const;
const behind = ({ words: all, asides, name, language }: Brief, teller: string): readonly string[] => {
  const own = new Set(split(name));
  const at = all.findIndex((word) => single(word) === teller);
  const near = all.slice(
    at + 1,
    at + 1 + (language === 'en' ? SUBJECT_DISTANCE.english : SUBJECT_DISTANCE.other),
  );
  return at < 0 ? [] : near.filter((word) => !asides.includes(word) && !own.has(word));
};

/** Finds what a shop sells: the words after "for" in "an online shop for cacti". */
const soldIn = ({ descriptor, industries: [first = ''], asides }: Brief): Told | null => {
  const said = split(descriptor);
  if (!SELLERS.has(first) || !said.some((word) => SHOPS.has(single(word)))) return null;
  return { by: [...SHOPS, 'online'], subject: asides };
};

/** Words for animals that a business may serve. A hotel for dogs is about dogs. */
const BEASTS = words('animal cat dog horse kitten pet puppy puppie rabbit');
const forAnimals = ({ asides }: Brief): Told | null => {
  const subject = asides.filter((word) => BEASTS.has(single(word)));
  return subject.length > 0 ? { by: [], subject } : null;
};

/** In the brief's words, a noun of another language is followed by up to this many English translations. */
const GLOSS = 2;
const withGlosses = (library: Library, { words: all }: Brief, said: readonly string[]): readonly string[] =>
  said.flatMap((word) => {
    const at = all.indexOf(word);
    const glosses = at < 0 ? [] : all.slice(at + 1, at + 1 + GLOSS).filter((each) => /^[a-z]+$/u.test(each));
    const foreign = picturesOfWord(library, word).length === 0;
    return foreign ? [word, ...glosses] : [word];
  });

const subjectIdeas = (library: Library, subject: readonly string[]): Idea[] =>
  subject
    .filter((word) => !COMMON_WORDS.has(word) && !TELLERS.has(single(word)))
    .map(
      (word): Idea => ({
        source: 'image',
        word,
        weight: SUBJECT,
        pictures: picturesOfWord(library, word).filter(({ strength }) => strength >= THE_THING),
      }),
    )
    .filter(({ pictures }) => pictures.length > 0);

const isAmong = (phrase: string, said: readonly string[]): boolean =>
  phrase.split(' ').every((word) => said.some((each) => single(each) === single(word)));

/** Ranks the subject before the medium. The ideas stay unchanged if the subject has no picture. */
const withSubject = (library: Library, brief: Brief, ideas: readonly Idea[]): readonly Idea[] => {
  const told = toldIn(library, brief) ?? soldIn(brief) ?? forAnimals(brief);
  if (told === null) return ideas;
  const { by, subject } = told;
  const isSubject = ({ source, word }: Idea): boolean => source === 'trade' && isAmong(fold(word), subject);
  const added = subjectIdeas(library, subject);
  if (added.length === 0 && !ideas.some(isSubject)) return ideas;
  const industries = brief.industries.slice(0, 1).map((industry) => industry.replaceAll('-', ' '));
  return [
    ...ideas.map((idea) => {
      if (isSubject(idea)) return { ...idea, weight: Math.max(idea.weight, SUBJECT) };
      const carries =
        idea.source === 'trade' && (isAmong(fold(idea.word), by) || industries.includes(idea.word));
      return carries ? { ...idea, weight: idea.weight * CARRIER } : idea;
    }),
    ...added,
  ];
};

const ofWheels = (trade: string): boolean => trade.split(' ').every((word) => WHEELS.has(word));

/** Removes the vehicle from which something is sold: a noodle truck shows noodles, and a flower cart flowers. */
const withoutWheels = (
  { industries }: Brief,
  trades: readonly TradePictures[],
  ideas: readonly Idea[],
): readonly Idea[] => {
  const kinds = [...industries.slice(0, 1), ...trades.map(({ industry }) => industry)];
  if (kinds.length === 0 || HAULIERS.has(industries[0] ?? '')) return ideas;
  const dish = trades.some(({ trade, industry }) => DISHES.has(industry) && !ofWheels(trade));
  const sells = dish || kinds.some((kind) => DISHES.has(kind) || !HAULIERS.has(kind));
  return ideas.map((idea) => {
    const isTruck = idea.source === 'image' && idea.pictures.some(({ picture }) => picture === 'truck');
    if (isTruck && sells) return { ...idea, weight: Math.min(idea.weight, ASIDE) };
    return dish && idea.source === 'trade' && ofWheels(idea.word)
      ? { ...idea, weight: idea.weight * CARRIER }
      : idea;
  });
};

export const ideasOfSubject = (
  library: Library,
  brief: Brief,
  trades: readonly TradePictures[],
  ideas: readonly Idea[],
): readonly Idea[] => withSubject(library, brief, withoutWheels(brief, trades, ideas));
