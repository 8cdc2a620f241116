// Collects ideas for a brief from different sources, before anything is drawn.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { wishedValues } from '../../brief/wished-values.ts';
import type { Library } from '../../library/library.ts';
import { memoisePerLibrary } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import { findMotifInIndustry, isAdjective, findPicturesInIndustry } from './double-meanings.ts';
import {
  GENERIC_TRADE_WORDS,
  COMMON_WORDS,
  ANY_PRODUCT_WORDS,
  WORDS_TO_THE_DESIGNER,
} from './common-words.ts';
import type { WeightedPicture, Idea } from './idea.ts';
import { findNameIdeas } from './name-ideas.ts';
import { isPlaceInName, isGenericTradeWord } from './words-in-name.ts';
import { isPartner } from './partners.ts';
import { findProductIdeas } from './products.ts';
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
import { removePluralS } from './word-lists.ts';
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

const {
  ASKED_FOR,
  NAMED_TRADE,
  INDUSTRY,
  TRADE_WITHOUT_LOOK,
  BESIDE_SPECIFIC_TRADE,
  MERELY_FITTING,
  OTHER_INDUSTRY_TRADE,
  LATER_TRADE,
  LATER_TRADE_AT_MOST,
  DESCRIBES_ANOTHER_TRADE,
  LOSS_PER_POSITION,
  MENTIONED_IMAGE,
  LATER_IMAGE,
  EVERYDAY_IMAGE,
  IN_PASSING,
  IN_THE_DESCRIPTOR,
  TRADE_IN_PASSING,
  SOLD_PRODUCT_GAIN,
  MIN_OBJECT_STRENGTH,
  ASIDE,
  ABSTRACT_IDEA,
  LATER_IDEA,
  LATER_INDUSTRY,
  OWN_INDUSTRY,
  SECONDARY_INDUSTRY,
  MIN_CLEAR_WEIGHT,
} = RELEVANCE.ideasOf;
const MIN_LONG_WORD_LENGTH = 8;
/** Motifs whose words seldom mean the object: "Maison" in "Maison Clémence", "homes" in "batteries for homes". */
const EVERYDAY_IMAGES: ReadonlySet<string> = new Set('gear globe hand house person road table'.split(' '));

const APP_WORDS: ReadonlySet<string> = new Set('app apps game tracker reminder widget'.split(' '));

const wishIdeas = (brief: Brief): Idea[] =>
  wishedValues(brief, 'motif').map((motif) => ({
    source: 'wish',
    word: motif,
    weight: ASKED_FOR,
    pictures: [{ picture: findMotifInIndustry(motif, brief), strength: 1 }],
  }));

const weightByOrder = (pictures: readonly string[], less: number, most = 1): WeightedPicture[] =>
  pictures.map((picture, index) => ({ picture, strength: most - less * index }));

const splitIntoWordSet = (text: string | null): ReadonlySet<string> =>
  new Set(text?.toLowerCase().split(/[^\p{L}]+/u));

const classifyOtherIndustryTrade = (
  trade: string,
  { industries, descriptor }: Brief,
): keyof typeof OTHER_INDUSTRY_TRADE => {
  if (trade.includes(' ')) return 'phrase';
  if (COMMON_WORDS.has(trade) || GENERIC_TRADE_WORDS.has(trade)) return 'word';
  if (splitIntoWordSet(descriptor).has(trade)) return 'described';
  return industries.length === 0 || trade.length >= MIN_LONG_WORD_LENGTH ? 'long' : 'word';
};

/**
 * Returns the words of the brief, then all words of its descriptor and of its name. Those of the descriptor and name
 * include short words, as in "make-up artist" and "3D printing". Empty words separate the three lists, so that no
 * phrase spans two of them.
 */
const wordsOfBrief = ({ words, descriptor, name }: Brief): readonly string[] => [
  ...words,
  '',
  ...foldWord(descriptor ?? '').split(/[^\p{L}\p{N}]+/u),
  '',
  ...foldWord(name ?? '').split(/[^\p{L}\p{N}]+/u),
];

/**
 * Whether a trade of another industry only shares a word with a trade of the brief's own industry. A hotel called
 * "pension" has nothing to do with pensions, and a "family law practice" is not a doctor's practice.
 */
const isHomonym = (
  trade: string,
  trades: readonly TradePictures[],
  industries: readonly string[],
): boolean => {
  const meaningful = trade.split(' ').filter((word) => word === 'family' || !COMMON_WORDS.has(word));
  return trades.some(
    (other) =>
      industries.includes(other.industry) &&
      other.trade.split(' ').some((word) => meaningful.some((each) => isSameNoun(each, word))),
  );
};

