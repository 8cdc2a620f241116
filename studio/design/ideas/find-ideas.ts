// Collects ideas for a brief from different sources, before anything is drawn.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { wishedValues } from '../../brief/wished-values.ts';
import type { Library } from '../../library/library.ts';
import { memoisePerLibrary } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import { motifInIndustry, isAdjective, picturesInIndustry } from './double-meanings.ts';
import {
  GENERIC_TRADE_WORDS,
  COMMON_WORDS,
  APPLIES_TO_ANY_PRODUCT,
  WORDS_TO_THE_DESIGNER,
} from './common-words.ts';
import type { WeightedPicture, Idea } from './idea.ts';
import { nameIdeas } from './name-ideas.ts';
import { isPlaceInName, isGenericTradeWord } from './words-in-name.ts';
import { isPartner } from './partners.ts';
import { productIdeas } from './products.ts';
import { findConceptsShowing } from './concepts-showing.ts';
import { demoteInsensitiveIdeas } from './sensitive-ideas.ts';
import type { TradePictures } from './trade-pictures.ts';
import {
  TRADES_WITHOUT_LOOK,
  findIndustryPictures,
  findNamedTrades,
  namesTrade,
  wordsInsideTrades,
} from './trade-pictures.ts';
import { rankIdeasBySubject } from './rank-ideas-by-subject.ts';
import { sortByPriority, isAttributeOnly } from './trade-priority.ts';
import { withoutPluralS } from './word-lists.ts';
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

const {
  ASKED_FOR,
  NAMED_TRADE,
  INDUSTRY,
  OF_NO_FACE,
  BESIDE_A_FINER,
  MERELY_FITTING,
  STRAY_TRADE,
  LATER_TRADE,
  LATER_TRADE_AT_MOST,
  SAID_OF_ANOTHER,
  LESS_FOR_EACH_PLACE,
  SPOKEN_OF,
  LATER_IMAGE,
  EVERYDAY_IMAGE,
  IN_PASSING,
  IN_THE_DESCRIPTOR,
  TRADE_IN_PASSING,
  PRODUCT_TRADE,
  THE_THING,
  ASIDE,
  ABSTRACT_IDEA,
  LATER_IDEA,
  LATER_INDUSTRY,
  OWN_INDUSTRY,
  KIN_INDUSTRY,
  HALF_MEANT,
} = RELEVANCE.ideasOf;
const MIN_LONG_WORD_LENGTH = 8;
/** Common words that seldom mean the object they name, as in "Maison Clémence" or "batteries for homes". */
const EVERYDAY_IMAGES: ReadonlySet<string> = new Set([
  'gear',
  'globe',
  'hand',
  'house',
  'person',
  'road',
  'table',
]);

const APP_WORDS: ReadonlySet<string> = new Set('app apps game tracker reminder widget'.split(' '));

const wishIdeas = (brief: Brief): Idea[] =>
  wishedValues(brief, 'motif').map((motif) => ({
    source: 'wish',
    word: motif,
    weight: ASKED_FOR,
    pictures: [{ picture: motifInIndustry(motif, brief), strength: 1 }],
  }));

const weightByOrder = (pictures: readonly string[], less: number, most = 1): WeightedPicture[] =>
  pictures.map((picture, index) => ({ picture, strength: most - less * index }));

const splitIntoWordSet = (text: string | null): ReadonlySet<string> =>
  new Set(text?.toLowerCase().split(/[^\p{L}]+/u));

const strayKind = (trade: string, { industries, descriptor }: Brief): keyof typeof STRAY_TRADE => {
  if (trade.includes(' ')) return 'phrase';
  if (COMMON_WORDS.has(trade) || GENERIC_TRADE_WORDS.has(trade)) return 'word';
  if (splitIntoWordSet(descriptor).has(trade)) return 'described';
  return industries.length === 0 || trade.length >= MIN_LONG_WORD_LENGTH ? 'long' : 'word';
};

/**
 * Returns the words of the brief. Those of the descriptor and the name include short words, as in "make-up artist"
 * and "3D printing".
 */
const spokenWords = ({ words, descriptor, name }: Brief): readonly string[] => [
  ...words,
  '',
  ...foldWord(descriptor ?? '').split(/[^\p{L}\p{N}]+/u),
  '',
  ...foldWord(name ?? '').split(/[^\p{L}\p{N}]+/u),
];

/**
 * Whether a trade only shares a word with the brief's trade: a hotel's "pension" pays nobody, and a "family law
 * practice" is no doctor's. The brief's industry decides.
 */
