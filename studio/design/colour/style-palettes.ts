// Pairs of colours that express a style or a colour group: art deco is brass on black, the seventies are orange and
// brown.

import type { Brief } from '../../brief/brief.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import type { ColourGroup } from '../../language/colour/named-colours.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { swatch } from '../../language/colour/swatches.ts';

const pairs = (...names: readonly string[]): readonly PaletteSketch[] =>
  names.map((name) => {
    const [primary = '', secondary = ''] = name.split(' ').map(swatch);
    return { primary, secondary, moods: [] };
  });

const STYLES: Readonly<Record<string, readonly PaletteSketch[]>> = {
  'style:art-deco': pairs('ink brass', 'black brass', 'emerald brass', 'midnight brass', 'bordeaux brass'),
  'style:seventies': pairs('tangerine mahogany', 'terracotta espresso', 'amber mahogany', 'clay amber'),
  'style:western': pairs('mahogany terracotta', 'espresso clay', 'cinnamon espresso', 'bordeaux bronze'),
  'style:bauhaus': pairs('red cobalt', 'cobalt vermilion', 'ink red', 'red ink'),
  'style:swiss': pairs('red ink', 'ink red', 'vermilion black'),
  'style:brutalist': pairs('black vermilion', 'ink red', 'black cobalt'),
  'style:pixel': pairs('violet jade', 'ultramarine pink', 'indigo leaf', 'grape tangerine'),
  'style:mid-century': pairs('teal tangerine', 'petrol terracotta', 'moss amber'),
  'type:typewriter': pairs('ink red', 'black clay', 'graphite terracotta'),
  'type:stencil': pairs('moss tangerine', 'ink vermilion', 'forest amber'),
};

/**
 * The weight of a style's palette. It outweighs the trade's favourite; the colours of the drawn object outweigh it.
 */
const STYLE_WEIGHT = 3.6;
/** The weight for a style that depends on its colours. It outweighs the drawn object as well. */
const STRICT_WEIGHT = 6.4;
const STRICT: readonly string[] = ['art-deco', 'bauhaus', 'swiss', 'brutalist'].map(
  (style) => `style:${style}`,
);

export const offeredByStyle = ({ wishes }: Brief): readonly { sketch: PaletteSketch; weight: number }[] =>
  wishes.flatMap((wish) => {
    const weight = STRICT.includes(wish) ? STRICT_WEIGHT : STYLE_WEIGHT;
    return (STYLES[wish] ?? []).map((sketch, place) => ({ sketch, weight: weight - place * 0.15 }));
  });

const given = (primary: Hex, secondary: Hex): PaletteSketch => ({ primary, secondary, moods: [] });

/** Rose, lilac, sky, mint, peach and violet. Each is as pale as a lead on white may be, and has a paler partner. */
const PASTELS: readonly PaletteSketch[] = [
  given('#CE879A', '#D3D3FE'),
  given('#A792CE', '#B2E5D0'),
  given('#6DA4D3', '#FBC8D4'),
  given('#62B194', '#D3D3FE'),
  given('#D08A78', '#D3D3FE'),
  given('#9897D5', '#FBC8D4'),
];

/** Neon colours glow on a dark board. Everywhere else, readable versions replace them. */
const NEONS: readonly PaletteSketch[] = [
  given('#FF2EA6', '#12062B'),
  given('#2BFF88', '#071A14'),
  given('#22E6FF', '#0A0F2B'),
  given('#C8FF1F', '#12140A'),
  given('#B26BFF', '#0F0726'),
];

/** Palettes of the colour groups that are a set of colours, not only a shift of other colours. */
export const GROUP_PALETTES: Readonly<Partial<Record<ColourGroup, readonly PaletteSketch[]>>> = {
  pastel: PASTELS,
  neon: NEONS,
};
