// Pairs of colours that express a style or a colour group. Art deco is brass on black; the seventies are orange
// and brown.

import type { Brief } from '../../brief/brief.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import type { ColourGroup } from '../../language/colour/named-colours.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { findSwatch } from '../../language/colour/swatches.ts';

const createPairs = (...names: readonly string[]): readonly PaletteSketch[] =>
  names.map((name) => {
    const [primary = '', secondary = ''] = name.split(' ').map(findSwatch);
    return { primary, secondary, moods: [] };
  });

const PALETTES_BY_STYLE: Readonly<Record<string, readonly PaletteSketch[]>> = {
  'style:art-deco': createPairs(
    'ink brass',
    'black brass',
    'emerald brass',
    'midnight brass',
    'bordeaux brass',
  ),
  'style:seventies': createPairs('tangerine mahogany', 'terracotta espresso', 'amber mahogany', 'clay amber'),
  'style:western': createPairs(
    'mahogany terracotta',
    'espresso clay',
    'cinnamon espresso',
    'bordeaux bronze',
  ),
  'style:bauhaus': createPairs('red cobalt', 'cobalt vermilion', 'ink red', 'red ink'),
  'style:swiss': createPairs('red ink', 'ink red', 'vermilion black'),
  'style:brutalist': createPairs('black vermilion', 'ink red', 'black cobalt'),
  'style:pixel': createPairs('violet jade', 'ultramarine pink', 'indigo leaf', 'grape tangerine'),
  'style:mid-century': createPairs('teal tangerine', 'petrol terracotta', 'moss amber'),
  'type:typewriter': createPairs('ink red', 'black clay', 'graphite terracotta'),
  'type:stencil': createPairs('moss tangerine', 'ink vermilion', 'forest amber'),
};

/** The weight of a style's palette: more than the trade's best pair, less than the colours of the drawn object. */
const STYLE_WEIGHT = 3.6;
/** The weight of a style that is recognised by its colours: more than that of the drawn object. */
const STRICT_STYLE_WEIGHT = 6.4;
const STRICT_STYLES: readonly string[] = ['art-deco', 'bauhaus', 'swiss', 'brutalist'].map(
  (style) => `style:${style}`,
);

export const findStylePalettes = ({ wishes }: Brief): readonly { sketch: PaletteSketch; weight: number }[] =>
  wishes.flatMap((wish) => {
    const weight = STRICT_STYLES.includes(wish) ? STRICT_STYLE_WEIGHT : STYLE_WEIGHT;
    return (PALETTES_BY_STYLE[wish] ?? []).map((sketch, place) => ({
      sketch,
      weight: weight - place * 0.15,
    }));
  });

const createExactPair = (primary: Hex, secondary: Hex): PaletteSketch => ({ primary, secondary, moods: [] });

/** Leads in rose, lilac, sky, mint, peach and violet, as pale as a lead on white may be. Each has a paler partner. */
const PASTELS: readonly PaletteSketch[] = [
  createExactPair('#CE879A', '#D3D3FE'),
  createExactPair('#A792CE', '#B2E5D0'),
  createExactPair('#6DA4D3', '#FBC8D4'),
  createExactPair('#62B194', '#D3D3FE'),
  createExactPair('#D08A78', '#D3D3FE'),
  createExactPair('#9897D5', '#FBC8D4'),
];

/**
 * Neon leads, each with a dark partner for the board on which it glows. Without a board, readable versions replace
 * them.
 */
const NEONS: readonly PaletteSketch[] = [
  createExactPair('#FF2EA6', '#12062B'),
  createExactPair('#2BFF88', '#071A14'),
  createExactPair('#22E6FF', '#0A0F2B'),
  createExactPair('#C8FF1F', '#12140A'),
  createExactPair('#B26BFF', '#0F0726'),
];

/** Palettes of the colour groups that have colours of their own. The other groups only shift the colours of a brief. */
export const GROUP_PALETTES: Readonly<Partial<Record<ColourGroup, readonly PaletteSketch[]>>> = {
  pastel: PASTELS,
  neon: NEONS,
};
