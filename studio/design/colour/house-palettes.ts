// Pairs of colours for briefs without a trade, and partners for a given lead colour.

import type { PaletteSketch } from '../../library/trade.ts';
import type { HueFamily } from '../../language/colour/hue-families.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { swatch } from '../../language/colour/swatches.ts';

const pair = (names: string, moods: string): PaletteSketch => {
  const [primary = '', secondary = ''] = names.split(' ').map(swatch);
  return { primary, secondary, moods: moods.split(' ') };
};

/**
 * Each palette suits different moods. Together they cover the hue circle, so that two names seldom get the same one.
 */
export const HOUSE_PALETTES: readonly PaletteSketch[] = [
  pair('vermilion midnight', 'bold energetic loud adventurous sporty'),
  pair('ultramarine coral', 'modern friendly innovative clever optimistic'),
  pair('tangerine navy', 'warm cheerful playful retro youthful'),
  pair('teal coral', 'calm caring fresh trustworthy friendly'),
  pair('violet tangerine', 'creative quirky futuristic playful'),
  pair('green tangerine', 'natural honest optimistic fresh'),
  pair('cobalt tangerine', 'professional trustworthy clean precise'),
  pair('coral aubergine', 'romantic sensual feminine cute warm'),
  pair('ink vermilion', 'technical simple modern masculine edgy strong'),
  pair('terracotta espresso', 'cosy rustic handmade honest classic'),
  pair('pink indigo', 'youthful loud playful dreamy'),
  pair('pine terracotta', 'natural calm timeless soft'),
  pair('ink brass', 'elegant luxurious discreet authoritative timeless'),
  pair('navy copper', 'serious classic professional authoritative'),
  pair('aubergine rose', 'mysterious dreamy romantic sensual'),
];

/** Accents that suit a lead of each family, the most lively first. */
export const PARTNERS: Readonly<Record<HueFamily | 'neutral', readonly Hex[]>> = {
  red: ['navy', 'tangerine', 'forest', 'ink'].map(swatch),
  orange: ['navy', 'forest', 'aubergine', 'ink'].map(swatch),
  yellow: ['ink', 'navy', 'aubergine', 'forest'].map(swatch),
  green: ['tangerine', 'coral', 'navy', 'aubergine'].map(swatch),
  teal: ['coral', 'tangerine', 'navy', 'vermilion'].map(swatch),
  blue: ['coral', 'tangerine', 'navy', 'jade'].map(swatch),
  purple: ['tangerine', 'coral', 'midnight', 'jade'].map(swatch),
  pink: ['midnight', 'tangerine', 'forest', 'ink'].map(swatch),
  neutral: ['vermilion', 'tangerine', 'cobalt', 'brass'].map(swatch),
};

const grey = (primary: Hex, secondary: Hex, moods: string): PaletteSketch => ({
  primary,
  secondary,
  moods: moods.split(' '),
});

/** Partners for browns and metals, warm accents first. */
export const EARTH_PARTNERS: readonly Hex[] = ['tangerine', 'espresso', 'ink', 'forest'].map(swatch);

/** Partners for cream and beige: the dark colour that replaces them on white. */
export const STONE_PARTNERS: readonly Hex[] = ['espresso', 'pine', 'navy', 'black'].map(swatch);

/** Palettes for a brief without hues, from soft black to graphite, with the moods that they suit. */
export const NEUTRAL_PALETTES: readonly PaletteSketch[] = [
  grey('#22262C', '#8D969E', 'technical precise modern clean simple'),
  grey('#161514', '#A69C8E', 'elegant luxurious timeless classic discreet'),
  grey('#2B2622', '#A39684', 'warm honest natural rustic handmade'),
  grey('#0E0F11', '#80858C', 'bold loud edgy strong'),
  grey('#1E1F2C', '#9A9BB0', 'mysterious dreamy futuristic calm'),
];
