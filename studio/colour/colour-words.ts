// A colour as somebody says it: "burgundy", "electric orange", "pale warm grey", "#5B2BE0".

import { NAMED_COLOURS } from './named-colours.ts';
import type { Oklch } from './oklch.ts';
import { mostChroma, oklchOf, parseHex } from './oklch.ts';

type Shift = (colour: Oklch) => Oklch;

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const deeper: Shift = ({ l, c, h }) => ({ l: between(l - 0.14, 0.2, 0.42), c: Math.min(c, 0.14), h });
const paler: Shift = ({ l, c, h }) => ({ l: between(l + 0.16, 0.7, 0.92), c: c * 0.65, h });
const brighter: Shift = ({ l, c, h }) => {
  if (c < 0.03) return { l: Math.min(1, l + 0.08), c, h };
  const light = between(l + 0.03, 0.5, 0.86);
  return { l: light, c: Math.min(0.29, mostChroma(light, h)), h };
};
const quieter: Shift = ({ l, c, h }) => ({ l: between(l, 0.36, 0.78), c: Math.min(c * 0.55, 0.085), h });
const sharper: Shift = ({ c, h }) => {
  const warm = h > 20 && h < 75;
  const light = warm ? 0.68 : 0.82;
  return c < 0.03 ? { l: light, c, h } : { l: light, c: mostChroma(light, h), h };
};
const pastel: Shift = ({ c, h }) => ({ l: 0.84, c: Math.min(c, 0.075), h });
const tinted =
  (hue: number): Shift =>
  ({ l, c, h }) =>
    c < 0.03 ? { l, c: 0.014, h: hue } : { l, c, h };

/** Acid is a greenish yellow or a yellowish green, at the edge of what a screen shows. */
const acid: Shift = ({ c, h }) => {
  if (c < 0.03) return { l: 0.93, c: 0.21, h: 116 };
  const hue = h > 70 && h < 118 ? 115 : h;
  const light = h > 70 && h < 150 ? 0.93 : 0.7;
  return { l: light, c: mostChroma(light, hue), h: hue };
};

const MODIFIERS: ReadonlyMap<string, Shift> = new Map(
  Object.entries<Shift>({
    dark: deeper,
    deep: deeper,
    midnight: deeper,
    rich: ({ l, c, h }) => ({ l: l - 0.05, c: Math.min(mostChroma(l - 0.05, h), c * 1.1), h }),
    light: paler,
    pale: paler,
    baby: paler,
    soft: pastel,
    pastel,
    bright: brighter,
    vivid: brighter,
    hot: brighter,
    signal: brighter,
    strong: brighter,
    electric: sharper,
    neon: sharper,
    fluorescent: sharper,
    acid,
    muted: quieter,
    dusty: quieter,
    dull: quieter,
    faded: quieter,
    warm: tinted(65),
    cool: tinted(250),
  }),
);

/** Words that people use for shades of the closed list. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gray: 'grey',
    golden: 'gold',
    violet: 'purple',
    lilac: 'lavender',
    ivory: 'cream',
    'off-white': 'cream',
    offwhite: 'cream',
    bone: 'cream',
    sand: 'beige',
    anthracite: 'charcoal',
    graphite: 'charcoal',
    maroon: 'burgundy',
    oxblood: 'burgundy',
    bordeaux: 'burgundy',
    wine: 'burgundy',
    crimson: 'red',
    scarlet: 'red',
    vermilion: 'red',
    aqua: 'turquoise',
    cyan: 'turquoise',
    azure: 'sky',
    cobalt: 'blue',
    ultramarine: 'indigo',
    amber: 'mustard',
    emerald: 'green',
    rose: 'pink',
    fuchsia: 'magenta',
    salmon: 'coral',
    apricot: 'peach',
    chocolate: 'brown',
  }),
);

const MOST_WORDS = 8;

/** The last colour noun leads, what stands before it shifts it. Null when no colour is named. */
export const colourOfWords = (phrase: string): Oklch | null => {
  const exact = parseHex(phrase);
  if (exact !== null) return oklchOf(exact);
  const words = phrase
    .slice(0, 120)
    .toLowerCase()
    .replace(/off[\s-]white/gu, 'off-white')
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '')
    .slice(-MOST_WORDS);
  const wordOf = (word: string): string => ALIASES.get(word) ?? word;
  const at = words.findLastIndex((word) => NAMED_COLOURS.has(wordOf(word)));
  const base = NAMED_COLOURS.get(wordOf(words[at] ?? ''));
  if (base === undefined) return null;
  return words
    .slice(0, at)
    .reduceRight((colour, word) => MODIFIERS.get(word)?.(colour) ?? colour, base.centre);
};
