// Names the colours of the studio's own palettes. There is no yellow and no khaki: at the contrast that shapes need on
// white, hues between 60 and 130 degrees look muddy.

import type { Hex } from './palette.ts';

const SWATCHES = {
  // Bright: a contrast slightly over 3:1 with white. For a lead beside a dark partner, or for a small accent.
  vermilion: '#F2441A',
  coral: '#F4513F',
  tangerine: '#EA690B',
  amber: '#DC780A',
  pink: '#F0307F',
  orchid: '#C24BE6',
  sky: '#0A92E4',
  aqua: '#0A9BA6',
  jade: '#0A9F72',
  leaf: '#1F9C3C',
  lime: '#5A990C',
  terracotta: '#D2572B',
  rose: '#DE4B78',
  periwinkle: '#7A7CF2',
  // Strong: readable as text on white, and distinct from a bright colour beside them.
  red: '#D61C2B',
  raspberry: '#C7144F',
  magenta: '#C2127E',
  grape: '#7A1FA8',
  violet: '#6C31E2',
  ultramarine: '#3F36DE',
  cobalt: '#0B55D6',
  azure: '#0768BE',
  lagoon: '#06738E',
  teal: '#067671',
  emerald: '#066C4F',
  green: '#0B6E31',
  clay: '#B5451D',
  cinnamon: '#98471A',
  // Deep: dark enough for both the mark and the word.
  navy: '#15275C',
  midnight: '#1D1A54',
  indigo: '#2C1F88',
  petrol: '#0A4858',
  pine: '#0B493B',
  forest: '#1A4A25',
  moss: '#38470F',
  aubergine: '#3B1749',
  plum: '#5A1560',
  bordeaux: '#70112E',
  mahogany: '#5E2012',
  espresso: '#40210F',
  ink: '#14171D',
  black: '#171412',
  graphite: '#252A32',
  // Metals and stone, for quiet luxury.
  brass: '#A97C23',
  bronze: '#9A672F',
  copper: '#B5613A',
  sand: '#D9C4A0',
  bone: '#E2D9CA',
} as const satisfies Readonly<Record<string, Hex>>;

export const SWATCH_NAMES: readonly string[] = Object.keys(SWATCHES);

const SWATCH_BY_NAME: ReadonlyMap<string, Hex> = new Map(Object.entries(SWATCHES));

/** Returns the colour of a swatch. Throws for an unknown name, so that a table of palettes with a typo cannot load. */
export const findSwatch = (name: string): Hex => {
  const hex = SWATCH_BY_NAME.get(name);
  if (hex === undefined) throw new Error(`There is no swatch "${name}"`);
  return hex;
};
