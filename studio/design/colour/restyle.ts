// Adjusts a colour to moods and to colour groups such as "pastel" and "earth".

import type { MoodAxes } from '../../brief/brief.ts';
import { isWithinDegrees } from '../../language/colour/hue-families.ts';
import type { ColourGroup } from '../../language/colour/named-colours.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hueDifference, maxChroma } from '../../language/colour/oklch.ts';

export type BrandColourRole = 'primary' | 'secondary';

const clampBetween = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Returns the hue if it is within the range, otherwise a hue just inside the nearer end. */
const pullHueIntoRange = (hue: number, range: readonly [number, number]): number => {
  if (isWithinDegrees(hue, range)) return hue;
  const [from, to] = range;
  return Math.abs(hueDifference(hue, from)) < Math.abs(hueDifference(hue, to)) ? from + 4 : to - 4;
};

const GROUP_SHIFTS: Readonly<Record<ColourGroup, (colour: Oklch, part: BrandColourRole) => Oklch>> = {
  pastel: ({ c, h }, part) =>
    part === 'primary'
      ? { l: 0.7, c: clampBetween(c, 0.08, 0.095), h }
      : { l: 0.87, c: clampBetween(c, 0.05, 0.07), h },
  neon: ({ l, h }, part) => {
    if (part === 'primary')
      return { l: clampBetween(l, 0.46, 0.56), c: maxChroma(clampBetween(l, 0.46, 0.56), h), h };
    const light = isWithinDegrees(h, [95, 200]) ? 0.88 : 0.72;
    return { l: light, c: maxChroma(light, h), h };
  },
  earth: ({ l, c, h }, part) => ({
    l: part === 'primary' ? clampBetween(l, 0.34, 0.5) : clampBetween(l, 0.55, 0.72),
    c: clampBetween(c, 0.055, 0.11),
    h: pullHueIntoRange(h, [36, 122]),
  }),
  warm: ({ l, c, h }) => ({ l, c: Math.max(c, 0.07), h: pullHueIntoRange(h, [350, 92]) }),
  cool: ({ l, c, h }) => ({ l, c: Math.max(c, 0.06), h: pullHueIntoRange(h, [175, 292]) }),
  bright: ({ l, h }, part) => {
    const light = part === 'primary' ? clampBetween(l, 0.5, 0.6) : clampBetween(l, 0.68, 0.84);
    return { l: light, c: maxChroma(light, h) * 0.96, h };
  },
  dark: ({ l, c, h }, part) => (part === 'primary' ? { l: clampBetween(l, 0.2, 0.33), c, h } : { l, c, h }),
  muted: ({ l, c, h }) => ({ l, c: clampBetween(c * 0.55, 0.03, 0.072), h }),
};

export const shiftIntoGroups = (
  colour: Oklch,
  groups: readonly ColourGroup[],
  part: BrandColourRole,
): Oklch => groups.reduce((shifted, group) => GROUP_SHIFTS[group](shifted, part), colour);

/** Adjusts a colour slightly to the mood. Loud moods strengthen it, calm ones soften it, and heavy ones darken it. */
export const shiftByMood = (colour: Oklch, axes: MoodAxes): Oklch => {
  if (colour.c < 0.02) return colour;
  const strength = 1 + (axes.calmLoud > 0 ? 0.14 : 0.05) * axes.calmLoud;
  const l = colour.l - 0.018 * axes.lightHeavy;
  return { l, c: Math.min(colour.c * strength, maxChroma(l, colour.h)), h: colour.h };
};
