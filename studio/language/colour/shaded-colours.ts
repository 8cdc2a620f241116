// Applies shade words to colour words. A shade word shifts the colour ("pale green") or names a thing whose colour is
// meant ("bottle green").

import type { ColourGroup, NamedColour } from './named-colours.ts';
import { NAMED_COLOURS } from './named-colours.ts';
import type { Oklch } from './oklch.ts';
import { hueDistance, maxChroma, normaliseDegrees } from './oklch.ts';

type ColourShift = (colour: Oklch) => Oklch;

const clampBetween = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

const deepen: ColourShift = ({ l, c, h }) => ({
  l: clampBetween(l - 0.14, 0.2, 0.42),
  c: Math.min(c, 0.14),
  h,
});
const makePaler: ColourShift = ({ l, c, h }) => ({ l: clampBetween(l + 0.16, 0.7, 0.92), c: c * 0.65, h });
const brighten: ColourShift = ({ l, c, h }) => {
  if (c < 0.03) return { l: Math.min(1, l + 0.08), c, h };
  const light = clampBetween(l + 0.03, 0.5, 0.86);
  return { l: light, c: Math.min(0.29, maxChroma(light, h)), h };
};
const mute: ColourShift = ({ l, c, h }) => ({
  l: clampBetween(l, 0.36, 0.78),
  c: Math.min(c * 0.55, 0.085),
  h,
});
/** Returns the strongest displayable tone of a hue. All yellows become the same neon yellow. */
const intensify: ColourShift = ({ l, c, h }) => {
  if (c < 0.03) return { l: 0.82, c, h };
  if (h > 75 && h < 125) return { l: 0.93, c: 0.21, h: 113 };
  const lights = Array.from({ length: 18 }, (_, step) => 0.5 + step * 0.025);
  const light = lights.reduce((best, each) => (maxChroma(each, h) > maxChroma(best, h) ? each : best), l);
  return { l: light, c: maxChroma(light, h), h };
};
const makePastel: ColourShift = ({ c, h }) => ({ l: 0.84, c: Math.min(c, 0.075), h });
const createTintShift =
  (hue: number): ColourShift =>
  ({ l, c, h }) =>
    c < 0.03 ? { l, c: 0.014, h: hue } : { l, c, h };

/** Returns the strongest displayable tone, for yellows and greens a very light one. Yellows shift towards green. */
const makeAcid: ColourShift = ({ c, h }) => {
  if (c < 0.03) return { l: 0.93, c: 0.21, h: 116 };
  const hue = h > 70 && h < 118 ? 115 : h;
  const light = h > 70 && h < 150 ? 0.93 : 0.7;
  return { l: light, c: maxChroma(light, hue), h: hue };
};

/** How each shade word shifts the colour that follows it. */
const SHIFT_BY_SHADE_WORD: ReadonlyMap<string, ColourShift> = new Map(
  Object.entries<ColourShift>({
    dark: deepen,
    deep: deepen,
    rich: ({ l, c, h }) => ({ l: l - 0.05, c: Math.min(maxChroma(l - 0.05, h), c * 1.1), h }),
    light: makePaler,
    pale: makePaler,
    baby: makePaler,
    soft: makePastel,
    pastel: makePastel,
    bright: brighten,
    vivid: brighten,
    hot: brighten,
    signal: brighten,
    strong: brighten,
    electric: intensify,
    neon: intensify,
    fluorescent: intensify,
    acid: makeAcid,
    muted: mute,
    dusty: mute,
    dull: mute,
    faded: mute,
    warm: createTintShift(65),
    cool: createTintShift(250),
  }),
);

export const isShadeWord = (word: string): boolean => SHIFT_BY_SHADE_WORD.has(word);

/** Things whose names describe a colour, each with its lightness, chroma and hue. */
const OBJECT_COLOURS: ReadonlyMap<string, readonly [number, number, number]> = new Map(
  Object.entries<readonly [number, number, number]>({
    pistachio: [0.79, 0.1, 122],
    bottle: [0.33, 0.07, 155],
    forest: [0.37, 0.09, 148],
    racing: [0.34, 0.08, 155],
    emerald: [0.55, 0.14, 158],
    jade: [0.6, 0.12, 162],
    moss: [0.47, 0.08, 125],
    apple: [0.66, 0.18, 132],
    grass: [0.58, 0.17, 143],
    pine: [0.36, 0.07, 156],
    fern: [0.5, 0.1, 142],
    avocado: [0.55, 0.1, 122],
    cobalt: [0.43, 0.19, 262],
    royal: [0.45, 0.2, 264],
    ultramarine: [0.4, 0.22, 267],
    sapphire: [0.4, 0.16, 262],
    cornflower: [0.64, 0.13, 264],
    denim: [0.45, 0.08, 254],
    cerulean: [0.6, 0.13, 238],
    steel: [0.54, 0.05, 245],
    ocean: [0.46, 0.1, 236],
    'sea-green': [0.53, 0.095, 172],
    midnight: [0.25, 0.08, 268],
    powder: [0.8, 0.055, 242],
    'duck-egg': [0.85, 0.045, 205],
    periwinkle: [0.68, 0.11, 280],
    ice: [0.88, 0.04, 225],
    brick: [0.46, 0.14, 32],
    scarlet: [0.58, 0.22, 31],
    crimson: [0.5, 0.2, 19],
    ruby: [0.45, 0.18, 16],
    cherry: [0.48, 0.2, 21],
    vermilion: [0.61, 0.21, 35],
    tomato: [0.61, 0.2, 32],
    raspberry: [0.5, 0.2, 6],
    tangerine: [0.7, 0.18, 55],
    burnt: [0.57, 0.15, 46],
    amber: [0.76, 0.16, 72],
    saffron: [0.78, 0.16, 75],
    marigold: [0.77, 0.165, 76],
    pumpkin: [0.66, 0.17, 50],
    apricot: [0.78, 0.12, 62],
    lemon: [0.92, 0.18, 107],
    butter: [0.91, 0.09, 95],
    canary: [0.9, 0.17, 100],
    primrose: [0.92, 0.09, 102],
    honey: [0.75, 0.14, 78],
    straw: [0.86, 0.09, 95],
    sunflower: [0.83, 0.17, 86],
    aubergine: [0.32, 0.09, 330],
    plum: [0.4, 0.12, 334],
    amethyst: [0.56, 0.17, 305],
    grape: [0.42, 0.15, 310],
    mulberry: [0.4, 0.13, 350],
    violet: [0.5, 0.22, 290],
    blush: [0.83, 0.065, 16],
    rose: [0.64, 0.16, 9],
    salmon: [0.73, 0.13, 27],
    bubblegum: [0.75, 0.14, 351],
    fuchsia: [0.6, 0.26, 340],
    flamingo: [0.73, 0.14, 12],
    chocolate: [0.32, 0.06, 50],
    chestnut: [0.42, 0.09, 43],
    tan: [0.66, 0.07, 68],
    caramel: [0.6, 0.1, 62],
    walnut: [0.4, 0.06, 55],
    mahogany: [0.36, 0.09, 30],
    coffee: [0.35, 0.05, 55],
    slate: [0.46, 0.026, 250],
    stone: [0.7, 0.014, 80],
    dove: [0.7, 0.01, 250],
    taupe: [0.62, 0.025, 65],
    khaki: [0.66, 0.06, 100],
    camel: [0.66, 0.08, 68],
    champagne: [0.84, 0.055, 84],
  }),
);

