// Pairs of colours for briefs without a trade, and partners for a given lead colour.

import type { PaletteSketch } from '../../library/trade.ts';
import type { HueFamily } from '../../language/colour/hue-families.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { findSwatch } from '../../language/colour/swatches.ts';

const createPair = (names: string, moods: string): PaletteSketch => {
  const [primary = '', secondary = ''] = names.split(' ').map(findSwatch);
  return { primary, secondary, moods: moods.split(' ') };
};

/**
 * Each palette suits different moods. Together they cover the hue circle, so that two names seldom get the same one.
 */
export const HOUSE_PALETTES: readonly PaletteSketch[] = [
  createPair('vermilion midnight', 'bold energetic loud adventurous sporty'),
  createPair('ultramarine coral', 'modern friendly innovative clever optimistic'),
  createPair('tangerine navy', 'warm cheerful playful retro youthful'),
  createPair('teal coral', 'calm caring fresh trustworthy friendly'),
  createPair('violet tangerine', 'creative quirky futuristic playful'),
  createPair('green tangerine', 'natural honest optimistic fresh'),
  createPair('cobalt tangerine', 'professional trustworthy clean precise'),
  createPair('coral aubergine', 'romantic sensual feminine cute warm'),
  createPair('ink vermilion', 'technical simple modern masculine edgy strong'),
  createPair('terracotta espresso', 'cosy rustic handmade honest classic'),
  createPair('pink indigo', 'youthful loud playful dreamy'),
  createPair('pine terracotta', 'natural calm timeless soft'),
  createPair('ink brass', 'elegant luxurious discreet authoritative timeless'),
  createPair('navy copper', 'serious classic professional authoritative'),
  createPair('aubergine rose', 'mysterious dreamy romantic sensual'),
];

/** Accents that suit a lead of each hue family, the liveliest first. */
export const ACCENTS_BY_LEAD_FAMILY: Readonly<Record<HueFamily | 'neutral', readonly Hex[]>> = {
  red: ['navy', 'tangerine', 'forest', 'ink'].map(findSwatch),
  orange: ['navy', 'forest', 'aubergine', 'ink'].map(findSwatch),
  yellow: ['ink', 'navy', 'aubergine', 'forest'].map(findSwatch),
  green: ['tangerine', 'coral', 'navy', 'aubergine'].map(findSwatch),
  teal: ['coral', 'tangerine', 'navy', 'vermilion'].map(findSwatch),
  blue: ['coral', 'tangerine', 'navy', 'jade'].map(findSwatch),
  purple: ['tangerine', 'coral', 'midnight', 'jade'].map(findSwatch),
  pink: ['midnight', 'tangerine', 'forest', 'ink'].map(findSwatch),
  neutral: ['vermilion', 'tangerine', 'cobalt', 'brass'].map(findSwatch),
};

const createGreyPair = (primary: Hex, secondary: Hex, moods: string): PaletteSketch => ({
  primary,
  secondary,
  moods: moods.split(' '),
});

/** Partners for browns and metals, warm accents first. */
export const EARTH_PARTNERS: readonly Hex[] = ['tangerine', 'espresso', 'ink', 'forest'].map(findSwatch);

/** Partners for cream and beige: dark colours that replace these on white. */
export const STONE_PARTNERS: readonly Hex[] = ['espresso', 'pine', 'navy', 'black'].map(findSwatch);

/** Palettes for a brief without hues, from soft black to graphite, and the moods that they suit. */
export const NEUTRAL_PALETTES: readonly PaletteSketch[] = [
  createGreyPair('#22262C', '#8D969E', 'technical precise modern clean simple'),
  createGreyPair('#161514', '#A69C8E', 'elegant luxurious timeless classic discreet'),
  createGreyPair('#2B2622', '#A39684', 'warm honest natural rustic handmade'),
  createGreyPair('#0E0F11', '#80858C', 'bold loud edgy strong'),
  createGreyPair('#1E1F2C', '#9A9BB0', 'mysterious dreamy futuristic calm'),
];
