// Reads what a brief says about colour, before any colour is chosen.

import type { Brief } from '../../brief/brief.ts';
import type { PaletteStyle, FillCount } from '../../language/colour/role-colours.ts';
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
  /** Exact values from the brief. They are never changed. */
  exact: { primary: Hex | null; secondary: Hex | null };
  /** Colours that the brief names in words. The first becomes the lead, the main colour. */
  wanted: readonly NamedColour[];
  groups: readonly ColourGroup[];
  refused: readonly string[];
  monochrome: boolean;
  colourful: boolean;
  /**
   * Whether the brief requests a dark background. The lead may then be light. On white, its dark partner replaces it.
   */
  darkGround: boolean;
  fills: FillCount;
  second: PaletteStyle['second'];
  ink: PaletteStyle['ink'];
  /** How different the two brand colours must be. */
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
  // The same value given twice counts once.
  return { primary, secondary: secondary === primary ? null : secondary };
};

/** Whether even the darkest shade of the named colour is unreadable on white. */
const isUnreadableOnWhite = ({ centre, l }: NamedColour): boolean =>
  contrast(hexOf({ ...centre, l: l[0] }), WHITE) < 3;

const isReadableAsText = ({ centre }: NamedColour): boolean =>
  contrast(hexOf(centre), WHITE) >= TEXT_CONTRAST;

/**
 * Swaps the first two named colours if the first cannot be the lead: it is grey, or it is unreadable on white and no
 * dark background is requested.
 */
const orderByReadability = (wanted: readonly NamedColour[], darkGround: boolean): NamedColour[] => {
  const [first, second, ...rest] = wanted;
  if (first === undefined || second === undefined) return [...wanted];
  const isFirstPaper = first.c[1] <= 0.06 && first.l[0] > 0.7;
  const isFirstUnreadable =
    isUnreadableOnWhite(first) && !isUnreadableOnWhite(second) && (isFirstPaper || !darkGround);
  const mustSwap = isFirstUnreadable || (first.word === 'grey' && second.c[1] > 0.06);
  return mustSwap ? [second, first, ...rest] : [...wanted];
};

const chooseFills = (
  brief: Brief,
  intent: Pick<ColourIntent, 'exact' | 'wanted' | 'monochrome' | 'colourful'>,
): FillCount => {
  const stated = valuesWithPrefix(brief.wishes, 'colours:')[0];
  if (stated === '1') return 1;
  if (stated === '2') return 2;
  if (stated === '3' || intent.colourful) return 3;
  if (intent.monochrome) return 2;
  // Two named colours give a palette of only two, if the first is readable on white and at least one is readable as
  // text.
  const [first] = intent.wanted;
  const namesTwoColours =
    intent.wanted.length === 2 &&
    first !== undefined &&
    !isUnreadableOnWhite(first) &&
    intent.wanted.some(isReadableAsText);
  return namesTwoColours && intent.exact.primary === null && intent.exact.secondary === null ? 2 : 3;
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
 * Returns `accent` if the palette gets a second strong colour, and `tone` if it gets only tones of the first. Quiet
 * briefs, and briefs that name a single colour, get tones.
 */
const chooseSecondColourUse = (
  { moods, axes }: Brief,
  colourful: boolean,
  namesOneColour: boolean,
): PaletteStyle['second'] => {
  const isQuiet =
    axes.calmLoud < -0.3 || moods.filter((mood) => QUIET_MOODS.has(mood)).length > moods.length / 3;
  return (isQuiet || namesOneColour) && !colourful ? 'tone' : 'accent';
};

export const readColourIntent = (brief: Brief): ColourIntent => {
  const words = [...new Set(valuesWithPrefix(brief.wishes, 'colour:'))];
  const darkGround = brief.wishes.includes('ground:dark');
  const wanted = orderByReadability(shadeNamedColours(words, brief.shades ?? {}), darkGround);
  const stated = {
    exact: parseExactColours(brief.wishes),
    wanted,
    monochrome: brief.wishes.includes('tone:monochrome'),
    colourful: brief.wishes.includes('tone:colourful'),
  };
  const refused = [...new Set(valuesWithPrefix(brief.avoids, 'colour:'))].filter(
    (word) => !words.includes(word),
  );
  const namesOneColour =
    wanted.length === 1 && stated.exact.primary === null && stated.exact.secondary === null;
  return {
    ...stated,
    groups: words.filter(isColourGroup),
    refused,
    darkGround,
    fills: chooseFills(brief, stated),
    second: chooseSecondColourUse(brief, stated.colourful, namesOneColour),
    ink: refused.some((word) => word === 'black' || word === 'dark') ? 'soft' : 'dark',
    need: brief.wishes.includes('use:colour-blind') ? MIN_SEPARATION_COLOUR_BLIND : MIN_SEPARATION,
  };
};

/** Whether a colour matches one of the refused colour words. */
export const isRefused = (colour: Oklch, intent: ColourIntent): boolean =>
  intent.refused.some((word) => matchesColourWord(colour, word));
