// Measures colours with culori: contrast, differences, hue families, warmth, colour blindness.

import {
  converter,
  differenceCiede2000,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parseHex,
  wcagContrast,
} from 'culori';

const toOklch = converter('oklch');
const toLch65 = converter('lch65');
const toLab65 = converter('lab65');
const ciede2000 = differenceCiede2000();
const oklabDifference = differenceEuclidean('oklab');
const COLOUR_VISION_FILTERS = [
  filterDeficiencyProt(1),
  filterDeficiencyDeuter(1),
  filterDeficiencyTrit(1),
] as const;

/** A colour with less OKLCH chroma than this is neutral. */
const MAX_NEUTRAL_CHROMA = 0.045;

const parseHexOrThrow = (hex: string) => {
  const colour = parseHex(hex);
  if (colour === undefined) throw new Error(`not a colour: ${hex}`);
  return colour;
};

export const oklch = (hex: string): { L: number; C: number; h: number } => {
  const { l, c, h } = toOklch(parseHexOrThrow(hex));
  return { L: l, C: c, h: h ?? 0 };
};

export const computeContrast = (one: string, other: string): number =>
  wcagContrast(parseHexOrThrow(one), parseHexOrThrow(other));
export const dE2000 = (one: string, other: string): number =>
  ciede2000(parseHexOrThrow(one), parseHexOrThrow(other));
export const dEok = (one: string, other: string): number =>
  oklabDifference(parseHexOrThrow(one), parseHexOrThrow(other));

/** Returns the smallest CIEDE2000 difference as seen by people who lack one kind of cone. */
export const colourBlindDistance = (one: string, other: string): number =>
  Math.min(
    ...COLOUR_VISION_FILTERS.map((see) => ciede2000(see(parseHexOrThrow(one)), see(parseHexOrThrow(other)))),
  );

/**
 * Returns `neutral`, or the family whose range of OKLCH hues contains the colour. A range may pass through 0
 * degrees.
 */
export const findHueFamily = (hex: string, families: Readonly<Record<string, readonly number[]>>): string => {
  const { C, h } = oklch(hex);
  if (C < MAX_NEUTRAL_CHROMA) return 'neutral';
  const found = Object.entries(families).find(([, [from = 0, to = 0]]) =>
    from <= to ? h >= from && h < to : h >= from || h < to,
  );
  return found?.[0] ?? 'none';
};

/** Returns the difference of the OKLCH hues in degrees, at most 180. */
export const hueDifference = (one: string, other: string): number => {
  const apart = Math.abs(oklch(one).h - oklch(other).h) % 360;
  return Math.min(apart, 360 - apart);
};

/**
 * Returns the warmth of the primary colour, or of the secondary if the primary is neutral: above 0 is warm, below
 * is cool. The formula is by Ou, Luo, Woodcock and Wright (2004).
 */
export const computeWarmth = (primary: string, secondary: string): number => {
  const lead = oklch(primary).C >= MAX_NEUTRAL_CHROMA ? primary : secondary;
  const { c, h } = toLch65(parseHexOrThrow(lead));
  return -0.5 + 0.02 * c ** 1.07 * Math.cos((((h ?? 0) - 50) * Math.PI) / 180);
};

/**
 * Whether two saturated colours of different hue have similar lightness, so that they seem to vibrate side by side.
 */
export const isIsoluminant = (one: string, other: string): boolean => {
  const [a, b] = [toLch65(parseHexOrThrow(one)), toLch65(parseHexOrThrow(other))];
  if (a.c <= 30 || b.c <= 30) return false;
  const apart = Math.abs((a.h ?? 0) - (b.h ?? 0)) % 360;
  const lightness = Math.abs(toLab65(parseHexOrThrow(one)).l - toLab65(parseHexOrThrow(other)).l);
  return Math.min(apart, 360 - apart) > 30 && lightness < 12;
};
