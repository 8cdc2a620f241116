// Varies the lead colour of a palette, for a workspace that already has a brand of a similar colour.

import type { Brief } from '../../brief/brief.ts';
import { findPaletteFaults, MIN_CONTRAST } from '../../language/colour/palette-gates.ts';
import { hueFamilyOf } from '../../language/colour/hue-families.ts';
import { readColourIntent, isRefused } from './intent.ts';
import { contrast, WHITE } from '../../language/colour/measures.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hexOf, maxChroma, oklchOf, normaliseDegrees } from '../../language/colour/oklch.ts';
import type { Palette } from '../../language/colour/palette.ts';
import { replaceBrandColours } from './palette-change.ts';

/**
 * Changes of hue (in degrees) and lightness, smallest first. Each is large enough to tell two brands apart, and small
 * enough to keep the kind of colour.
 */
const SHADE_STEPS: readonly (readonly [number, number])[] = [
  [0, -0.05],
  [-9, 0],
  [9, 0],
  [-9, -0.05],
  [9, -0.05],
  [0, 0.05],
  [0, -0.09],
];

/** Whether a colour has a hue between orange and green, whose darker shades look muddy. */
const turnsMuddyWhenDarker = ({ l, c, h }: Oklch): boolean => l > 0.4 && c > 0.09 && h > 58 && h < 135;

/**
 * Returns palettes with other shades of the lead that pass the gates. Returns none if the brief gives the colour or
 * the lead is neutral.
 */
export const createLeadShades = (palette: Palette, brief: Brief): Palette[] => {
  const intent = readColourIntent(brief);
  const start = oklchOf(palette.primary);
  const isColourGiven = intent.exact.primary !== null || intent.wanted.length > 0 || intent.monochrome;
  if (isColourGiven || start.c < 0.045) return [];
  const shade = ([turn, by]: readonly [number, number]): Oklch => {
    const [l, h] = [start.l + by, normaliseDegrees(start.h + turn)];
    // Keeps the same share of the maximum chroma at the new lightness and hue.
    return { l, c: (start.c / maxChroma(start.l, start.h)) * maxChroma(l, h), h };
  };
  return SHADE_STEPS.map(shade)
    .filter(
      (each) =>
        hueFamilyOf(each) === hueFamilyOf(start) && !turnsMuddyWhenDarker(each) && !isRefused(each, intent),
    )
    .map(hexOf)
    .filter((primary) => contrast(primary, WHITE) >= MIN_CONTRAST)
    .map((primary) => replaceBrandColours(palette, { primary }, intent.need))
    .filter((each) => findPaletteFaults(each, intent.need).length === 0);
};