const isHomonym = (
  trade: string,
  trades: readonly TradePictures[],
  industries: readonly string[],
): boolean => {
  const said = trade.split(' ').filter((word) => word === 'family' || !COMMON_WORDS.has(word));
  return trades.some(
    (other) =>
      industries.includes(other.industry) &&
      other.trade.split(' ').some((word) => said.some((each) => isWord(each, word))),
  );
};

/**
 * Returns ideas for the trades that the brief names. The longest phrase is the most specific: of "dairy farm, ice
 * cream" it is "dairy farm".
 */
const namedIdeas = (library: Library, brief: Brief, trades: readonly TradePictures[]): Idea[] => {
  const { industries } = brief;
  return sortByPriority(trades, brief).map(({ trade: named, stands, later }, index): Idea => {
    const { trade, industry, pictures } = named;
    const place = industries.indexOf(industry);
    if (place < 0 && (isAdjective(trade, brief) || isHomonym(trade, trades, industries))) {
      return { source: 'trade', word: trade, weight: 0, pictures: [] };
    }
    const own = place < 0 ? STRAY_TRADE[strayKind(trade, brief)] : (NAMED_TRADE[Math.min(2, place)] ?? 0);
    const weight = stands === 'head' ? NAMED_TRADE[0] : own * (stands === 'before' ? SAID_OF_ANOTHER : 1);
    const before = Math.min(LATER_TRADE * index, LATER_TRADE_AT_MOST);
    const less = stands === 'head' ? 0 : before + (later ? LATER_TRADE : 0);
    const shown = weightByOrder(pictures, LESS_FOR_EACH_PLACE.named);
    const said = findTradeUsage(library, trade, brief);
    // If the name states two related trades, as in "Roofing & Gutters", both count.
    const at = said === 'name' && place === 0 ? 'plain' : said;
    if (at === 'name') return { source: 'trade', word: trade, weight: 0, pictures: [] };
    if (at === 'aside')
      return { source: 'trade', word: trade, weight: Math.min(weight, ASIDE), pictures: shown };
    const more = at === 'product' ? PRODUCT_TRADE : -less;
    return { source: 'trade', word: trade, weight: weight + more, pictures: shown };
  });
};

/**
 * Returns where the brief states a trade. In "Still Water, a yoga school" and "Harbour Dental", the first words
 * belong to the name.
 */
const findTradeUsage = (
  library: Library,
  trade: string,
  brief: Brief,
): 'product' | 'aside' | 'name' | 'plain' => {
  const { products, asides, industries } = brief;
  const said = trade.split(' ').filter((word) => word.length > 2);
  const among = (words: readonly string[]): boolean =>
    said.every((word) => words.some((each) => isWord(each, word)));
  const isEveryday =
    COMMON_WORDS.has(trade) || (COMMON_WORDS.has(withoutPluralS(trade)) && !brief.words.includes(trade));
  if (said.length === 1 && (isEveryday || WORDS_TO_THE_DESIGNER.has(trade))) return 'aside';
  if (said.length === 1 && isPartner(library, withoutPluralS(trade), brief)) return 'name';
  if (among(products)) return 'product';
  if (isOwnersKind(trade, brief)) return 'aside';
  if (among(asides) && !among(wordsOfBusinessKind(brief))) return 'aside';
  if (brief.name !== null && isPlaceInName(library, brief.name, trade)) return 'aside';
  const named = [...splitIntoWordSet(brief.name)];
  const at = said.length === 1 ? named.findIndex((word) => isWord(word, said[0] ?? '')) : -1;
  if (at < 0) return 'plain';
  const others = brief.words.filter((word) => !named.includes(word) && !isOwnersKind(word, brief));
  const further = [...others, ...named.slice(at + 1)];
  const saidElsewhere =
    further.some((word) => namesTrade(industries, word) || isGenericTradeWord(word)) ||
    findNamedTrades(further).some(({ industry }) => industries.includes(industry));
  return saidElsewhere ? 'name' : 'plain';
};

/**
 * Words after which the brief speaks of something other than the trade itself. The trade in the descriptor takes
 * precedence.
 */
const START_OF_QUALIFIER = /\b(?:about|at|by|for|from|in|near|that|to|who|with)\b(?![-‐])/u;
const wordsOfBusinessKind = ({ descriptor }: Brief): readonly string[] =>
  foldWord((descriptor ?? '').split(START_OF_QUALIFIER)[0] ?? '').split(/[^\p{L}\p{N}]+/u);

