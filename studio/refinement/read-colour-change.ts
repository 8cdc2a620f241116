// Reads the colours in a clause: which ones, for which part of the palette, and in which shade.

import { foldWord } from '../brief/text/fold.ts';
import { memoiseByFirstArgument } from '../brief/text/segment-index.ts';
import { findShadeOfWord } from '../brief/wishes/shades.ts';
import { parseColourWords } from '../language/colour/colour-words.ts';
import { hueFamilyOf } from '../language/colour/hue-families.ts';
import { oklchOf } from '../language/colour/oklch.ts';
import type { Palette } from '../language/colour/palette.ts';
import { isShadeWord, shadeOfObject } from '../language/colour/shaded-colours.ts';
import type { AxisChange } from './change.ts';
import { isReplacedWord } from './clauses.ts';
import type { WordContext } from './clause-context.ts';
import type { ClauseWord } from './clause-words.ts';

const SHADE_BY_COMPARATIVE: Readonly<Record<string, string>> = {
  '=darker': 'dark',
  '=light': 'light',
  '=lighter': 'light',
  '=vivid': 'bright',
  '=muted': 'muted',
};

/** Whether the shade is named after an object, such as pistachio. The lexicons for changes list the other shades. */
const isShadeOfObject = (shade: string): boolean => shadeOfObject(shade) !== null;

/** Returns the shades of a colour: from its own words ("dark green"), the words beside it, and comparatives. */
const findShadeWords = (spoken: ClauseWord, context: WordContext): string[] => {
  const before = context.clause.words[spoken.at - 1];
  const after = context.clause.words[spoken.at + 1];
  const beside = [before, after].flatMap((hit) => {
    if (hit === undefined || (hit.after !== spoken.hit.first && hit.first !== spoken.hit.after)) return [];
    const shade = hit.meanings.find((meaning) => meaning.startsWith('%'));
    return shade === undefined ? [] : [shade.slice(1)];
  });
  const inside = context
    .typed(spoken.hit)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) =>
      isShadeWord(word) ? [word] : findShadeOfWord(foldWord(word)).filter(isShadeOfObject),
    );
  const fromComparatives = findComparatives(spoken, context).flatMap(
    ({ meaning }) => SHADE_BY_COMPARATIVE[meaning] ?? [],
  );
  const all = new Set([...beside, ...inside, ...fromComparatives]);
  all.delete(spoken.meaning.slice('colour:'.length));
  return [...all];
};

/** Returns which colour of the palette has the hue of a colour word, or null. */
const findColourRoleByHue = (palette: Palette, word: string): 'primary' | 'secondary' | null => {
  const named = parseColourWords(word);
  if (named === null) return null;
  const family = hueFamilyOf(named);
  if (hueFamilyOf(oklchOf(palette.primary)) === family) return 'primary';
  return hueFamilyOf(oklchOf(palette.secondary)) === family ? 'secondary' : null;
};

/** Returns which colour of the palette the clause replaces: the orange in "replace the orange with teal". */
const findReplacedColourRole = memoiseByFirstArgument(
  ({ clause, parent }: WordContext): 'primary' | 'secondary' | null => {
    for (const [at, hit] of clause.words.entries()) {
      const colour = hit.meanings.find((meaning) => meaning.startsWith('colour:'));
      if (colour === undefined || !isReplacedWord(clause, at)) continue;
      return findColourRoleByHue(parent.palette, colour.slice('colour:'.length));
    }
    return null;
  },
);

const chooseColourRole = (context: WordContext): 'primary' | 'secondary' => {
  if (context.nouns.has('secondary')) return 'secondary';
  if (context.nouns.has('primary')) return 'primary';
  return findReplacedColourRole(context) ?? (context.clause.verb === 'add' ? 'secondary' : 'primary');
};

const COMPARATIVE = /^=(?:darker|light|lighter|vivid|muted)$/u;

/**
 * Returns the colour that a comparative is about: the blue in "a darker blue" or "make the blue darker". `at` is its
 * index in the clause; `of` is its part in the palette, or null if the palette lacks it.
 */
export const findComparedColour = (
  spoken: ClauseWord,
  context: WordContext,
): { of: 'primary' | 'secondary' | null; at: number } | null => {
  const colour = COMPARATIVE.test(spoken.meaning) ? findOnlyColour(context) : null;
  return colour === null || colour.at > spoken.at + 1 ? null : colour;
};

/** Returns the colour of a clause that mentions exactly one. Comparatives refer to it. */
const findOnlyColour = memoiseByFirstArgument(
  (context: WordContext): { of: 'primary' | 'secondary' | null; at: number } | null => {
    const [colour, more] = context.spoken.filter(({ meaning }) => meaning.startsWith('colour:'));
    if (colour === undefined || more !== undefined) return null;
    return {
      of: findColourRoleByHue(context.parent.palette, colour.meaning.slice('colour:'.length)),
      at: colour.at,
    };
  },
);

/** Returns the comparatives that are about this colour. */
const findComparatives = (spoken: ClauseWord, context: WordContext): readonly ClauseWord[] =>
  findOnlyColour(context)?.at === spoken.at
    ? context.spoken.filter((each) => findComparedColour(each, context) !== null)
    : [];

/** Whether a comparative changes this colour of the palette, so that the colour word itself sets nothing. */
const isComparedColour = (spoken: ClauseWord, context: WordContext): boolean =>
  findComparatives(spoken, context).length > 0 && findOnlyColour(context)?.of !== null;

export const readColourChange = (
  spoken: ClauseWord,
  context: WordContext,
  isRefused: boolean,
): AxisChange | null => {
  const wish = spoken.meaning;
  if (isComparedColour(spoken, context) || context.nouns.has('ground')) return null;
  if (isRefused) return { axis: 'colour', move: 'remove', wish };
  const modifiers = findShadeWords(spoken, context);
  return { axis: 'colour', move: 'set', of: chooseColourRole(context), wish, modifiers };
};
