// Parses a colour phrase: "burgundy", "electric orange", "pale warm grey", "#5B2BE0".

import { NAMED_COLOURS } from './named-colours.ts';
import type { Oklch } from './oklch.ts';
import { oklchOf, parseHex } from './oklch.ts';
import { shadeColour, shadeOfThing } from './shaded-colours.ts';

/** Common words for shades of the closed list of colours. */
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

const MAX_WORDS = 8;

/**
 * Returns the colour of a phrase, or null if it names none. The last colour noun decides, and words before it shift
 * the colour.
 */
export const parseColourWords = (phrase: string): Oklch | null => {
  const exact = parseHex(phrase);
  if (exact !== null) return oklchOf(exact);
  const words = phrase
    .slice(0, 120)
    .toLowerCase()
    .replace(/off[\s-]white/gu, 'off-white')
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '')
    .slice(-MAX_WORDS);
  const wordOf = (word: string): string => ALIASES.get(word) ?? word;
  const at = words.findLastIndex((word) => NAMED_COLOURS.has(wordOf(word)));
  const base = NAMED_COLOURS.get(wordOf(words[at] ?? ''));
  if (base !== undefined) return shadeColour(base, words.slice(0, at + 1)).centre;
  return words.flatMap((word) => shadeOfThing(word) ?? []).at(-1) ?? null;
};