/**
 * Returns one idea for each trade that the brief names, such as "dairy farm". The later a trade ranks, the less it
 * weighs. A trade that is really part of the name has no weight.
 */
const namedTradeIdeas = (library: Library, brief: Brief, trades: readonly TradePictures[]): Idea[] => {
  const { industries } = brief;
  return sortByPriority(trades, brief).map(({ trade: named, stands, later }, index): Idea => {
    const { trade, industry, pictures } = named;
    const industryRank = industries.indexOf(industry);
    if (industryRank < 0 && (isAdjective(trade, brief) || isHomonym(trade, trades, industries))) {
      return { source: 'trade', word: trade, weight: 0, pictures: [] };
    }
    const base =
      industryRank < 0
        ? OTHER_INDUSTRY_TRADE[classifyOtherIndustryTrade(trade, brief)]
        : (NAMED_TRADE[Math.min(2, industryRank)] ?? 0);
    const weight =
      stands === 'head' ? NAMED_TRADE[0] : base * (stands === 'before' ? DESCRIBES_ANOTHER_TRADE : 1);
    const orderLoss = Math.min(LATER_TRADE * index, LATER_TRADE_AT_MOST);
    const loss = stands === 'head' ? 0 : orderLoss + (later ? LATER_TRADE : 0);
    const weighted = weightByOrder(pictures, LOSS_PER_POSITION.named);
    const usage = findTradeUsage(library, trade, brief);
    // A trade of the first industry counts even inside the name: "Roofing & Gutters" states two related trades.
    const effectiveUsage = usage === 'name' && industryRank === 0 ? 'plain' : usage;
    if (effectiveUsage === 'name') return { source: 'trade', word: trade, weight: 0, pictures: [] };
    if (effectiveUsage === 'aside')
      return { source: 'trade', word: trade, weight: Math.min(weight, ASIDE), pictures: weighted };
    const change = effectiveUsage === 'product' ? SOLD_PRODUCT_GAIN : -loss;
    return { source: 'trade', word: trade, weight: weight + change, pictures: weighted };
  });
};

/**
 * Returns how the brief uses the words of a trade: for a `product`, for something other than the firm itself
 * (`aside`), as a `name` ("Still Water, a yoga school", "Harbour Dental"), or for the trade itself (`plain`).
 */
const findTradeUsage = (
  library: Library,
  trade: string,
  brief: Brief,
): 'product' | 'aside' | 'name' | 'plain' => {
  const { products, asides, industries } = brief;
  const said = trade.split(' ').filter((word) => word.length > 2);
  const areAllAmong = (words: readonly string[]): boolean =>
    said.every((word) => words.some((each) => isSameNoun(each, word)));
  const isEveryday =
    COMMON_WORDS.has(trade) || (COMMON_WORDS.has(removePluralS(trade)) && !brief.words.includes(trade));
  if (said.length === 1 && (isEveryday || WORDS_TO_THE_DESIGNER.has(trade))) return 'aside';
  if (said.length === 1 && isPartner(library, removePluralS(trade), brief)) return 'name';
  if (areAllAmong(products)) return 'product';
  if (isOwnersKind(trade, brief)) return 'aside';
  if (areAllAmong(asides) && !areAllAmong(wordsOfBusinessKind(brief))) return 'aside';
  if (brief.name !== null && isPlaceInName(library, brief.name, trade)) return 'aside';
  const named = [...splitIntoWordSet(brief.name)];
  const positionInName = said.length === 1 ? named.findIndex((word) => isSameNoun(word, said[0] ?? '')) : -1;
  if (positionInName < 0) return 'plain';
  const wordsOutsideName = brief.words.filter((word) => !named.includes(word) && !isOwnersKind(word, brief));
  const otherWords = [...wordsOutsideName, ...named.slice(positionInName + 1)];
  const saidElsewhere =
    otherWords.some((word) => namesTrade(industries, word) || isGenericTradeWord(word)) ||
    findNamedTrades(otherWords).some(({ industry }) => industries.includes(industry));
  return saidElsewhere ? 'name' : 'plain';
};

