// Defines colour words. Each has a typical colour in OKLCH, and a range of colours to which the word still applies.

import { FAMILY_DEGREES, isWithinDegrees } from './hue-families.ts';
import type { HueFamily } from './hue-families.ts';
import type { Oklch } from './oklch.ts';

type Range = readonly [number, number];

export interface NamedColour {
  word: string;
  /** The typical colour of the word. */
  centre: Oklch;
  /** The lightness to which the word applies. */
  l: Range;
  /** The chroma to which the word applies. */
  c: Range;
  /** The hue to which the word applies, in degrees. Any hue for greys. */
  h: Range;
}

const EVERY_HUE: Range = [0, 360];

/** Lightness, chroma and hue of the typical colour, then the ranges of lightness, chroma and hue. */
type NamedColourRow = readonly [number, number, number, Range, Range, Range];

const NAMED_COLOUR_ROWS: Readonly<Record<string, NamedColourRow>> = {
  red: [0.56, 0.215, 27, [0.38, 0.66], [0.13, 0.3], [14, 40]],
  orange: [0.67, 0.195, 49, [0.58, 0.78], [0.14, 0.3], [42, 70]],
  yellow: [0.85, 0.175, 92, [0.78, 0.97], [0.12, 0.3], [80, 117]],
  green: [0.5, 0.13, 148, [0.3, 0.72], [0.07, 0.3], [122, 168]],
  teal: [0.52, 0.09, 190, [0.36, 0.68], [0.055, 0.2], [174, 212]],
  blue: [0.49, 0.19, 260, [0.34, 0.66], [0.09, 0.32], [232, 274]],
  navy: [0.29, 0.075, 263, [0.2, 0.36], [0.046, 0.14], [246, 276]],
  sky: [0.7, 0.14, 238, [0.64, 0.86], [0.06, 0.18], [218, 250]],
  purple: [0.46, 0.17, 304, [0.28, 0.64], [0.08, 0.32], [288, 326]],
  pink: [0.64, 0.19, 0, [0.56, 0.85], [0.08, 0.3], [338, 10]],
  brown: [0.4, 0.075, 52, [0.26, 0.5], [0.046, 0.11], [42, 76]],
  black: [0.17, 0.004, 60, [0, 0.24], [0, 0.02], EVERY_HUE],
  white: [1, 0, 0, [0.97, 1.001], [0, 0.01], EVERY_HUE],
  grey: [0.56, 0.008, 70, [0.42, 0.78], [0, 0.026], EVERY_HUE],
  charcoal: [0.32, 0.008, 260, [0.25, 0.4], [0, 0.026], EVERY_HUE],
  gold: [0.72, 0.115, 84, [0.58, 0.82], [0.075, 0.16], [72, 94]],
  silver: [0.76, 0.008, 250, [0.68, 0.86], [0, 0.02], EVERY_HUE],
  bronze: [0.5, 0.085, 66, [0.42, 0.6], [0.06, 0.115], [54, 80]],
  copper: [0.57, 0.115, 47, [0.48, 0.66], [0.085, 0.15], [43, 58]],
  beige: [0.84, 0.035, 80, [0.74, 0.91], [0.02, 0.06], [62, 96]],
  cream: [0.96, 0.018, 88, [0.92, 0.985], [0.008, 0.04], [70, 106]],
  burgundy: [0.35, 0.115, 16, [0.25, 0.42], [0.08, 0.16], [3, 26]],
  turquoise: [0.64, 0.11, 193, [0.56, 0.82], [0.08, 0.18], [178, 208]],
  mint: [0.84, 0.09, 165, [0.76, 0.93], [0.05, 0.14], [152, 176]],
  coral: [0.69, 0.165, 29, [0.62, 0.78], [0.12, 0.21], [18, 40]],
  lavender: [0.7, 0.095, 300, [0.62, 0.86], [0.05, 0.14], [286, 316]],
  olive: [0.48, 0.085, 114, [0.36, 0.58], [0.055, 0.12], [102, 126]],
  petrol: [0.4, 0.068, 214, [0.28, 0.48], [0.05, 0.1], [200, 232]],
  lime: [0.84, 0.21, 126, [0.74, 0.95], [0.15, 0.3], [118, 138]],
  mustard: [0.68, 0.135, 84, [0.58, 0.77], [0.1, 0.16], [78, 96]],
  ochre: [0.62, 0.118, 72, [0.52, 0.7], [0.09, 0.15], [62, 86]],
  terracotta: [0.55, 0.125, 40, [0.47, 0.63], [0.09, 0.15], [32, 50]],
  rust: [0.48, 0.13, 42, [0.4, 0.54], [0.1, 0.16], [34, 52]],
  peach: [0.81, 0.1, 55, [0.74, 0.89], [0.06, 0.14], [38, 68]],
  magenta: [0.54, 0.23, 347, [0.46, 0.66], [0.16, 0.32], [332, 358]],
  indigo: [0.38, 0.16, 279, [0.28, 0.48], [0.1, 0.25], [270, 290]],
  sage: [0.6, 0.05, 140, [0.5, 0.76], [0.03, 0.075], [120, 160]],
};