/**
 * The colour of a thing applies to a colour word only if their hues differ by at most this many degrees. "Royal blue"
 * is the blue listed for `royal`; "royal red" is not.
 */
const MAX_SAME_COLOUR_DEGREES = 48;
/** Colour words that already contain a shade. "Dark navy" is not darkened again. */
const WORDS_INCLUDING_SHADE = new Set([
  'navy',
  'burgundy',
  'mint',
  'lavender',
  'charcoal',
  'black',
  'white',
  'cream',
]);

/** The maximum chroma that a thing gives to a grey: slate grey is still a grey. */
const MAX_GREY_CHROMA = 0.026;
/** How far a colour may differ from a shaded one and still match it. */
const SHADE_TOLERANCE = { l: 0.05, c: 0.025, h: 6 };

export const shadeOfObject = (word: string): Oklch | null => {
  const thing = OBJECT_COLOURS.get(word);
  return thing === undefined ? null : { l: thing[0], c: thing[1], h: thing[2] };
};

/** Whether a colour is a pale tint, such as blush, powder or ice, for which a darker tone may be used on white. */
const isTint = ({ l, c, h }: Oklch): boolean => l > 0.7 && c < 0.1 && !(h > 60 && h < 138);

/** Returns a named colour shaded by the words around it, with a narrow range. Unknown words are ignored. */
export const shadeColour = (colour: NamedColour, shadeWords: readonly string[]): NamedColour => {
  const thingColours = shadeWords.flatMap((word) => shadeOfObject(word) ?? []);
  const thing = thingColours.find(
    ({ c, h }) =>
      colour.centre.c < 0.04 || c < 0.04 || hueDistance(h, colour.centre.h) <= MAX_SAME_COLOUR_DEGREES,
  );
  const shifts = shadeWords.flatMap((word) => SHIFT_BY_SHADE_WORD.get(word) ?? []);
  if (thing === undefined && shifts.length === 0) return colour;
  const grey = colour.centre.c < 0.04;
  const thingColour =
    thing === undefined || !grey ? thing : { ...thing, c: Math.min(thing.c, MAX_GREY_CHROMA) };
  const centre = shifts.reduceRight((shifted, shift) => shift(shifted), thingColour ?? colour.centre);
  return {
    word: colour.word,
    centre,
    l: [
      isTint(centre) ? Math.min(colour.l[0], centre.l) : centre.l - SHADE_TOLERANCE.l,
      centre.l + SHADE_TOLERANCE.l,
    ],
    c: [Math.max(0, centre.c - SHADE_TOLERANCE.c), centre.c + SHADE_TOLERANCE.c],
    h: grey
      ? colour.h
      : [normaliseDegrees(centre.h - SHADE_TOLERANCE.h), normaliseDegrees(centre.h + SHADE_TOLERANCE.h)],
  };
};

const GROUP_SHADES: readonly ColourGroup[] = ['pastel', 'neon', 'bright', 'dark', 'muted'];

/**
 * Returns the named colours with their shades. `shades` lists the shade words of each colour. A group word that belongs
 * to no single colour applies to all: "muted tones of green and blue" mutes both colours.
 */
export const shadeNamedColours = (
  words: readonly string[],
  shades: Readonly<Record<string, readonly string[]>>,
): NamedColour[] => {
  const shadesOfOneColour = new Set(Object.values(shades).flat());
  const shadesOfAll = GROUP_SHADES.filter((group) => {
    const taken = group === 'neon' ? shadesOfOneColour.has('electric') : shadesOfOneColour.has(group);
    return words.includes(group) && !taken;
  });
  return words.flatMap((word) => {
    const colour = NAMED_COLOURS.get(word);
    const all = [...(shades[word] ?? []), ...shadesOfAll];
    const applied = WORDS_INCLUDING_SHADE.has(word) ? all.filter((each) => !isShadeWord(each)) : all;
    return colour === undefined ? [] : shadeColour(colour, applied);
  });
};
