// Reads the shade of a colour: "dark teal", "pistachio green", "azul cobalto", "dunkelgrün".

import shadeWords from '../lexicons/shades.json' with { type: 'json' };
import type { Hit } from '../lexicon/match.ts';
import { indexHits } from '../text/segment-index.ts';
import type { Token } from '../text/tokenise.ts';

/** Shades by folded word. studio/language/colour/shaded-colours.ts defines each shade. */
const SHADE_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(shadeWords.words).flatMap(([shade, words]) => words.map((word) => [word, shade] as const)),
);

/** German writes the shade and the colour as one word. */
const GERMAN_COMPOUND_SHADE = new RegExp(`^(${shadeWords.german.join('|')})`, 'u');

const COLOUR_GROUP_WORDS = new Set(
  ['pastel', 'neon', 'earth', 'warm', 'cool', 'bright', 'dark', 'muted'].map((word) => `colour:${word}`),
);

const MAX_WORDS_BEFORE_COLOUR = 2;

/** Colours beside which "sea" means the green of shallow water. Beside blue, "sea" is a shade of its own. */
const GREENISH_COLOURS = new Set(['green', 'teal', 'turquoise', 'mint']);
const adaptShadeToColour = (shade: string, colour: string): string =>
  shade === 'ocean' && GREENISH_COLOURS.has(colour) ? 'sea-green' : shade;

/**
 * Returns the shade that a folded word names, by itself or as the first part of a German compound. Returns nothing
 * for other words.
 */
export const findShadeOfWord = (word: string | undefined): string[] => {
  if (word === undefined) return [];
  const whole = SHADE_BY_WORD.get(word);
  if (whole !== undefined) return [whole];
  const head = GERMAN_COMPOUND_SHADE.exec(word)?.[1];
  return head === undefined || head === word ? [] : [SHADE_BY_WORD.get(head) ?? head];
};

const areAdjacentTokens = (tokens: readonly Token[], left: number, right: number): boolean => {
  const [one, other] = [tokens[left], tokens[right]];
  return one !== undefined && other !== undefined && other.start - one.end <= 1;
};

/** Returns the shades before, within and after the words for a colour, in the order of the prompt. */
const findShadeWordsOfHit = (
  { first, after }: Hit,
  tokens: readonly Token[],
  isColour: (at: number) => boolean,
): string[] => {
  const before: string[] = [];
  for (let at = first - 1; at >= Math.max(0, first - MAX_WORDS_BEFORE_COLOUR); at -= 1) {
    const shade =
      areAdjacentTokens(tokens, at, at + 1) && !isColour(at) ? findShadeOfWord(tokens[at]?.folded) : [];
    if (shade.length === 0) break;
    before.unshift(...shade);
  }
  const within = tokens.slice(first, after).flatMap(({ folded }) => findShadeOfWord(folded));
  // The shade may follow the colour, as in "vert foncé". In "green dark blue" it belongs to the next colour.
  const follows = areAdjacentTokens(tokens, after - 1, after) && !isColour(after) && !isColour(after + 1);
  return [...new Set([...before, ...within, ...(follows ? findShadeOfWord(tokens[after]?.folded) : [])])];
};

/** Returns the tokens beside a colour that name its shade, such as "claro" in "roxo claro". */
export const findShadesBesideColours = (
  tokens: readonly Token[],
  hits: readonly Hit[],
): ReadonlySet<number> =>
  new Set(
    hits
      .filter(({ meanings }) => meanings.some((meaning) => meaning.startsWith('colour:')))
      .flatMap(({ first, after }) => [first - 1, after])
      .filter((at) => findShadeOfWord(tokens[at]?.folded).length > 0),
  );

/** Returns the shades of each wished colour. Colours without a shade are omitted. */
export const findShadesByColour = (
  tokens: readonly Token[],
  hits: readonly Hit[],
  wishes: readonly string[],
): Readonly<Record<string, readonly string[]>> => {
  const wished = new Set(wishes);
  const colourOf = ({ meanings }: Hit): string | undefined =>
    meanings.find((meaning) => meaning.startsWith('colour:') && wished.has(meaning));
  // Words such as "muted" are listed as colours too, but have no shade.
  const coloured = hits.filter((hit) => {
    const colour = colourOf(hit);
    return colour !== undefined && !COLOUR_GROUP_WORDS.has(colour);
  });
  const { covering } = indexHits(coloured);
  const isColour = (at: number): boolean => covering.has(at);
  const said: Record<string, readonly string[]> = {};
  for (const hit of coloured) {
    const word = colourOf(hit)?.slice('colour:'.length);
    const shades = findShadeWordsOfHit(hit, tokens, isColour);
    if (word !== undefined && shades.length > 0)
      said[word] ??= shades.map((shade) => adaptShadeToColour(shade, word));
  }
  return said;
};