const createNamedColour = (word: string, [l, c, h, lightness, chroma, hue]: NamedColourRow): NamedColour => ({
  word,
  centre: { l, c, h },
  l: lightness,
  c: chroma,
  h: hue,
});

export const NAMED_COLOURS: ReadonlyMap<string, NamedColour> = new Map(
  Object.entries(NAMED_COLOUR_ROWS).map(([word, row]) => [word, createNamedColour(word, row)]),
);

/** Colour words of a brief that name a group of colours instead of one colour. */
export const COLOUR_GROUPS = ['pastel', 'neon', 'earth', 'warm', 'cool', 'bright', 'dark', 'muted'] as const;
export type ColourGroup = (typeof COLOUR_GROUPS)[number];

export const isColourGroup = (word: string): word is ColourGroup =>
  COLOUR_GROUPS.some((group) => group === word);

export const isWithinNamedColour = (colour: Oklch, { l, c, h }: NamedColour): boolean => {
  if (colour.l < l[0] || colour.l > l[1] || colour.c < c[0] || colour.c > c[1]) return false;
  return h === EVERY_HUE || isWithinDegrees(colour.h, [h[0], h[1] + 1e-6]);
};

/**
 * A brief that rejects one of these words rejects its whole hue family: "not green" also excludes dark and pale
 * greens.
 */
const FAMILY_WORDS = new Set<string>(Object.keys(FAMILY_DEGREES));
/** A rejected family extends this far beyond its own hues, because neighbouring hues look similar. */
const BORDER_DEGREES = 6;
/** A colour with less chroma has no visible hue, so it is in no hue family. */
const MIN_VISIBLE_CHROMA = 0.022;

const isInFamily = (colour: Oklch, family: HueFamily): boolean => {
  const [from, to] = FAMILY_DEGREES[family];
  return (
    colour.c >= MIN_VISIBLE_CHROMA && isWithinDegrees(colour.h, [from - BORDER_DEGREES, to + BORDER_DEGREES])
  );
};

const isFamilyWord = (word: string): word is HueFamily => FAMILY_WORDS.has(word);

/** Whether a colour looks like a colour word. The range is wider than the one to which the word itself applies. */
const isNearNamedColour = (colour: Oklch, { l, c, h }: NamedColour): boolean => {
  const hasLightness = colour.l >= l[0] - 0.03 && colour.l <= l[1] + 0.03;
  const hasChroma = colour.c >= c[0] * 0.8 && colour.c <= c[1] * 1.25 + 0.008;
  return hasLightness && hasChroma && (h === EVERY_HUE || isWithinDegrees(colour.h, [h[0] - 4, h[1] + 4]));
};

const GROUP_TESTS: Readonly<Record<ColourGroup, (colour: Oklch) => boolean>> = {
  pastel: ({ l, c }) => l > 0.76 && c > 0.03 && c < 0.12,
  neon: ({ l, c }) => l > 0.66 && c > 0.19,
  earth: ({ l, c, h }) => l < 0.68 && c > 0.03 && c < 0.135 && isWithinDegrees(h, [30, 128]),
  warm: ({ c, h }) => c > 0.03 && isWithinDegrees(h, [340, 112]),
  cool: ({ c, h }) => c > 0.03 && isWithinDegrees(h, [160, 300]),
  bright: ({ l, c }) => c > 0.165 && l > 0.48,
  dark: ({ l }) => l < 0.32,
  muted: ({ c }) => c > 0.02 && c < 0.075,
};

export const isInGroup = (colour: Oklch, group: ColourGroup): boolean => GROUP_TESTS[group](colour);

/** Whether a brief that rejects a colour word also rejects this colour. An unknown word rejects nothing. */
export const matchesColourWord = (colour: Oklch, word: string): boolean => {
  if (isFamilyWord(word)) return isInFamily(colour, word);
  if (isColourGroup(word)) return isInGroup(colour, word);
  const entry = NAMED_COLOURS.get(word);
  return entry !== undefined && isNearNamedColour(colour, entry);
};
