// Reads from a brief what it says about colour, before any colour is chosen.

import type { Brief } from '../../brief/brief.ts';
import type { PaletteStyle, Fills } from '../../language/colour/role-colours.ts';
import type { ColourSeparation } from '../../language/colour/palette-gates.ts';
import {
  MIN_SEPARATION,
  MIN_SEPARATION_COLOUR_BLIND,
  TEXT_CONTRAST,
} from '../../language/colour/palette-gates.ts';
import { contrast, WHITE } from '../../language/colour/measures.ts';
import type { ColourGroup, NamedColour } from '../../language/colour/named-colours.ts';
import { isColourGroup, matchesColourWord } from '../../language/colour/named-colours.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hexOf, parseHex } from '../../language/colour/oklch.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { shadeNamedColours } from '../../language/colour/shaded-colours.ts';

export interface ColourIntent {
  /** Exact values, which are never changed. */
  exact: { primary: Hex | null; secondary: Hex | null };
  /** Colour words, the leading one first. */
  wanted: readonly NamedColour[];
  groups: readonly ColourGroup[];
  refused: readonly string[];
  monochrome: boolean;
  colourful: boolean;
  /**
   * Whether the logo is bright on dark. A light primary may then lead, and on white its dark partner takes its place.
   */
  darkGround: boolean;
  fills: Fills;
  second: PaletteStyle['second'];
  ink: PaletteStyle['ink'];
  need: ColourSeparation;
}

const valuesWithPrefix = (tokens: readonly string[], prefix: string): string[] =>
  tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));

const parseExactColours = (wishes: readonly string[]): ColourIntent['exact'] => {
  const valid = (prefix: string): Hex[] =>
    valuesWithPrefix(wishes, prefix).flatMap((text) => parseHex(text) ?? []);
  const loose = valid('hex:');
  const primary = valid('primary:')[0] ?? loose.shift() ?? null;
  const secondary = valid('secondary:')[0] ?? loose.shift() ?? null;
  // If the brief gives the same value twice, it counts as one wish.
  return { primary, secondary: secondary === primary ? null : secondary };
};

/** Whether no shade of the named colour, light or dark, is readable on white. */
const isUnreadableOnWhite = ({ centre, l }: NamedColour): boolean =>
  contrast(hexOf({ ...centre, l: l[0] }), WHITE) < 3;

const isReadableAsText = ({ centre }: NamedColour): boolean =>
  contrast(hexOf(centre), WHITE) >= TEXT_CONTRAST;

/**
 * Orders the named colours. The first leads, unless only the second is readable on white and no dark background was
 * requested.
 */
const orderByReadability = (wanted: readonly NamedColour[], darkGround: boolean): NamedColour[] => {
  const [first, second, ...rest] = wanted;
  if (first === undefined || second === undefined) return [...wanted];
  const paperFirst = first.c[1] <= 0.06 && first.l[0] > 0.7;
  const unreadable =
    isUnreadableOnWhite(first) && !isUnreadableOnWhite(second) && (paperFirst || !darkGround);
  // Grey never leads beside another colour.
  const swap = unreadable || (first.word === 'grey' && second.c[1] > 0.06);
  return swap ? [second, first, ...rest] : [...wanted];
};

const chooseFills = (
  brief: Brief,
  intent: Pick<ColourIntent, 'exact' | 'wanted' | 'monochrome' | 'colourful'>,
): Fills => {
  const stated = valuesWithPrefix(brief.wishes, 'colours:')[0];
  if (stated === '1') return 1;
  if (stated === '2') return 2;
  if (stated === '3' || intent.colourful) return 3;
  if (intent.monochrome) return 2;
  // If the brief names two colours, the palette has two, provided that one of them is readable as its name.
  const [first] = intent.wanted;
  const named =
    intent.wanted.length === 2 &&
    first !== undefined &&
    !isUnreadableOnWhite(first) &&
    intent.wanted.some(isReadableAsText);
  return named && intent.exact.primary === null && intent.exact.secondary === null ? 2 : 3;
};

const QUIET_MOODS = new Set([
  'calm',
  'elegant',
  'luxurious',
  'discreet',
  'classic',
  'timeless',
  'serious',
  'authoritative',
  'professional',
  'precise',
  'technical',
]);

/**
 * Returns whether the palette gets a second strong colour. Two suit lively brands; a quiet brief, or one that asks
 * for a single colour, gets one colour and its tones.
 */
const chooseSecondColourUse = (
  { moods, axes }: Brief,
  colourful: boolean,
  oneAsked: boolean,
): PaletteStyle['second'] => {
  const quiet =
    axes.calmLoud < -0.3 || moods.filter((mood) => QUIET_MOODS.has(mood)).length > moods.length / 3;
  return (quiet || oneAsked) && !colourful ? 'tone' : 'accent';
};

export const readColourIntent = (brief: Brief): ColourIntent => {
  const words = [...new Set(valuesWithPrefix(brief.wishes, 'colour:'))];
  const darkGround = brief.wishes.includes('ground:dark');
  const wanted = orderByReadability(shadeNamedColours(words, brief.shades ?? {}), darkGround);
  const asked = {
    exact: parseExactColours(brief.wishes),
    wanted,
    monochrome: brief.wishes.includes('tone:monochrome'),
    colourful: brief.wishes.includes('tone:colourful'),
  };
  const refused = [...new Set(valuesWithPrefix(brief.avoids, 'colour:'))].filter(
    (word) => !words.includes(word),
  );
  const oneAsked = wanted.length === 1 && asked.exact.primary === null && asked.exact.secondary === null;
  return {
    ...asked,
    groups: words.filter(isColourGroup),
    refused,
    darkGround,
    fills: chooseFills(brief, asked),
    second: chooseSecondColourUse(brief, asked.colourful, oneAsked),
    ink: refused.some((word) => word === 'black' || word === 'dark') ? 'soft' : 'dark',
    need: brief.wishes.includes('use:colour-blind') ? MIN_SEPARATION_COLOUR_BLIND : MIN_SEPARATION,
  };
};

/** Whether the brief refuses this colour. An exact value is never refused. */
export const isRefused = (colour: Oklch, intent: ColourIntent): boolean =>
  intent.refused.some((word) => matchesColourWord(colour, word));
