// Shapes text as outlines, in another family if the wanted one lacks characters.

import type { Outline, Point } from '../../language/geometry/outline.ts';
import { transformOutline } from '../../language/geometry/transform.ts';
import type { Letterer, TextRequest } from '../../type/lettering.ts';

export interface Face {
  family: string;
  weight: number;
  tracking?: number;
}

export interface Shaper {
  /** Returns the wanted face if it has all characters, otherwise the fallback that lacks the fewest. */
  faceFor(text: string, wanted: Face): Face;
  /** Width in multiples of the font size. */
  advance(text: string, face: Face): number;
  outline(text: string, at: Point, size: number, face: Face): Outline;
}

const FALLBACK_FAMILIES = [
  'Inter',
  'Noto Sans JP',
  'Noto Sans SC',
  'Noto Sans TC',
  'Noto Sans KR',
  'Cairo',
  'Heebo',
  'Anek Devanagari',
  'Noto Sans Thai',
  'Noto Sans Armenian',
  'Noto Sans Georgian',
  'Noto Sans Bengali',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Ethiopic',
];

export function openShaper(letterer: Letterer, locale: string): Shaper {
  const available = new Set(letterer.families.map(({ name }) => name));
  const others = FALLBACK_FAMILIES.filter((family) => available.has(family));
  const shape = (text: string, { family, weight, tracking = 0 }: Face) => {
    const request: TextRequest = { text, family, weight, tracking, locale, italic: false, vertical: false };
    return letterer.shape(request);
  };
  return {
    faceFor(text, wanted) {
      if (letterer.covers(wanted.family, text)) return wanted;
      const [best] = others
        .map((family) => ({ family, missing: shape(text, { family, weight: 400 }).missing.length }))
        .sort((one, other) => one.missing - other.missing);
      return best === undefined ? wanted : { family: best.family, weight: wanted.weight };
    },
    advance: (text, face) => shape(text, face).advance,
    outline: (text, [x, y], size, face) =>
      transformOutline(
        shape(text, face).glyphs.flatMap((glyph) => glyph.outline),
        [size, 0, 0, size, x, y],
      ),
  };
}
