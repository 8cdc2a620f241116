// Opens a font file when a character first needs it, and drops the least recently used files.

import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { FONT_SOURCES, type FontSource, fileSpecifier, rangesSpecifier } from './font-files.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { countKnots, convertToOutline } from './glyph-outline.ts';
import { createRecentlyUsedCache } from '../language/recently-used.ts';
import { readSubsets, type Subsets, findSubsetsWith } from './subset-ranges.ts';
import { uniteOverlaps } from './unite-contours.ts';

/** One font file at one weight. */
export interface OpenedFont {
  /** Fonts with equal ids have the same glyphs. */
  id: string;
  font: Font;
  unitsPerEm: number;
}

export interface FontStyle {
  family: string;
  weight: number;
  italic: boolean;
}

export interface FontStore {
  /** Returns the font of this style that has the code point, or null if none has it. */
  fontWith(style: FontStyle, character: number): OpenedFont | null;
  /** Returns the outline of a glyph in em, without overlaps, relative to the glyph's origin. */
  outlineOf(font: OpenedFont, glyph: number): Outline;
}

/** The maximum size of all open font files, in unpacked bytes. All Latin families together need about half of it. */
const MAX_BYTES = 24_000_000;
/** The maximum number of knots in the cached glyph outlines. A knot takes about 200 bytes. */
const MAX_KNOTS = 150_000;

interface OpenedFace {
  face: Face;
  fonts: Map<string, OpenedFont>;
}

export const createFontStore = (
  readFont: (specifier: string) => Uint8Array,
  unpack: (woff2: Uint8Array) => Uint8Array,
): FontStore => {
  const subsets = new Map<string, Subsets>();
  const faces = createRecentlyUsedCache<OpenedFace>(MAX_BYTES);
  const outlines = createRecentlyUsedCache<Outline>(MAX_KNOTS);

  const subsetsOf = (source: FontSource): Subsets => {
    const known = subsets.get(source.package);
    if (known !== undefined) return known;
    const read = readSubsets(readFont(rangesSpecifier(source)));
    subsets.set(source.package, read);
    return read;
  };

  const faceOf = (specifier: string): OpenedFace => {
    const known = faces.get(specifier);
    if (known !== undefined) return known;
    const bytes = unpack(readFont(specifier));
    const opened: OpenedFace = { face: new Face(new Blob(bytes)), fonts: new Map() };
    faces.set(specifier, opened, bytes.length);
    return opened;
  };

  const fontOf = (source: FontSource, subset: string, { family, weight, italic }: FontStyle): OpenedFont => {
    const specifier = fileSpecifier(source, subset, weight, italic);
    const opened = faceOf(specifier);
    // The id contains the family, because two families may use the same file with different values of its axes.
    const id = `${family}:${specifier}:${weight}`;
    const known = opened.fonts.get(id);
    if (known !== undefined) return known;
    const font = new Font(opened.face);
    if (source.varies !== null) font.setVariations(createVariations(source, weight));
    const made = { id, font, unitsPerEm: opened.face.upem };
    opened.fonts.set(id, made);
    return made;
  };

  return {
    fontWith(style, character) {
      const source = FONT_SOURCES[style.family];
      if (source === undefined) throw new Error(`No font files are listed for ${style.family}`);
      for (const subset of findSubsetsWith(subsetsOf(source), character)) {
        const font = fontOf(source, subset, style);
        if ((font.font.nominalGlyph(character) ?? 0) !== 0) return font;
      }
      return null;
    },
    outlineOf(font, glyph) {
      const key = `${font.id}/${glyph}`;
      const known = outlines.get(key);
      if (known !== undefined) return known;
      const outline = uniteOverlaps(convertToOutline(font.font.glyphToJson(glyph), font.unitsPerEm));
      outlines.set(key, outline, 1 + countKnots(outline));
      return outline;
    },
  };
};

const createVariations = (source: FontSource, weight: number): Variation[] => [
  new Variation('wght', weight),
  ...Object.entries(source.axes).map(([tag, value]) => new Variation(tag, value)),
];
