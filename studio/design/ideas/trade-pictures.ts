// Finds pictures of the brief's trade: of the most specific trade that its words name, then of the industry in
// general.

import { fold } from '../../brief/text/fold.ts';
import { TRADES, tradesWith } from '../../library/trades.ts';
import { single } from './word-lists.ts';

export interface TradePictures {
  /** The name of the trade in the table ("piano tuner"), or the industry. */
  trade: string;
  industry: string;
  /** Best first. */
  pictures: readonly string[];
}

interface FineTrade {
  phrases: readonly (readonly string[])[];
  pictures: readonly string[];
}

/** Pictures that identify an industry, and those that merely suit it: a broom means cleaning, an otter does not. */
export interface IndustryPictures {
  plain: readonly string[];
  fitting: readonly string[];
}

interface IndustryBlock extends IndustryPictures {
  trades: readonly FineTrade[];
}

const split = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const phraseOf = (name: string): readonly string[] => split(fold(name.replaceAll('-', ' ')));

const BLOCKS: ReadonlyMap<string, IndustryBlock> = new Map(
  [...TRADES.values()].map(({ id, pictures, finer }) => [
    id,
    {
      ...pictures,
      trades: finer.map(({ names, pictures: shown }) => ({ phrases: names.map(phraseOf), pictures: shown })),
    },
  ]),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/'?s$/u, '') : word);

/**
 * From this length on, a word may have a suffix for the person: "paediatric" matches "paediatrician". "Contract" must
 * not match "contractor".
 */
const LONG = 6;
const PERSON_SUFFIX = /^(?:ians?|ists?|e?rs?|e?ry|ing|s)$/u;

const isSame = (word: string, said: string): boolean =>
  singular(said) === singular(word) ||
  (word.length >= LONG && said.startsWith(word) && PERSON_SUFFIX.test(said.slice(word.length)));

const SMALL = new Set(['and', 'by', 'for', 'in', 'of', 'on', 'the']);

interface Phrase extends TradePictures {
  /**
   * The words of the phrase without function words, which the brief omits too: "fruit and vegetables" has two. "ux"
   * is not a function word.
   */
  wanted: readonly string[];
}

/** Returns the first two letters, which all forms of a word share. */
const beginning = (word: string): string => word.slice(0, 2);

const byBeginning = (): ReadonlyMap<string, readonly Phrase[]> => {
  const phrases = [...BLOCKS].flatMap(([industry, { trades }]) =>
    trades.flatMap(({ phrases: said, pictures }) =>
      said.map((phrase): Phrase => {
        const wanted = phrase.filter((word) => !SMALL.has(word));
        return { trade: phrase.join(' '), industry, pictures, wanted };
      }),
    ),
  );
  return Map.groupBy(phrases, ({ wanted }) => beginning(wanted[0] ?? ''));
};

const PHRASES = byBeginning();

const saidAt = (words: readonly string[], at: number): readonly Phrase[] =>
  (PHRASES.get(beginning(words[at] ?? '')) ?? []).filter(({ wanted }) =>
    wanted.every((word, index) => isSame(word, words[at + index] ?? '')),
  );

/** The score per word of a phrase: "piano tuner" ranks before "piano", and "coastal town" before "municipality". */
const A_WORD_MORE = 3;
const saysHowMuch = ({ trade }: TradePictures): number =>
  trade.length + A_WORD_MORE * (trade.split(' ').length - 1);
const byLength = (one: TradePictures, other: TradePictures): number => saysHowMuch(other) - saysHowMuch(one);

const inSingular = (trade: string): string => ` ${trade.split(' ').map(singular).join(' ')} `;

/**
 * Removes trades whose words belong to a longer match: "dairy farm" includes "farm", and "plant hire" leaves nothing
 * for "plants".
 */
const withoutParts = (trades: readonly TradePictures[]): readonly TradePictures[] => {
  const said = trades.map(({ trade }) => inSingular(trade));
  return trades.filter((_, index) => {
    const part = said[index] ?? '';
    return said.every((whole) => whole === part || !whole.includes(part));
  });
};

/** Returns the specific trades that the words name, the longest phrase first, from all industries. */
export const findNamedTrades = (words: readonly string[]): readonly TradePictures[] => {
  const said = words.flatMap((_, at) => saidAt(words, at)).sort(byLength);
  // A row of the table counts once, by the longest of its matching phrases.
  return withoutParts([...new Map(said.toReversed().map((each) => [each.pictures, each])).values()]).toSorted(
    byLength,
  );
};

/** Returns the pictures that suit any firm of the industry. */
export const industryPictures = (industry: string): IndustryPictures =>
  BLOCKS.get(industry) ?? { plain: [], fitting: [] };

/** Whether the word names the trade, as the second word of "Harbour Coffee" does. */
export const namesTrade = (industries: readonly string[], word: string): boolean =>
  saidAt([word], 0).some(({ industry, wanted }) => wanted.length === 1 && industries.includes(industry));

/**
 * Returns the single words of longer trades, which suggest nothing alone: the "cream" of "ice cream" suggests no cow.
 */
export const partsOfTrades = (trades: readonly TradePictures[]): ReadonlySet<string> =>
  new Set(
    trades
      .filter(({ trade }) => trade.includes(' '))
      .flatMap(({ trade }) => trade.split(' '))
      .flatMap((word) => [word, single(word)]),
  );

/**
 * Trades without a typical look, such as software and advice. Unless the brief says what they do, a picture of them
 * is generic.
 */
export const FACELESS = tradesWith('faceless');