/** Words that make the word before them the owner, not the trade: "veterans owned", "women led". */
const OWNERSHIP_WORDS: ReadonlySet<string> = new Set(['owned', 'led', 'run']);
const isOwnersKind = (trade: string, { words: all }: Brief): boolean => {
  const at = all.findIndex((word) => isWord(word, trade));
  return at >= 0 && OWNERSHIP_WORDS.has(all[at + 1] ?? '');
};

const isWord = (said: string, word: string): boolean => withoutPluralS(said) === withoutPluralS(word);

const isNamed = (
  library: Library,
  industry: string,
  brief: Brief,
  trades: readonly TradePictures[],
): boolean =>
  trades.some(
    (each) =>
      each.industry === industry && ['plain', 'product'].includes(findTradeUsage(library, each.trade, brief)),
  );

/** Trades that are the narrower meaning when two trades match: a clinic for animals is a vet's, not a doctor's. */
const NARROW_TRADES = tradesWithTrait('narrow');
const WIDE_TRADES = tradesWithTrait('wide');
const narrowFirst = (industries: readonly string[]): readonly string[] =>
  WIDE_TRADES.has(industries[0] ?? '')
    ? industries.toSorted((one, other) => Number(NARROW_TRADES.has(other)) - Number(NARROW_TRADES.has(one)))
    : industries;

const tradeIdeas = (
  library: Library,
  brief: Brief,
  trades: readonly TradePictures[],
  parts: ReadonlySet<string>,
): Idea[] => [
  ...productIdeas(library, brief, trades, parts),
  ...namedIdeas(library, brief, trades),
  ...narrowFirst(brief.industries).map((industry, index): Idea => {
    const { plain, fitting } = findIndustryPictures(industry);
    const pictures = [
      ...weightByOrder(plain, LESS_FOR_EACH_PLACE.industry),
      ...weightByOrder(fitting, LESS_FOR_EACH_PLACE.industry, MERELY_FITTING),
    ];
    const faceless = TRADES_WITHOUT_LOOK.has(industry) ? OF_NO_FACE : 1;
    const finer = isNamed(library, industry, brief, trades) ? BESIDE_A_FINER : 1;
    const weight = (INDUSTRY[Math.min(2, index)] ?? 0) * faceless * finer;
    return { source: 'trade', word: industry.replaceAll('-', ' '), weight, pictures };
  }),
];

/** Words of a trade's phrase whose own picture would be wrong: a jet ski suggests no plane. */
const findMisheardWords = (
  library: Library,
  trades: readonly TradePictures[],
  parts: ReadonlySet<string>,
): ReadonlySet<string> => {
  const shown = new Set(trades.flatMap(({ pictures }) => pictures));
  const called = [...parts].flatMap((word) =>
    findPicturesOfWord(library, word).filter(({ strength }) => strength >= THE_THING),
  );
  return new Set([...parts, ...called.map(({ picture }) => picture)].filter((each) => !shown.has(each)));
};

/**
 * Whether a picture shows what an app does, as the dog in "an app that reminds you to walk the dog". Apps have no
 * typical look of their own.
 */
const isWhatAppDoes = (
  library: Library,
  motif: string,
  { words, industries: [first = '', ...others] }: Brief,
): boolean =>
  TRADES_WITHOUT_LOOK.has(first) &&
  words.some((word) => APP_WORDS.has(word)) &&
  findConceptsShowing(library, motif).some(
    ({ concept, plainly }) =>
      plainly >= THE_THING && concept.industries.some((industry) => others.includes(industry)),
  );

/**
 * Returns the weight of a mentioned picture. The church of "a yoga studio in a former church" counts little; the
 * runners of a fitness app are its subject.
 */
const imageWeight = (library: Library, motif: string, index: number, brief: Brief): number => {
  const { asides, industries } = brief;
  const { plain, fitting } = findIndustryPictures(industries[0] ?? '');
  const isAside = asides.some((word) => isWord(word, motif)) && ![...plain, ...fitting].includes(motif);
  const isTheirs = isAside && !isWhatAppDoes(library, motif, brief);
  if (isTheirs) return ASIDE;
  return EVERYDAY_IMAGES.has(motif) ? EVERYDAY_IMAGE : SPOKEN_OF - LATER_IMAGE * Math.min(index, 6);
};

const MAX_MOTIFS_COUNTED = 9;
/**
 * Returns the pictures that a mentioned picture already includes: a juniper includes its berries, and a bluebell is a
 * flower.
 */
