// Finds objects with a typical colour in a brief. A lemon in the name makes the palette yellow, whatever the trade's
// colours are.

import type { Brief } from '../../brief/brief.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import { THINGS, type Thing } from './things.ts';

const MIN_PREFIX_LENGTH = 4;
/** Common second parts of names. A first part before one of them counts as a word even if it is short. */
const PLACE_WORDS = new Set(
  `ridge wood woods field fields hill hills view side land lands dale brook bridge park shore way line light house
  stone town ville port point crest grove lane well bird craft works lab labs smith bank bay gate mark yard head
  wick worth worthy berg bluff ford haven`.split(/\s+/u),
);

/** Returns how well a word of the brief matches a word of the table: the number of matching letters. */
const matchScore = (token: string, entry: string): number => {
  const word = entry.replace(/^[=~]/u, '');
  if (token === word) return word.length + 2;
  if (token.startsWith(word) && PLACE_WORDS.has(token.slice(word.length))) return word.length + 1;
  if (entry.startsWith('=')) return 0;
  if (word.length >= MIN_PREFIX_LENGTH && token.startsWith(word)) return word.length;
  return entry.startsWith('~') && token.endsWith(word) ? word.length : 0;
};

const isSigned = (text: string, { signs }: Thing): boolean => [...signs].some((sign) => text.includes(sign));

const lettersOf = (text: string): string[] =>
  text
    .replaceAll('-', '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Returns the objects that a text mentions, best match first. */
const findThingsInText = (text: string, least: number): Thing[] => {
  const tokens = lettersOf(text);
  return THINGS.map((each) => ({
    each,
    share: Math.max(
      isSigned(text, each) ? 4 : 0,
      ...each.words.flatMap((word) => tokens.map((token) => matchScore(token, word))),
    ),
  }))
    .filter(({ share }) => share >= least)
    .toSorted((one, other) => other.share - one.share)
    .map(({ each }) => each);
};

/** A brief, together with the picture that will be drawn for it, if known. */
export interface PicturedBrief extends Brief {
  shown?: string;
}

export interface ThingPalette {
  sketch: PaletteSketch;
  /** The source of the palette: the drawing, the name, a requested picture, or a word of the brief. */
  by: 'drawing' | 'name' | 'image' | 'word';
}

const MAX_THINGS = 2;
/**
 * Minimum match scores. In a name, part of a word is enough. In a sentence only a whole word counts, which scores two
 * more than its letters.
 */
const MIN_SCORE = { name: 3, spoken: 5 };

/** Whether the drawn object has a typical colour: a tomato has one, a chair has none. */
export const hasOwnColour = (shown: string): boolean => findThingsInText(shown, MIN_SCORE.spoken).length > 0;

const isWholeThingWord = (token: string): boolean =>
  THINGS.some(({ words }) => words.some((entry) => entry.replace(/^[=~]/u, '') === token));

/** Whether the table lists this exact drawing. A berry is red, but a branch of berries is green and red. */
export const isColoured = (id: string): boolean => isWholeThingWord(id.replaceAll('-', ''));

const valuesWithPrefix = (tokens: readonly string[], prefix: string): string[] =>
  tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));

/**
 * Returns the palettes of the objects in a brief: first of the drawing, then of the name, of requested pictures and
 * of other words.
 */
export const findThingPalettes = ({
  name,
  images,
  wishes,
  avoids,
  words,
  shown = '',
}: PicturedBrief): ThingPalette[] => {
  const refused = valuesWithPrefix(avoids, 'motif:');
  const inWords = words.filter(
    (word) => isWholeThingWord(word) && !refused.some((motif) => word.startsWith(motif)),
  );
  // The drawing of a branch of berries already includes the berries, so the name does not add their colour again.
  const [drawn, ...spokenFor] = findThingsInText(shown, MIN_SCORE.spoken);
  const sources = [
    { by: 'drawing' as const, things: drawn === undefined ? [] : [drawn] },
    { by: 'name' as const, things: findThingsInText(name ?? '', MIN_SCORE.name).slice(0, 1) },
    {
      by: 'image' as const,
      things: findThingsInText(
        [...valuesWithPrefix(wishes, 'motif:'), ...images].join(' '),
        MIN_SCORE.spoken,
      ),
    },
    { by: 'word' as const, things: findThingsInText(inWords.join(' '), MIN_SCORE.spoken) },
  ];
  const seen = new Set<Thing>();
  return sources.flatMap(({ by, things }) =>
    things
      .filter((each) => !spokenFor.includes(each))
      .filter((each) => seen.size <= MAX_THINGS && !seen.has(each) && seen.add(each))
      .flatMap(({ pairs }) => pairs.map((sketch) => ({ sketch, by }))),
  );
};
