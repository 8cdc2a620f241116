import { FONT_FAMILIES } from './font-families.ts';
import { type FontStore, type FontStyle, createFontStore } from './font-store.ts';
import { countKnots } from './glyph-outline.ts';
import { type LetterHeights, measureLetterHeights } from './letter-heights.ts';
import type { Family, Letterer, ShapedText, TextRequest } from './lettering.ts';
import { createRecentlyUsedCache } from '../language/recently-used.ts';
import { scriptOfText } from './script-of-character.ts';
import { prepareText, typesetText } from './shape-text.ts';
import { splitRuns } from './split-runs.ts';
import { findNearestWeight } from './nearest-weight.ts';
import { openUnpacker } from './unpack-woff2.ts';

/** The maximum number of knots in cached words. A design sets dozens of words, and several designs run at once. */
const MAX_KNOTS = 150_000;

/**
 * Opens the letterer. `readFont` returns the bytes of a file such as
 * `@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2`; a file is read when text first needs it.
 */
export const openLetterer = async (readFont: (specifier: string) => Uint8Array): Promise<Letterer> => {
  const store = createFontStore(readFont, await openUnpacker());
  const families = new Map(FONT_FAMILIES.map((family) => [family.name, family]));
  const texts = createRecentlyUsedCache<ShapedText>(MAX_KNOTS);
  const heights = new Map<string, LetterHeights>();

  const familyOf = (name: string): Family => {
    const family = families.get(name);
    if (family === undefined) throw new Error(`There is no family ${name}`);
    return family;
  };

  const heightsOf = (style: FontStyle, text: string): LetterHeights => {
    const key = `${scriptOfText(text)}:${style.family}:${style.weight}:${style.italic}`;
    const known = heights.get(key) ?? measureLetterHeights(store, style, text);
    heights.set(key, known);
    return known;
  };

  return {
    families: FONT_FAMILIES,
    shape(request) {
      const family = familyOf(request.family);
      const style = findAvailableStyle(family, request);
      const key = cacheKeyOf(request, style);
      const known = texts.get(key);
      if (known !== undefined) return known;
      const set = typesetText(request, store, style, family.class === 'script');
      const shaped = { ...set, ...heightsOf(style, prepareText(request.text)) };
      texts.set(key, shaped, 10 + shaped.glyphs.reduce((sum, glyph) => sum + countKnots(glyph.outline), 0));
      return shaped;
    },
    covers(name, text) {
      const family = families.get(name);
      return family !== undefined && findMissingCharacters(store, family, text).length === 0;
    },
  };
};

/** Returns the nearest style that the family has: the nearest weight, and upright if it has no italic. */
const findAvailableStyle = (family: Family, { weight, italic }: TextRequest): FontStyle => ({
  family: family.name,
  weight: findNearestWeight(family.weights, weight),
  italic: italic && family.italic,
});

const cacheKeyOf = ({ text, tracking, locale, vertical }: TextRequest, style: FontStyle): string =>
  JSON.stringify([style.family, style.weight, style.italic, tracking, locale, vertical, text]);

const findMissingCharacters = (store: FontStore, family: Family, text: string): readonly string[] => {
  const style = { family: family.name, weight: family.weights[0] ?? 400, italic: false };
  return splitRuns(prepareText(text), store, style, false).missing;
};
