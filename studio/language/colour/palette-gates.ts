// Checks a palette against numeric limits of contrast, separation and number of colours.

import {
  colourBlindDifference,
  contrast,
  DARK_GROUND,
  ciede2000Difference,
  areVibrating,
  WHITE,
} from './measures.ts';
import { oklchOf } from './oklch.ts';
import type { Hex, Palette, RoleColours } from './palette.ts';

/** The minimum differences between two colours of a palette. */
export interface ColourSeparation {
  /** The CIEDE2000 difference. */
  difference: number;
  /** The CIEDE2000 difference for colour-blind people. */
  colourBlind: number;
  /** The difference in OKLCH lightness. */
  lightness: number;
}

export const MIN_SEPARATION: ColourSeparation = { difference: 10, colourBlind: 10, lightness: 0 };
/** The minimum separation if the brief asks for colours that colour-blind people can distinguish. */
export const MIN_SEPARATION_COLOUR_BLIND: ColourSeparation = {
  difference: 10,
  colourBlind: 15,
  lightness: 0.1,
};

/** The minimum WCAG contrast of shapes with their background. */
export const MIN_CONTRAST = 3;
/** The minimum WCAG contrast of text with its background. */
export const TEXT_CONTRAST = 4.5;

export const areSeparated = (one: Hex, other: Hex, need: ColourSeparation): boolean =>
  ciede2000Difference(one, other) >= need.difference &&
  (need.lightness === 0 || Math.abs(oklchOf(one).l - oklchOf(other).l) >= need.lightness) &&
  !areVibrating(one, other) &&
  colourBlindDifference(one, other) >= need.colourBlind;

export const distinctColoursOf = (roles: RoleColours): Hex[] => [...new Set(Object.values(roles))];

const findRoleFaults = (name: string, roles: RoleColours, ground: Hex, fills: number): string[] => {
  const faults = Object.entries(roles)
    .filter(([, colour]) => contrast(colour, ground) < MIN_CONTRAST)
    .map(([role, colour]) => `${name}.${role} ${colour} has less than ${MIN_CONTRAST}:1`);
  if (distinctColoursOf(roles).length > fills) faults.push(`${name} has more than ${fills} colours`);
  return faults;
};

const findPairFaults = (name: string, one: Hex, other: Hex, need: ColourSeparation): string[] =>
  one === other || areSeparated(one, other, need) ? [] : [`${name}: ${one} and ${other} are too close`];

/**
 * Returns the faults of a palette, or an empty list if it passes. If `given`, the brief states both brand colours as
 * exact values, so they may be similar.
 */
export const findPaletteFaults = (palette: Palette, need: ColourSeparation, given = false): string[] => {
  const { light, dark, primary, secondary, fills } = palette;
  const faults = [
    ...findRoleFaults('light', light, WHITE, fills),
    ...findRoleFaults('dark', dark, DARK_GROUND, fills),
    ...findPairFaults('light', light.lead, light.accent, need),
    ...findPairFaults('dark', dark.lead, dark.accent, need),
  ];
  if (contrast(light.word, WHITE) < TEXT_CONTRAST && light.word !== primary) {
    faults.push(`light.word ${light.word} has less than ${TEXT_CONTRAST}:1`);
  }
  if (!given && !areSeparated(primary, secondary, need))
    faults.push(`${primary} and ${secondary} are too close`);
  const sameFills = distinctColoursOf(light).toSorted().join() === distinctColoursOf(dark).toSorted().join();
  if (sameFills) faults.push('light and dark wear the same colours');
  return faults;
};
