// Reads the colours in a clause: which ones, for which part of the palette, and in which shade.

import { fold } from '../brief/text/fold.ts';
import { memoisePer } from '../brief/text/segment-index.ts';
import { shadeOfWord } from '../brief/wishes/shades.ts';
import { colourOfWords } from '../language/colour/colour-words.ts';
import { familyOf } from '../language/colour/hue-families.ts';
import { oklchOf } from '../language/colour/oklch.ts';
import type { Palette } from '../language/colour/palette.ts';
import { isShadeWord, shadeOfThing } from '../language/colour/shaded-colours.ts';
import type { AxisChange } from './change.ts';
import { isReplaced } from './clauses.ts';
import type { Context } from './clause-context.ts';
import type { ClauseWord } from './clause-words.ts';

const SHADE_OF: Readonly<Record<string, string>> = {
  '=darker': 'dark',
  '=light': 'light',
  '=lighter': 'light',
  '=vivid': 'bright',
  '=muted': 'muted',
};

/** Whether the shade is named after an object. Other shades have their own words in the tables of changes. */
const isThing = (shade: string): boolean => shadeOfThing(shade) !== null;

/** Returns the shades of a colour, from other words of the clause and from its own phrase ("dark green"). */
const modifiersOf = (spoken: ClauseWord, context: Context): string[] => {
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
    .flatMap((word) => (isShadeWord(word) ? [word] : shadeOfWord(fold(word)).filter(isThing)));
  const compared = comparedWith(spoken, context).flatMap(({ meaning }) => SHADE_OF[meaning] ?? []);
  const all = new Set([...beside, ...inside, ...compared]);
  all.delete(spoken.meaning.slice('colour:'.length));
  return [...all];
};

/** Returns which colour of the palette has the named hue. */
const inPalette = (palette: Palette, word: string): 'primary' | 'secondary' | null => {
  const named = colourOfWords(word);
  if (named === null) return null;
  const family = familyOf(named);
  if (familyOf(oklchOf(palette.primary)) === family) return 'primary';
  return familyOf(oklchOf(palette.secondary)) === family ? 'secondary' : null;
};

/** Returns which colour is replaced: in "replace the orange with teal", the orange one. */
const partOfReplaced = memoisePer(({ clause, parent }: Context): 'primary' | 'secondary' | null => {
  for (const [at, hit] of clause.words.entries()) {
    const colour = hit.meanings.find((meaning) => meaning.startsWith('colour:'));
    if (colour === undefined || !isReplaced(clause, at)) continue;
    return inPalette(parent.palette, colour.slice('colour:'.length));
  }
  return null;
});

const partFor = (context: Context): 'primary' | 'secondary' => {
  if (context.nouns.has('secondary')) return 'secondary';
  if (context.nouns.has('primary')) return 'primary';
  return partOfReplaced(context) ?? (context.clause.verb === 'add' ? 'secondary' : 'primary');
};

const COMPARATIVE = /^=(?:darker|light|lighter|vivid|muted)$/u;

/**
 * Returns the colour that a comparative is about, as in "a darker blue" or "make the blue darker", and its part in
 * the palette.
 */
export const comparedColour = (
  spoken: ClauseWord,
  context: Context,
): { of: 'primary' | 'secondary' | null; at: number } | null => {
  const colour = COMPARATIVE.test(spoken.meaning) ? onlyColour(context) : null;
  return colour === null || colour.at > spoken.at + 1 ? null : colour;
};

/** If the clause mentions only one colour, comparatives refer to it. */
const onlyColour = memoisePer(
  (context: Context): { of: 'primary' | 'secondary' | null; at: number } | null => {
    const [colour, more] = context.spoken.filter(({ meaning }) => meaning.startsWith('colour:'));
    if (colour === undefined || more !== undefined) return null;
    return { of: inPalette(context.parent.palette, colour.meaning.slice('colour:'.length)), at: colour.at };
  },
);

/** Returns the comparatives that are about this colour. */
const comparedWith = (spoken: ClauseWord, context: Context): readonly ClauseWord[] =>
  onlyColour(context)?.at === spoken.at
    ? context.spoken.filter((each) => comparedColour(each, context) !== null)
    : [];

const isMoved = (spoken: ClauseWord, context: Context): boolean =>
  comparedWith(spoken, context).length > 0 && onlyColour(context)?.of !== null;

export const colourAxis = (spoken: ClauseWord, context: Context, gone: boolean): AxisChange | null => {
  const wish = spoken.meaning;
  if (isMoved(spoken, context) || context.nouns.has('ground')) return null;
  if (gone) return { axis: 'colour', move: 'remove', wish };
  const modifiers = modifiersOf(spoken, context);
  return { axis: 'colour', move: 'set', of: partFor(context), wish, modifiers };
};