/** Words after which a descriptor no longer says what the firm is: in "a bakery for dogs", only "a bakery" does. */
const START_OF_QUALIFIER = /\b(?:about|at|by|for|from|in|near|that|to|who|with)\b(?![-‐])/u;
const wordsOfBusinessKind = ({ descriptor }: Brief): readonly string[] =>
  foldWord((descriptor ?? '').split(START_OF_QUALIFIER)[0] ?? '').split(/[^\p{L}\p{N}]+/u);

/** Words that follow the owner of the firm and not its trade: "veterans owned", "women led". */
const OWNERSHIP_WORDS: ReadonlySet<string> = new Set(['owned', 'led', 'run']);
const isOwnersKind = (trade: string, { words: all }: Brief): boolean => {
  const at = all.findIndex((word) => isSameNoun(word, trade));
  return at >= 0 && OWNERSHIP_WORDS.has(all[at + 1] ?? '');
};

const isSameNoun = (said: string, word: string): boolean => removePluralS(said) === removePluralS(word);

const isTradeNamed = (
  library: Library,
  industry: string,
  brief: Brief,
  trades: readonly TradePictures[],
): boolean =>
  trades.some(
    (each) =>
      each.industry === industry && ['plain', 'product'].includes(findTradeUsage(library, each.trade, brief)),
  );

/**
 * If the first industry is a wide trade, narrow trades rank before it: a clinic for animals is a vet's and not a
 * doctor's.
 */
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
  phraseWords: ReadonlySet<string>,
): Idea[] => [
  ...findProductIdeas(library, brief, trades, phraseWords),
  ...namedTradeIdeas(library, brief, trades),
  ...narrowFirst(brief.industries).map((industry, index): Idea => {
    const { plain, fitting } = findIndustryPictures(industry);
    const pictures = [
      ...weightByOrder(plain, LOSS_PER_POSITION.industry),
      ...weightByOrder(fitting, LOSS_PER_POSITION.industry, MERELY_FITTING),
    ];
    const faceless = TRADES_WITHOUT_LOOK.has(industry) ? TRADE_WITHOUT_LOOK : 1;
    const finer = isTradeNamed(library, industry, brief, trades) ? BESIDE_SPECIFIC_TRADE : 1;
    const weight = (INDUSTRY[Math.min(2, index)] ?? 0) * faceless * finer;
    return { source: 'trade', word: industry.replaceAll('-', ' '), weight, pictures };
  }),
];

/**
 * Returns the single words of longer trades and the pictures that these words suggest, except what a trade itself
 * shows: "jet ski" does not suggest a jet.
 */
const findMisleadingWords = (
  library: Library,
  trades: readonly TradePictures[],
  phraseWords: ReadonlySet<string>,
): ReadonlySet<string> => {
  const shownByTrades = new Set(trades.flatMap(({ pictures }) => pictures));
  const suggested = [...phraseWords].flatMap((word) =>
    findPicturesOfWord(library, word).filter(({ strength }) => strength >= MIN_OBJECT_STRENGTH),
  );
  return new Set(
    [...phraseWords, ...suggested.map(({ picture }) => picture)].filter((each) => !shownByTrades.has(each)),
  );
};

/** Whether the picture shows what an app is used for, as the dog in "an app that reminds you to walk the dog". */
const showsAppPurpose = (
  library: Library,
  motif: string,
  { words, industries: [first = '', ...others] }: Brief,
): boolean =>
  TRADES_WITHOUT_LOOK.has(first) &&
  words.some((word) => APP_WORDS.has(word)) &&
  findConceptsShowing(library, motif).some(
    ({ concept, plainly }) =>
      plainly >= MIN_OBJECT_STRENGTH && concept.industries.some((industry) => others.includes(industry)),
  );

/**
 * Returns the weight of a picture that the brief mentions. The church in "a yoga studio in a former church" weighs
 * little, but what an app is used for weighs more.
 */
const imageWeight = (library: Library, motif: string, index: number, brief: Brief): number => {
  const { asides, industries } = brief;
  const { plain, fitting } = findIndustryPictures(industries[0] ?? '');
  const isAside = asides.some((word) => isSameNoun(word, motif)) && ![...plain, ...fitting].includes(motif);
  if (isAside && !showsAppPurpose(library, motif, brief)) return ASIDE;
  return EVERYDAY_IMAGES.has(motif) ? EVERYDAY_IMAGE : MENTIONED_IMAGE - LATER_IMAGE * Math.min(index, 6);
};

const MAX_MOTIFS_COUNTED = 9;
/**
 * Returns the motifs that the picture of a name covers, such as the berries of a juniper. If the name clearly means the
 * picture, returns only its main motif.
 */