const findAssociatedPictures = (library: Library, picture: string, weight: number): readonly string[] =>
  library.concept(picture)?.motifs.slice(0, weight < HALF_MEANT ? MAX_MOTIFS_COUNTED : 1) ?? [];

const imageIdeas = (
  library: Library,
  brief: Brief,
  named: readonly Idea[],
  trades: readonly TradePictures[],
  parts: ReadonlySet<string>,
): Idea[] => {
  // Pictures that the name suggests are already counted, each with its certainty.
  const heard = new Set([
    ...named.flatMap(({ weight, pictures }) =>
      pictures.flatMap(({ picture }) => [picture, ...findAssociatedPictures(library, picture, weight)]),
    ),
    ...findMisheardWords(library, trades, parts),
  ]);
  const pictured = brief.images
    .filter((motif) => !heard.has(motif))
    .map(
      (motif, index): Idea => ({
        source: 'image',
        word: motif,
        weight: imageWeight(library, motif, index, brief),
        pictures: [{ picture: motifInIndustry(motif, brief), strength: 1 }],
      }),
    );
  const own = new Set([
    ...splitIntoWordSet(brief.name),
    ...named.flatMap(({ word }) => foldWord(word)),
    ...parts,
  ]);
  const described = splitIntoWordSet(brief.descriptor);
  const said = brief.words
    .filter(
      (word) =>
        !COMMON_WORDS.has(word) &&
        !WORDS_TO_THE_DESIGNER.has(word) &&
        !own.has(word) &&
        !APPLIES_TO_ANY_PRODUCT.has(word),
    )
    .map((word): Idea => {
      const pictures = picturesInIndustry(word, findPicturesOfWord(library, word), brief);
      if (brief.asides.includes(word) || isAttributeOnly(word, brief))
        return { source: 'image', word, weight: ASIDE, pictures };
      // The trade is already counted, so a passing mention adds nothing to the same picture.
      if (namesTrade(brief.industries, word) || isGenericTradeWord(word)) {
        return { source: 'trade', word, weight: TRADE_IN_PASSING, pictures };
      }
      const weight = described.has(word) ? IN_THE_DESCRIPTOR : IN_PASSING;
      return { source: 'image', word, weight, pictures };
    })
    .filter(({ pictures }) => pictures.length > 0);
  return [...pictured, ...said];
};

const verbIdeas = (library: Library, brief: Brief): Idea[] =>
  brief.ideas.map((idea) => ({
    source: 'verb',
    word: idea.replaceAll('-', ' '),
    weight: ABSTRACT_IDEA,
    pictures: library.concepts.flatMap(({ id, ideas }) => {
      const place = ideas.indexOf(idea);
      return place < 0 ? [] : [{ picture: id, strength: 1 - LATER_IDEA * place }];
    }),
  }));

/** Returns ideas from the industries that concepts declare. They rank after those of the trade table. */
const claimedIdeas = (library: Library, { industries: [first, ...others] }: Brief): Idea[] => {
  if (first === undefined) return [];
  const pictures = library.concepts.flatMap(({ id, industries }) => {
    const place = industries.indexOf(first);
    if (place >= 0) return [{ picture: id, strength: 1 - LATER_INDUSTRY * Math.min(place, 5) }];
    const kin = others.some((other) => industries.includes(other));
    return kin ? [{ picture: id, strength: KIN_INDUSTRY / OWN_INDUSTRY }] : [];
  });
  return [{ source: 'trade', word: first.replaceAll('-', ' '), weight: OWN_INDUSTRY, pictures }];
};

const gatherIdeas = (library: Library, brief: Brief): readonly Idea[] => {
  const trades = findNamedTrades(spokenWords(brief));
  const named = nameIdeas(library, brief, trades);
  const parts = wordsInsideTrades(trades);
  const ideas = rankIdeasBySubject(library, brief, trades, [
    ...wishIdeas(brief),
    ...named,
    ...tradeIdeas(library, brief, trades, parts),
    ...imageIdeas(library, brief, named, trades, parts),
    ...verbIdeas(library, brief),
    ...claimedIdeas(library, brief),
  ]);
  return demoteInsensitiveIdeas(library, brief, ideas);
};

/** Ideas are used for drawings beside the name and within it, so they are computed once per brief. */
const cachedIdeas = memoisePerLibrary(() => new WeakMap<Brief, readonly Idea[]>());

export const findIdeas = (library: Library, brief: Brief): readonly Idea[] => {
  const known = cachedIdeas(library);
  const ideas = known.get(brief) ?? gatherIdeas(library, brief);
  known.set(brief, ideas);
  return ideas;
};
