// Parses a phrase that names a colour, such as "burgundy", "electric orange", "pale warm grey" or "#5B2BE0".

import { NAMED_COLOURS } from './named-colours.ts';
import type { Oklch } from './oklch.ts';
import { oklchOf, parseHex } from './oklch.ts';
import { shadeColour, shadeOfObject } from './shaded-colours.ts';

/** Maps other colour words to the words of NAMED_COLOURS. */
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
 * Returns the colour of a phrase, or null if it names none. The last colour word decides, and the words before it shade
 * that colour: "pale warm grey".
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
  const resolveAlias = (word: string): string => ALIASES.get(word) ?? word;
  const at = words.findLastIndex((word) => NAMED_COLOURS.has(resolveAlias(word)));
  const base = NAMED_COLOURS.get(resolveAlias(words[at] ?? ''));
  if (base !== undefined) return shadeColour(base, words.slice(0, at + 1)).centre;
  return words.flatMap((word) => shadeOfObject(word) ?? []).at(-1) ?? null;
};
