// Makes a palette warmer or cooler. One step changes the measured warmth of the lead by at least 0.15.

import type { ColourSeparation } from '../../language/colour/palette-gates.ts';
import { isNeutral } from '../../language/colour/hue-families.ts';
import { contrast, chooseLeadColour, warmthOf, WHITE } from '../../language/colour/measures.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hexOf, hueDifference, oklchOf, normaliseDegrees } from '../../language/colour/oklch.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';
import type { PaletteChange } from './palette-change.ts';
import {
  createPaletteLimit,
  createPaletteChange,
  replaceBrandColours,
  keepsSeparation,
} from './palette-change.ts';

/**
 * The minimum change of warmth per step. It is slightly above the required 0.15, because rounding to hex may lose a
 * little.
 */
const MIN_WARMTH_STEP = 0.17;
const BEST_WARMTH_STEP = 0.24;
const MAX_WARMTH_STEP = 0.6;
/** At this warmth or above, "warmer" changes nothing. */
const MAX_WARMTH = 1.5;
/** The hue towards which neutral colours are tinted, in degrees. */
const TINT_HUES = { warm: 60, cool: 245 };
/** The chroma that a neutral primary gains per step, and the maximum (`most`) with which it stays neutral. */
const NEUTRAL_CHROMA_GAIN = { step: 0.01, most: 0.032 };

type Direction = 1 | -1;

const listStepsBothWays = (most: number, by: number): number[] => {
  const list = [0];
  for (let value = by; value <= most + 1e-9; value += by) list.push(value, -value);
  return list;
};

const NEAR_SEARCH_RANGE = {
  hue: listStepsBothWays(32, 4),
  chroma: listStepsBothWays(0.06, 0.015),
  light: listStepsBothWays(0.06, 0.03),
};
const FAR_SEARCH_RANGE = {
  hue: listStepsBothWays(80, 8),
  chroma: listStepsBothWays(0.1, 0.02),
  light: listStepsBothWays(0.16, 0.04),
};

/**
 * Returns how muddy a colour looks, so that a change can avoid it. Dark greenish yellows and dull colours look muddy.
 */
const measureMuddiness = ({ l, c, h }: Oklch): number => {
  const olive = h > 88 && h < 128 && l < 0.62 ? (1 - Math.abs(h - 108) / 20) * 0.7 : 0;
  const dull = c < 0.06 ? (0.06 - c) * 8 : 0;
  return olive + dull;
};

const computeChangeCost = (from: Oklch, to: Oklch, moved: number): number =>
  Math.abs(hueDifference(from.h, to.h)) / 40 +
  Math.abs(to.c - from.c) * 5 * (to.c < from.c ? 1.6 : 1) +
  Math.abs(to.l - from.l) * 6 +
  Math.abs(moved - BEST_WARMTH_STEP) * 1.2 +
  Math.max(0, measureMuddiness(to) - measureMuddiness(from));

/** Returns the cheapest change that makes the colour one step warmer or cooler and that `fits` accepts, or null. */
const findNextWarmthStep = (
  start: Hex,
  direction: Direction,
  range: typeof NEAR_SEARCH_RANGE,
  fits: (candidate: Hex) => boolean,
): Hex | null => {
  const raw = oklchOf(start);
  const tint = direction > 0 ? TINT_HUES.warm : TINT_HUES.cool;
  const from = raw.c < 0.02 ? { ...raw, h: tint } : raw;
  const warmth = warmthOf(start);
  const candidates: { hex: Hex; cost: number }[] = [];
  for (const hue of range.hue) {
    for (const chroma of range.chroma) {
      if (from.c + chroma < 0) continue;
      for (const light of range.light) {
        const wanted = { l: from.l + light, c: from.c + chroma, h: normaliseDegrees(from.h + hue) };
        if (wanted.l < 0.1 || wanted.l > 0.985) continue;
        const hex = hexOf(wanted);
        const moved = (warmthOf(hex) - warmth) * direction;
        if (moved < MIN_WARMTH_STEP || moved > MAX_WARMTH_STEP) continue;
        candidates.push({ hex, cost: computeChangeCost(from, oklchOf(hex), moved) });
      }
    }
  }
  return candidates.toSorted((one, other) => one.cost - other.cost).find(({ hex }) => fits(hex))?.hex ?? null;
};

const shiftNeutralWarmth = (primary: Hex, direction: Direction): Hex => {
  const { l, c, h } = oklchOf(primary);
  if (l < 0.16 || l > 0.92) return primary;
  const hue = direction > 0 ? TINT_HUES.warm : TINT_HUES.cool;
  const isTowardsTint = c < 0.006 || Math.abs(hueDifference(h, hue)) < 60;
  const tinted = isTowardsTint
    ? { l, c: Math.min(NEUTRAL_CHROMA_GAIN.most, c + NEUTRAL_CHROMA_GAIN.step), h: c < 0.006 ? hue : h }
    : { l, c: Math.max(0, c - NEUTRAL_CHROMA_GAIN.step), h };
  const hex = hexOf(tinted);
  return isNeutral(hex) ? hex : primary;
};

export const shiftWarmth = (
  palette: Palette,
  direction: Direction,
  need: ColourSeparation,
): PaletteChange => {
  const word = direction > 0 ? 'warmer' : 'cooler';
  const lead = chooseLeadColour(palette);
  if (direction > 0 && warmthOf(lead) >= MAX_WARMTH)
    return createPaletteLimit(palette, 'already as warm as it gets');
  const isPrimaryNeutral = isNeutral(palette.primary);
  const primary = isPrimaryNeutral ? shiftNeutralWarmth(palette.primary, direction) : palette.primary;
  // A lead that is readable on white, as text (a contrast of 4.5) or as a shape (3), must stay readable.
  const minContrast = [4.5, 3].find((ratio) => contrast(lead, WHITE) >= ratio) ?? 1;
  const fits = (candidate: Hex): boolean =>
    isPrimaryNeutral
      ? keepsSeparation(palette, primary, candidate, need)
      : contrast(candidate, WHITE) >= minContrast &&
        !isNeutral(candidate) &&
        keepsSeparation(palette, candidate, palette.secondary, need);
  const next =
    findNextWarmthStep(lead, direction, NEAR_SEARCH_RANGE, fits) ??
    findNextWarmthStep(lead, direction, FAR_SEARCH_RANGE, fits);
  if (next === null) return createPaletteLimit(palette, `cannot get any ${word}`);
  const colours = isPrimaryNeutral ? { primary, secondary: next } : { primary: next };
  return createPaletteChange(replaceBrandColours(palette, colours, need), `${word}: ${lead} became ${next}`);
};
