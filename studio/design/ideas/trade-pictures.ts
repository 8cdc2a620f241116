// Finds the pictures of a trade: first those of the specific trades that the words of a brief name, then those of the
// industry in general.

import { foldWord } from '../../brief/text/fold.ts';
import { TRADES, tradesWithTrait } from '../../library/trades.ts';
import { removePluralS } from './word-lists.ts';

export interface TradePictures {
  /** The name of the trade in the table ("piano tuner"), or the industry. */
  trade: string;
  industry: string;
  /** The pictures of the trade, best first. */
  pictures: readonly string[];
}

/** A specific trade within an industry, and the phrases that name it. */
interface TradeWithPhrases {
  phrases: readonly (readonly string[])[];
  pictures: readonly string[];
}

/**
 * Pictures that identify an industry (`plain`), and pictures that merely suit it (`fitting`): a broom means cleaning,
 * an otter does not.
 */
export interface IndustryPictures {
  plain: readonly string[];
  fitting: readonly string[];
}

interface IndustryBlock extends IndustryPictures {
  trades: readonly TradeWithPhrases[];
}

const splitIntoWords = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const splitTradeName = (name: string): readonly string[] =>
  splitIntoWords(foldWord(name.replaceAll('-', ' ')));

const BLOCKS_BY_INDUSTRY: ReadonlyMap<string, IndustryBlock> = new Map(
  [...TRADES.values()].map(({ id, pictures, finer }) => [
    id,
    {
      ...pictures,
      trades: finer.map(({ names, pictures: shown }) => ({
        phrases: names.map(splitTradeName),
        pictures: shown,
      })),
    },
  ]),
);

const toSingular = (word: string): string => (word.length > 3 ? word.replace(/'?s$/u, '') : word);

/**
 * The minimum length of a word that also matches with a suffix for a person or an activity: "paediatric" matches
 * "paediatrician".
 */
const MIN_LONG_WORD_LENGTH = 6;
const PERSON_SUFFIX = /^(?:ians?|ists?|e?rs?|e?ry|ing|s)$/u;

const isSameWord = (word: string, said: string): boolean =>
  toSingular(said) === toSingular(word) ||
  (word.length >= MIN_LONG_WORD_LENGTH &&
    said.startsWith(word) &&
    PERSON_SUFFIX.test(said.slice(word.length)));

const FUNCTION_WORDS = new Set(['and', 'by', 'for', 'in', 'of', 'on', 'the']);

interface Phrase extends TradePictures {
  /** The words of the phrase without function words, which `brief.words` also omits: "fruit and vegetables" has two. */
  wanted: readonly string[];
}

/** Returns the first two letters, which all forms of a word share. */
const firstLettersOf = (word: string): string => word.slice(0, 2);

const indexByFirstLetters = (): ReadonlyMap<string, readonly Phrase[]> => {
  const phrases = [...BLOCKS_BY_INDUSTRY].flatMap(([industry, { trades }]) =>
    trades.flatMap(({ phrases: said, pictures }) =>
      said.map((phrase): Phrase => {
        const wanted = phrase.filter((word) => !FUNCTION_WORDS.has(word));
        return { trade: phrase.join(' '), industry, pictures, wanted };
      }),
    ),
  );
  return Map.groupBy(phrases, ({ wanted }) => firstLettersOf(wanted[0] ?? ''));
};

const PHRASES_BY_FIRST_LETTERS = indexByFirstLetters();

const findPhrasesAt = (words: readonly string[], at: number): readonly Phrase[] =>
  (PHRASES_BY_FIRST_LETTERS.get(firstLettersOf(words[at] ?? '')) ?? []).filter(({ wanted }) =>
    wanted.every((word, index) => isSameWord(word, words[at + index] ?? '')),
  );

/**
 * How many letters each further word is worth when phrases are compared: "piano tuner" ranks above "piano", and
 * "coastal town" above "municipality".
 */
const EXTRA_WORD_WEIGHT = 3;
const measureSpecificity = ({ trade }: TradePictures): number =>
  trade.length + EXTRA_WORD_WEIGHT * (trade.split(' ').length - 1);
const compareBySpecificity = (one: TradePictures, other: TradePictures): number =>
  measureSpecificity(other) - measureSpecificity(one);

const convertTradeToSingular = (trade: string): string => ` ${trade.split(' ').map(toSingular).join(' ')} `;

/**
 * Removes trades whose words are part of a longer match: "dairy farm" includes "farm", and "plant hire" includes
 * "plants".
 */
const removeContainedTrades = (trades: readonly TradePictures[]): readonly TradePictures[] => {
  const said = trades.map(({ trade }) => convertTradeToSingular(trade));
  return trades.filter((_, index) => {
    const part = said[index] ?? '';
    return said.every((whole) => whole === part || !whole.includes(part));
  });
};

/** Returns the specific trades of any industry that the words name, most specific first. */
export const findNamedTrades = (words: readonly string[]): readonly TradePictures[] => {
  const said = words.flatMap((_, at) => findPhrasesAt(words, at)).sort(compareBySpecificity);
  // A row of the table counts once, with its longest matching phrase.
  return removeContainedTrades([
    ...new Map(said.toReversed().map((each) => [each.pictures, each])).values(),
  ]).toSorted(compareBySpecificity);
};

/** Returns the pictures that suit any firm of the industry. */
export const findIndustryPictures = (industry: string): IndustryPictures =>
  BLOCKS_BY_INDUSTRY.get(industry) ?? { plain: [], fitting: [] };

/** Whether the word alone names a trade of these industries, as "Coffee" does in "Harbour Coffee". */
export const namesTrade = (industries: readonly string[], word: string): boolean =>
  findPhrasesAt([word], 0).some(
    ({ industry, wanted }) => wanted.length === 1 && industries.includes(industry),
  );

/**
 * Returns the single words of trades that have several words. Alone they suggest nothing: "cream" in "ice cream" does
 * not suggest a cow.
 */
export const wordsInsideTrades = (trades: readonly TradePictures[]): ReadonlySet<string> =>
  new Set(
    trades
      .filter(({ trade }) => trade.includes(' '))
      .flatMap(({ trade }) => trade.split(' '))
      .flatMap((word) => [word, removePluralS(word)]),
  );

/**
 * Trades without a typical look, such as software and consulting. Unless the brief says what such a firm does, any
 * picture of the trade is generic.
 */
export const TRADES_WITHOUT_LOOK = tradesWithTrait('faceless');
