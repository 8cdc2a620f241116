// Finds objects with a typical colour in a brief. A lemon in the name makes the palette yellow, whatever the trade.

import type { Brief } from '../../brief/brief.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import { COLOURED_OBJECTS, type ColouredObject } from './things.ts';

/** How many letters a word in the table of objects must have to match the beginning of a longer word. */
const MIN_PREFIX_LENGTH = 4;
/** Common last parts of names. Before one of them, even a short word of the table of objects matches: "figgrove". */
const PLACE_WORDS = new Set(
  `ridge wood woods field fields hill hills view side land lands dale brook bridge park shore way line light house
  stone town ville port point crest grove lane well bird craft works lab labs smith bank bay gate mark yard head
  wick worth worthy berg bluff ford haven`.split(/\s+/u),
);

/**
 * Returns how well a word of the brief matches an entry of the table: the number of letters that match, plus two for a
 * whole word, or plus one before a place word such as "hill". Returns 0 if it does not match.
 */
const computeMatchScore = (token: string, entry: string): number => {
  const word = entry.replace(/^[=~]/u, '');
  if (token === word) return word.length + 2;
  if (token.startsWith(word) && PLACE_WORDS.has(token.slice(word.length))) return word.length + 1;
  if (entry.startsWith('=')) return 0;
  if (word.length >= MIN_PREFIX_LENGTH && token.startsWith(word)) return word.length;
  return entry.startsWith('~') && token.endsWith(word) ? word.length : 0;
};

const containsSign = (text: string, { signs }: ColouredObject): boolean =>
  [...signs].some((sign) => text.includes(sign));

const splitIntoTokens = (text: string): string[] =>
  text
    .replaceAll('-', '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Returns the objects that a text mentions, best match first. */
const findObjectsInText = (text: string, minScore: number): ColouredObject[] => {
  const tokens = splitIntoTokens(text);
  return COLOURED_OBJECTS.map((thing) => ({
    thing,
    score: Math.max(
      containsSign(text, thing) ? 4 : 0,
      ...thing.words.flatMap((word) => tokens.map((token) => computeMatchScore(token, word))),
    ),
  }))
    .filter(({ score }) => score >= minScore)
    .toSorted((one, other) => other.score - one.score)
    .map(({ thing }) => thing);
};

/** A brief and, if known, the picture that will be drawn for it. */
export interface PicturedBrief extends Brief {
  shown?: string;
}

export interface ObjectPalette {
  sketch: PaletteSketch;
  /** The source of the palette: the drawing, the name, a requested picture, or a word of the brief. */
  by: 'drawing' | 'name' | 'image' | 'word';
}

const MAX_OBJECTS = 2;
/** Minimum scores of a match (see `computeMatchScore`). A name needs a shorter match than other text. */
const MIN_SCORE = { name: 3, spoken: 5 };

/** Whether the drawn object has a typical colour: a tomato has one, a chair does not. */
export const hasOwnColour = (shown: string): boolean => findObjectsInText(shown, MIN_SCORE.spoken).length > 0;

const isObjectWord = (token: string): boolean =>
  COLOURED_OBJECTS.some(({ words }) => words.some((entry) => entry.replace(/^[=~]/u, '') === token));

/** Whether the table lists this exact drawing. A berry is listed as red, a branch of berries as green and red. */
export const hasListedColours = (id: string): boolean => isObjectWord(id.replaceAll('-', ''));

const valuesWithPrefix = (tokens: readonly string[], prefix: string): string[] =>
  tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));

/**
 * Returns the palettes of the objects in a brief: first that of the drawing, then those of the name, of requested or
 * mentioned pictures, and of other words.
 */
export const findObjectPalettes = ({
  name,
  images,
  wishes,
  avoids,
  words,
  shown = '',
}: PicturedBrief): ObjectPalette[] => {
  const refused = valuesWithPrefix(avoids, 'motif:');
  const inWords = words.filter(
    (word) => isObjectWord(word) && !refused.some((motif) => word.startsWith(motif)),
  );
  // A drawing of a branch of berries also matches berries. They belong to the drawing, so no other source may add
  // them.
  const [drawn, ...includedInDrawing] = findObjectsInText(shown, MIN_SCORE.spoken);
  const sources = [
    { by: 'drawing' as const, things: drawn === undefined ? [] : [drawn] },
    { by: 'name' as const, things: findObjectsInText(name ?? '', MIN_SCORE.name).slice(0, 1) },
    {
      by: 'image' as const,
      things: findObjectsInText(
        [...valuesWithPrefix(wishes, 'motif:'), ...images].join(' '),
        MIN_SCORE.spoken,
      ),
    },
    { by: 'word' as const, things: findObjectsInText(inWords.join(' '), MIN_SCORE.spoken) },
  ];
  const seen = new Set<ColouredObject>();
  return sources.flatMap(({ by, things }) =>
    things
      .filter((each) => !includedInDrawing.includes(each))
      .filter((each) => seen.size <= MAX_OBJECTS && !seen.has(each) && seen.add(each))
      .flatMap(({ pairs }) => pairs.map((sketch) => ({ sketch, by }))),
  );
};
