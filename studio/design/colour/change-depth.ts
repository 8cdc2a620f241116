// Makes a palette darker, lighter, more vivid, more muted or pastel.

import type { ColourSeparation } from '../../language/colour/palette-gates.ts';
import { MIN_CONTRAST } from '../../language/colour/palette-gates.ts';
import { contrast, WHITE } from '../../language/colour/measures.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hexOf, hueDistance, maxChroma, oklchOf } from '../../language/colour/oklch.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';
import type { PaletteChange } from './palette-change.ts';
import {
  createPaletteLimit,
  createPaletteChange,
  replaceBrandColours,
  keepsSeparation,
} from './palette-change.ts';
import { shiftIntoGroups } from './restyle.ts';

export type DepthChangeScope = 'primary' | 'secondary' | 'all';

/** Changes of lightness to try, smallest first. */
const DEPTH_STEPS = [0.07, 0.1, 0.14, 0.18, 0.22];
/** The smallest change of lightness that counts as a change. */
const MIN_LIGHTNESS_CHANGE = 0.05;
/** The lightness at which "darker" stops. */
const MIN_LIGHTNESS = 0.12;
/** The lightness at which "lighter" stops. */
const MAX_LIGHTNESS = 0.94;
/** How far the hue may move, in degrees, when a colour is fitted into the gamut. */
const MAX_HUE_DRIFT = 6;

const keepsHue = (one: Oklch, other: Oklch): boolean =>
  Math.min(one.c, other.c) < 0.02 || hueDistance(one.h, other.h) <= MAX_HUE_DRIFT;

/** Returns the colour at another lightness, or null if that is beyond the limits or changes the hue. */
const shiftLightness = (hex: Hex, by: number): Hex | null => {
  const from = oklchOf(hex);
  const l = from.l + by;
  if (l < MIN_LIGHTNESS || l > MAX_LIGHTNESS) return null;
  const result = hexOf({ l, c: from.c, h: from.h });
  const to = oklchOf(result);
  return Math.abs(to.l - from.l) >= MIN_LIGHTNESS_CHANGE && keepsHue(from, to) ? result : null;
};

export const shiftDepth = (
  palette: Palette,
  direction: 1 | -1,
  extent: DepthChangeScope,
  need: ColourSeparation,
): PaletteChange => {
  const word = direction > 0 ? 'lighter' : 'darker';
  const staysReadable = (hex: Hex): boolean =>
    contrast(palette.primary, WHITE) < MIN_CONTRAST || contrast(hex, WHITE) >= MIN_CONTRAST;
  for (const by of DEPTH_STEPS) {
    const lead = extent === 'secondary' ? palette.primary : shiftLightness(palette.primary, by * direction);
    if (lead === null || !staysReadable(lead)) continue;
    const partner =
      extent === 'primary' ? palette.secondary : shiftLightness(palette.secondary, by * direction);
    if (partner === null && extent === 'secondary') continue;
    const secondary = partner ?? palette.secondary;
    if (!keepsSeparation(palette, lead, secondary, need)) continue;
    const [before, after] = extent === 'secondary' ? [palette.secondary, secondary] : [palette.primary, lead];
    return createPaletteChange(
      replaceBrandColours(palette, { primary: lead, secondary }, need),
      `${word}: ${before} became ${after}`,
    );
  }
  return createPaletteLimit(palette, `cannot get any ${word}`);
};

/**
 * One step of "more vivid" multiplies the chroma by `up` or adds `add`, whichever gives more. One step of "muted"
 * multiplies it by `down`.
 */
const CHROMA_STEP = { up: 1.22, add: 0.025, down: 0.72 };
/** The smallest visible change of chroma. */
const MIN_CHROMA_STEP = 0.012;
/** Below this chroma, a colour is nearly grey and stays as it is. */
const MAX_FADED_CHROMA = 0.022;

const intensifyColour = (hex: Hex): Hex => {
  const { l, c, h } = oklchOf(hex);
  if (c < MAX_FADED_CHROMA) return hex;
  const goal = Math.max(c * CHROMA_STEP.up, c + CHROMA_STEP.add);
  // If the gamut allows no more chroma at this lightness, slightly different ones are tried.
  const lights = [l, l + 0.03, l - 0.03, l + 0.06, l - 0.06];
  const reached = lights.map((light) => ({ l: light, c: Math.min(goal, maxChroma(light, h)), h }));
  const [best] = reached.toSorted((one, other) => other.c - one.c);
  return best === undefined ? hex : hexOf(best);
};

const fadeColour = (hex: Hex): Hex => {
  const { l, c, h } = oklchOf(hex);
  return c < MAX_FADED_CHROMA ? hex : hexOf({ l, c: c * CHROMA_STEP.down, h });
};

export const shiftVividness = (
  palette: Palette,
  direction: 1 | -1,
  need: ColourSeparation,
): PaletteChange => {
  const word = direction > 0 ? 'more vivid' : 'more muted';
  const shift = direction > 0 ? intensifyColour : fadeColour;
  const acceptIfVisible = (before: Hex, after: Hex): Hex => {
    const gain = (oklchOf(after).c - oklchOf(before).c) * direction;
    const staysReadable = contrast(before, WHITE) < MIN_CONTRAST || contrast(after, WHITE) >= MIN_CONTRAST;
    return gain >= MIN_CHROMA_STEP && staysReadable ? after : before;
  };
  const primary = acceptIfVisible(palette.primary, shift(palette.primary));
  const secondary = acceptIfVisible(palette.secondary, shift(palette.secondary));
  const pairs: [Hex, Hex][] = [
    [primary, secondary],
    [primary, palette.secondary],
    [palette.primary, secondary],
  ];
  const pair = pairs.find(
    ([one, other]) =>
      (one !== palette.primary || other !== palette.secondary) && keepsSeparation(palette, one, other, need),
  );
  if (pair === undefined) return createPaletteLimit(palette, `cannot get any ${word}`);
  return createPaletteChange(
    replaceBrandColours(palette, { primary: pair[0], secondary: pair[1] }, need),
    word,
  );
};

export const makePastel = (palette: Palette, need: ColourSeparation): PaletteChange => {
  const primary = hexOf(shiftIntoGroups(oklchOf(palette.primary), ['pastel'], 'primary'));
  const secondary = hexOf(shiftIntoGroups(oklchOf(palette.secondary), ['pastel'], 'secondary'));
  if (primary === palette.primary && secondary === palette.secondary) {
    return createPaletteLimit(palette, 'already pastel');
  }
  return createPaletteChange(replaceBrandColours(palette, { primary, secondary }, need), 'pastel');
};