const findMotifsOfPicture = (library: Library, picture: string, weight: number): readonly string[] =>
  library.concept(picture)?.motifs.slice(0, weight < MIN_CLEAR_WEIGHT ? MAX_MOTIFS_COUNTED : 1) ?? [];

const imageIdeas = (
  library: Library,
  brief: Brief,
  named: readonly Idea[],
  trades: readonly TradePictures[],
  phraseWords: ReadonlySet<string>,
): Idea[] => {
  // Pictures that the name suggests already count, each with its own certainty.
  const alreadyCounted = new Set([
    ...named.flatMap(({ weight, pictures }) =>
      pictures.flatMap(({ picture }) => [picture, ...findMotifsOfPicture(library, picture, weight)]),
    ),
    ...findMisleadingWords(library, trades, phraseWords),
  ]);
  const mentionedPictures = brief.images
    .filter((motif) => !alreadyCounted.has(motif))
    .map(
      (motif, index): Idea => ({
        source: 'image',
        word: motif,
        weight: imageWeight(library, motif, index, brief),
        pictures: [{ picture: findMotifInIndustry(motif, brief), strength: 1 }],
      }),
    );
  const nameAndPhraseWords = new Set([
    ...splitIntoWordSet(brief.name),
    ...named.flatMap(({ word }) => foldWord(word)),
    ...phraseWords,
  ]);
  const descriptorWords = splitIntoWordSet(brief.descriptor);
  const otherWords = brief.words
    .filter(
      (word) =>
        !COMMON_WORDS.has(word) &&
        !WORDS_TO_THE_DESIGNER.has(word) &&
        !nameAndPhraseWords.has(word) &&
        !ANY_PRODUCT_WORDS.has(word),
    )
    .map((word): Idea => {
      const pictures = findPicturesInIndustry(word, findPicturesOfWord(library, word), brief);
      if (brief.asides.includes(word) || isAttributeOnly(word, brief))
        return { source: 'image', word, weight: ASIDE, pictures };
      // The trade itself is another idea, so words that only repeat it weigh less.
      if (namesTrade(brief.industries, word) || isGenericTradeWord(word)) {
        return { source: 'trade', word, weight: TRADE_IN_PASSING, pictures };
      }
      const weight = descriptorWords.has(word) ? IN_THE_DESCRIPTOR : IN_PASSING;
      return { source: 'image', word, weight, pictures };
    })
    .filter(({ pictures }) => pictures.length > 0);
  return [...mentionedPictures, ...otherWords];
};

/** Returns one idea for each abstract idea of the brief, such as growth. */
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

/** Returns the concepts that list an industry of the brief. They weigh less than those of the trade table. */
const declaredIndustryIdeas = (library: Library, { industries: [first, ...others] }: Brief): Idea[] => {
  if (first === undefined) return [];
  const pictures = library.concepts.flatMap(({ id, industries }) => {
    const place = industries.indexOf(first);
    if (place >= 0) return [{ picture: id, strength: 1 - LATER_INDUSTRY * Math.min(place, 5) }];
    const kin = others.some((other) => industries.includes(other));
    return kin ? [{ picture: id, strength: SECONDARY_INDUSTRY / OWN_INDUSTRY }] : [];
  });
  return [{ source: 'trade', word: first.replaceAll('-', ' '), weight: OWN_INDUSTRY, pictures }];
};

const gatherIdeas = (library: Library, brief: Brief): readonly Idea[] => {
  const trades = findNamedTrades(wordsOfBrief(brief));
  const named = findNameIdeas(library, brief, trades);
  const phraseWords = wordsInsideTrades(trades);
  const ideas = rankIdeasBySubject(library, brief, trades, [
    ...wishIdeas(brief),
    ...named,
    ...tradeIdeas(library, brief, trades, phraseWords),
    ...imageIdeas(library, brief, named, trades, phraseWords),
    ...verbIdeas(library, brief),
    ...declaredIndustryIdeas(library, brief),
  ]);
  return demoteInsensitiveIdeas(library, brief, ideas);
};

/** The ideas of each brief are computed once for two steps: marks beside the name, and objects within it. */
const cachedIdeas = memoisePerLibrary(() => new WeakMap<Brief, readonly Idea[]>());

export const findIdeas = (library: Library, brief: Brief): readonly Idea[] => {
  const known = cachedIdeas(library);
  const ideas = known.get(brief) ?? gatherIdeas(library, brief);
  known.set(brief, ideas);
  return ideas;
};
