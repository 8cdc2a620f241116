// What the brief's trade looks like: the finest trade that its words name, then the industry at large.

import { fold } from '../../brief/text/fold.ts';
import { TRADES, tradesWith } from '../../library/trades.ts';
import { single } from './word-lists.ts';

export interface TradePictures {
  /** As the table calls it: "piano tuner", or the industry. */
  trade: string;
  industry: string;
  /** Best first. */
  pictures: readonly string[];
}

interface FineTrade {
  phrases: readonly (readonly string[])[];
  pictures: readonly string[];
}

/** What a trade is known by, and what merely suits it: a broom says cleaning, an otter does not. */
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

/** "Paediatric" is in "paediatrician": a long word may go on to who does it. A contractor draws up no contracts. */
const LONG = 6;
const GOES_ON = /^(?:ians?|ists?|e?rs?|e?ry|ing|s)$/u;

const isSame = (word: string, said: string): boolean =>
  singular(said) === singular(word) ||
  (word.length >= LONG && said.startsWith(word) && GOES_ON.test(said.slice(word.length)));

const SMALL = new Set(['and', 'by', 'for', 'in', 'of', 'on', 'the']);

interface Phrase extends TradePictures {
  /** Small words are left out of a brief's words, so "fruit and vegetables" may stand as two; "ux" is no small word. */
  wanted: readonly string[];
}

/** The same word in another form begins with the same letters. */
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

/** Longer phrases say more: "piano tuner" before "piano", and "coastal town" before "municipality". */
const A_WORD_MORE = 3;
const saysHowMuch = ({ trade }: TradePictures): number =>
  trade.length + A_WORD_MORE * (trade.split(' ').length - 1);
const byLength = (one: TradePictures, other: TradePictures): number => saysHowMuch(other) - saysHowMuch(one);

const inSingular = (trade: string): string => ` ${trade.split(' ').map(singular).join(' ')} `;

/** "Dairy farm" says all that "farm" says, and "plant hire" leaves nothing to "plants". */
const withoutParts = (trades: readonly TradePictures[]): readonly TradePictures[] => {
  const said = trades.map(({ trade }) => inSingular(trade));
  return trades.filter((_, index) => {
    const part = said[index] ?? '';
    return said.every((whole) => whole === part || !whole.includes(part));
  });
};

/** Finer trades that the words name, the longest phrase first: of all industries, whether read in the brief or not. */
export const findNamedTrades = (words: readonly string[]): readonly TradePictures[] => {
  const said = words.flatMap((_, at) => saidAt(words, at)).sort(byLength);
  // A row of the table speaks once, by the longest of its phrases.
  return withoutParts([...new Map(said.toReversed().map((each) => [each.pictures, each])).values()]).toSorted(
    byLength,
  );
};

/** What fits any house of the industry. */
export const industryPictures = (industry: string): IndustryPictures =>
  BLOCKS.get(industry) ?? { plain: [], fitting: [] };

/** "Harbour Coffee": the second word names the trade, the first one is the name's own. */
export const namesTrade = (industries: readonly string[], word: string): boolean =>
  saidAt([word], 0).some(({ industry, wanted }) => wanted.length === 1 && industries.includes(industry));

/** Words of longer trades: the "cream" of "ice cream" speaks for no cow. */
export const partsOfTrades = (trades: readonly TradePictures[]): ReadonlySet<string> =>
  new Set(
    trades
      .filter(({ trade }) => trade.includes(' '))
      .flatMap(({ trade }) => trade.split(' '))
      .flatMap((word) => [word, single(word)]),
  );

/** Software and advice look like nothing: unless the brief says what they do, a picture of them is anybody's. */
export const FACELESS = tradesWith('faceless');
