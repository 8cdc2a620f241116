// Sets text on a page. Text in the house typeface stays text, so that readers can select and copy it. Text in any other
// typeface becomes outlines, so that no other font has to be embedded in the document.

import type { Hex } from '../../language/colour/palette.ts';
import type { Outline, Point } from '../../language/geometry/outline.ts';
import type { Letterer } from '../../type/lettering.ts';
import { isRightToLeft, scriptOfText } from '../../type/script-of-character.ts';
import { breakIntoLines } from './break-text.ts';
import type { Area, PageItem } from './page.ts';
import { type Face, openShaper, type Shaper } from './shaper.ts';

/** The typeface of the guidelines' own text. */
export const HOUSE_FACE = {
  family: 'Instrument Sans',
  weight: 400,
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

/** Characters that the file of the house typeface certainly contains. */
const LIVE_TEXT_CHARACTERS =
  /^[\u0020-\u007E\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA\u00BB\u00BF-\u00FF\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2122\u20AC]*$/;

export interface Typesetter {
  /** Sets one line. Text wider than `maxWidth` is shortened with an ellipsis. */
  setLine(text: string, at: Point, size: number, colour: Hex, options?: LineOptions): PageItem[];
  /** Sets lines from the top of the area; if not all fit, the last one ends in an ellipsis. */
  setParagraph(text: string, area: Area, setting: ParagraphSetting): TypesetParagraph;
  /** Sets a paragraph in the first of `sizes`, largest first, at which it fits. If none fits, it uses the last. */
  setToFit(
    text: string,
    area: Area,
    sizes: readonly number[],
    setting: Omit<ParagraphSetting, 'size'>,
  ): TypesetParagraph;
  /** Sets one line as outlines. Text wider than `maxWidth` is made smaller. */
  setAsOutlines(text: string, at: Point, size: number, colour: Hex, options: DrawnLineOptions): PageItem[];
  /** Returns the outline of one line; `at` is the start of its baseline. */
  createOutline(text: string, at: Point, size: number, face: Face): Outline;
}

export interface TypesetParagraph {
  items: PageItem[];
  /** The height of all lines, including those that did not fit. */
  height: number;
}

export interface LineOptions {
  maxWidth?: number;
  align?: 'left' | 'centre' | 'right';
}

export interface DrawnLineOptions extends LineOptions {
  face: Face;
}

export interface ParagraphSetting {
  size: number;
  colour: Hex;
  /** The line height in multiples of the font size. */
  leading?: number;
  face?: Face;
}

/** Replaces control characters and line breaks by spaces. */
const removeControlCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();

export function openTypesetter(letterer: Letterer, locale: string): Typesetter {
  const shaper = openShaper(letterer, locale);
  const paragraph = (text: string, area: Area, setting: ParagraphSetting): TypesetParagraph =>
    typesetParagraph(shaper, removeControlCharacters(text), area, setting);
  return {
    setLine(given, at, size, colour, { maxWidth = Infinity, align } = {}) {
      const text = removeControlCharacters(given);
      const face = shaper.faceFor(text, HOUSE_FACE);
      const shown = clipText(shaper, text, maxWidth / size, face);
      const width = shaper.advance(shown, face) * size;
      return typesetLine(shaper, shown, alignPoint(at, width, align), size, colour, face);
    },
    setParagraph: paragraph,
    setToFit(text, area, sizes, setting) {
      for (const size of sizes) {
        const result = paragraph(text, { ...area, height: Infinity }, { ...setting, size });
        if (result.height <= area.height) return result;
      }
      return paragraph(text, area, { ...setting, size: sizes.at(-1) ?? 8 });
    },
    setAsOutlines(given, at, size, colour, { face, maxWidth = Infinity, align }) {
      const text = removeControlCharacters(given);
      const inFace = shaper.faceFor(text, face);
      const width = shaper.advance(text, inFace) * size;
      const fit = width > maxWidth ? (size * maxWidth) / width : size;
      const from = alignPoint(at, Math.min(width, maxWidth), align);
      return [{ kind: 'fill', outline: shaper.outline(text, from, fit, inFace), colour }];
    },
    createOutline: (text, at, size, face) => shaper.outline(text, at, size, shaper.faceFor(text, face)),
  };
}

function typesetLine(
  shaper: Shaper,
  text: string,
  at: Point,
  size: number,
  colour: Hex,
  face: Face,
): PageItem[] {
  if (text === '') return [];
  if (face.family === HOUSE_FACE.family && LIVE_TEXT_CHARACTERS.test(text))
    return [{ kind: 'text', at, size, colour, text, width: shaper.advance(text, HOUSE_FACE) * size }];
  return [{ kind: 'fill', outline: shaper.outline(text, at, size, face), colour }];
}

/** Shortens the text with an ellipsis to `maxWidth`, in multiples of the font size. */
function clipText({ advance }: Shaper, text: string, maxWidth: number, face: Face): string {
  if (advance(text, face) <= maxWidth) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && advance(`${letters.join('').trimEnd()}…`, face) > maxWidth) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function alignPoint([x, y]: Point, width: number, align: LineOptions['align'] = 'left'): Point {
  return [x - { left: 0, centre: width / 2, right: width }[align], y];
}

/** The distance from the top of a paragraph to its first baseline, in multiples of the font size. */
const ASCENT_SHARE = 0.95;

function typesetParagraph(
  shaper: Shaper,
  text: string,
  area: Area,
  { size, colour, leading = 1.5, face = HOUSE_FACE }: ParagraphSetting,
): TypesetParagraph {
  const inFace = shaper.faceFor(text, face);
  const advance = (piece: string): number => shaper.advance(piece, inFace);
  const lines = breakIntoLines(text, area.width / size, advance);
  const lineHeight = size * leading;
  const maxLines = Math.max(1, Math.floor((area.height - size) / lineHeight) + 1);
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines)
    shown[shown.length - 1] = clipText(shaper, `${shown.at(-1) ?? ''} …`, area.width / size, inFace);
  const rightToLeft = isRightToLeft(scriptOfText(text));
  const items = shown.flatMap((line, index) => {
    const x = rightToLeft ? area.x + area.width - advance(line) * size : area.x;
    return typesetLine(
      shaper,
      line,
      [x, area.y + size * ASCENT_SHARE + index * lineHeight],
      size,
      colour,
      inFace,
    );
  });
  return { items, height: lines.length === 0 ? 0 : (lines.length - 1) * lineHeight + size };
}
