// Colour measures, by culori: distances, hue families, warmth, colour blindness.

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

export const contrast = (one: string, other: string): number =>
  wcagContrast(parseHexOrThrow(one), parseHexOrThrow(other));
export const dE2000 = (one: string, other: string): number =>
  ciede2000(parseHexOrThrow(one), parseHexOrThrow(other));
export const dEok = (one: string, other: string): number =>
  oklabDifference(parseHexOrThrow(one), parseHexOrThrow(other));

/** The smallest CIEDE2000 difference for people who lack one kind of cone. */
export const colourBlindDistance = (one: string, other: string): number =>
  Math.min(
    ...COLOUR_VISION_FILTERS.map((see) => ciede2000(see(parseHexOrThrow(one)), see(parseHexOrThrow(other)))),
  );

/** `neutral`, or the family whose OKLCH hue range contains the colour; a range may pass through 0. */
export const hueFamily = (hex: string, families: Readonly<Record<string, readonly number[]>>): string => {
  const { C, h } = oklch(hex);
  if (C < MAX_NEUTRAL_CHROMA) return 'neutral';
  const found = Object.entries(families).find(([, [from = 0, to = 0]]) =>
    from <= to ? h >= from && h < to : h >= from || h < to,
  );
  return found?.[0] ?? 'none';
};

export const hueDifference = (one: string, other: string): number => {
  const apart = Math.abs(oklch(one).h - oklch(other).h) % 360;
  return Math.min(apart, 360 - apart);
};

/** Above 0 warm, below cool: Ou, Luo, Woodcock and Wright (2004), for the lead colour. */
export const warmth = (primary: string, secondary: string): number => {
  const lead = oklch(primary).C >= MAX_NEUTRAL_CHROMA ? primary : secondary;
  const { c, h } = toLch65(parseHexOrThrow(lead));
  return -0.5 + 0.02 * c ** 1.07 * Math.cos((((h ?? 0) - 50) * Math.PI) / 180);
};

/** Two saturated hues of similar lightness vibrate side by side. */
export const isIsoluminant = (one: string, other: string): boolean => {
  const [a, b] = [toLch65(parseHexOrThrow(one)), toLch65(parseHexOrThrow(other))];
  if (a.c <= 30 || b.c <= 30) return false;
  const apart = Math.abs((a.h ?? 0) - (b.h ?? 0)) % 360;
  const lightness = Math.abs(toLab65(parseHexOrThrow(one)).l - toLab65(parseHexOrThrow(other)).l);
  return Math.min(apart, 360 - apart) > 30 && lightness < 12;
};
