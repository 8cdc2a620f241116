// The same palette with its lead a shade away, for a workspace that already has one like it.

import type { Brief } from '../../brief/brief.ts';
import { faultsOf, MIN_CONTRAST } from '../../language/colour/palette-gates.ts';
import { familyOf } from '../../language/colour/hue-families.ts';
import { intentOf, isRefused } from './intent.ts';
import { contrast, WHITE } from '../../language/colour/measures.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hexOf, mostChroma, oklchOf, turned } from '../../language/colour/oklch.ts';
import type { Palette } from '../../language/colour/palette.ts';
import { withBrandColours } from './palette-change.ts';

/** Degrees and lightness, the smallest step first: far enough to be told apart, near enough to mean the same. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, -0.05],
  [-9, 0],
  [9, 0],
  [-9, -0.05],
  [9, -0.05],
  [0, 0.05],
  [0, -0.09],
];

/** Between orange and green a tone that can be read on white is mud. */
const isMuddy = ({ l, c, h }: Oklch): boolean => l > 0.4 && c > 0.09 && h > 58 && h < 135;

/** Nothing where somebody gave the colour, by name or to the digit. */
export const leadShades = (palette: Palette, brief: Brief): Palette[] => {
  const intent = intentOf(brief);
  const start = oklchOf(palette.primary);
  const given = intent.exact.primary !== null || intent.wanted.length > 0 || intent.monochrome;
  if (given || start.c < 0.045) return [];
  const shade = ([turn, by]: readonly [number, number]): Oklch => {
    const [l, h] = [start.l + by, turned(start.h + turn)];
    // As strong for its new place as it was for the old one.
    return { l, c: (start.c / mostChroma(start.l, start.h)) * mostChroma(l, h), h };
  };
  return STEPS.map(shade)
    .filter((each) => familyOf(each) === familyOf(start) && !isMuddy(each) && !isRefused(each, intent))
    .map(hexOf)
    .filter((primary) => contrast(primary, WHITE) >= MIN_CONTRAST)
    .map((primary) => withBrandColours(palette, { primary }, intent.need))
    .filter((each) => faultsOf(each, intent.need).length === 0);
};
