// Applies touches to a shaped word. A touch is a detail that changes letters: dots in another role, a letter replaced
// by a plain shape, or a letter with a gap cut through it. A plain shape has the stem width, height and overshoot of
// the letter it replaces.

import type { DrawnLetter, LetterCut, Role, Word } from '../language/blazon/blazon.ts';
import { ellipseContour, QUARTER_CIRCLE_HANDLE } from '../language/geometry/arc.ts';
import { subtract } from '../language/geometry/boolean.ts';
import { areaOf, boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Box, Contour, Knot, Outline, Point } from '../language/geometry/outline.ts';
import {
  translationBy,
  reverseContour,
  scalingAround,
  transformOutline,
  rotationAround,
} from '../language/geometry/transform.ts';
import { measureFirstStroke } from './first-stroke.ts';
import type { ShapedGlyph, ShapedText } from './lettering.ts';
import { createWordOutline } from './word-outline.ts';

export interface TouchedPart {
  /** Null means the role of the word. */
  role: Role | null;
  outline: Outline;
}

export interface TouchedText {
  shaped: ShapedText;
  parts: readonly TouchedPart[];
}

type LetterTouches = Pick<Word, 'dots' | 'drawn' | 'cut'>;

/** A word is shaped once but set in many layouts, so its touched forms are cached. */
const cachedTouches = new WeakMap<ShapedText, Map<string, TouchedText>>();

export const applyTouches = (shaped: ShapedText, text: string, touches: LetterTouches): TouchedText => {
  const { dots, drawn, cut } = touches;
  if (dots === undefined && drawn === undefined && cut === undefined)
    return { shaped, parts: [{ role: null, outline: createWordOutline(shaped) }] };
  const key = JSON.stringify([text, dots, drawn, cut]);
  const before = cachedTouches.get(shaped)?.get(key);
  if (before !== undefined) return before;
  const result = touchText(shaped, text.normalize('NFC'), touches);
  cachedTouches.set(shaped, (cachedTouches.get(shaped) ?? new Map<string, TouchedText>()).set(key, result));
  return result;
};

const touchText = (shaped: ShapedText, text: string, { dots, drawn, cut }: LetterTouches): TouchedText => {
  let now = shaped;
  const parts: TouchedPart[] = [];
  if (cut !== undefined) now = cutLetter(now, text, cut);
  if (drawn !== undefined) {
    const result = replaceWithDrawnLetter(now, text, drawn);
    now = result.shaped;
    parts.push(...result.parts);
  }
  if (dots !== undefined) {
    const split = now.glyphs.map((glyph) => splitDots(glyph, text, now));
    const outline = split.flatMap((each) => each.dots);
    if (outline.length > 0) {
      now = { ...now, glyphs: split.map((each) => each.glyph) };
      parts.push({ role: dots, outline });
    }
  }
  return { shaped: now, parts: [{ role: null, outline: createWordOutline(now) }, ...parts] };
};

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Returns the glyph of a character, or undefined if the character has several glyphs or shares one with another. */
const findGlyphAt = (
  { glyphs }: ShapedText,
  text: string,
  at: number,
): { glyph: ShapedGlyph; sign: string } | undefined => {
  const found = [...segmenter.segment(text)][at];
  if (found === undefined) return undefined;
  const own = glyphs.filter(
    ({ cluster }) => cluster >= found.index && cluster < found.index + found.segment.length,
  );
  const next = found.index + found.segment.length;
  const alone = next >= text.length || glyphs.some(({ cluster }) => cluster === next);
  const [glyph] = own;
  return own.length === 1 && glyph !== undefined && alone ? { glyph, sign: found.segment } : undefined;
};

const createPolygonContour = (...points: Point[]): Contour =>
  points.map((at): Knot => ({ at, in: null, out: null }));

// --- dots -----------------------------------------------------------------------------------------------------------

const DOTTED_LETTER = /^[ijіј]$/u;
const ACCENTED_LETTER = /^\p{L}\p{M}+$/u;

/** Arabic letters with dots. */
const DOTTED_ARABIC_LETTER = /^[بتثجخذزشضظغفقنيةپچژ]$/u;
/** A contour smaller than this is a dot or a group of dots; the body of a letter is larger. In em. */
const MAX_DOT_SIZE = { height: 0.24, width: 0.42 } as const;

const isDotSized = (contour: Contour): boolean => {
  const box = boundingBoxOf([contour]);
  return (
    box !== null && box.bottom - box.top < MAX_DOT_SIZE.height && box.right - box.left < MAX_DOT_SIZE.width
  );
};

/**
 * Separates the dots and accents of a glyph from its body. They are the contours above the height of plain letters.
 * Arabic dots may be above or below the body, so they are found by their size.
 */
const splitDots = (
  glyph: ShapedGlyph,
  text: string,
  { capHeight, xHeight }: ShapedText,
): { glyph: ShapedGlyph; dots: Contour[] } => {
  const sign = String.fromCodePoint(text.codePointAt(glyph.cluster) ?? 0x20);
  if (DOTTED_ARABIC_LETTER.test(sign)) {
    const points = glyph.outline.filter(isDotSized);
    const body = glyph.outline.filter((each) => !isDotSized(each));
    return { glyph: { ...glyph, outline: body }, dots: points };
  }
  if (!DOTTED_LETTER.test(sign) && !ACCENTED_LETTER.test(sign.normalize('NFD'))) return { glyph, dots: [] };
  const top = /\p{Lu}/u.test(sign) ? capHeight * 0.98 : xHeight * 0.95;
  const isAbove = (contour: Contour): boolean => (boundingBoxOf([contour])?.bottom ?? 0) <= -top;
  const dots = glyph.outline.filter(isAbove);
  return { glyph: { ...glyph, outline: glyph.outline.filter((each) => !isAbove(each)) }, dots };
};

// --- cut letters ----------------------------------------------------------------------------------------------------

/**
 * The units per em for this operation. The tolerances of the geometry functions suit marks 100 units wide. Letters
 * have finer details, so they are scaled up further.
 */
const FIELD_UNITS_PER_EM = 700;

const cutWithKnife = (outline: Outline, knife: Outline): Outline =>
  transformOutline(
    subtract(
      transformOutline(outline, scalingAround(FIELD_UNITS_PER_EM, FIELD_UNITS_PER_EM, [0, 0])),
      transformOutline(knife, scalingAround(FIELD_UNITS_PER_EM, FIELD_UNITS_PER_EM, [0, 0])),
    ),
    scalingAround(1 / FIELD_UNITS_PER_EM, 1 / FIELD_UNITS_PER_EM, [0, 0]),
  );

const createSlantedBand = (middle: Point, half: number, reach: number, angle: number): Outline =>
  transformOutline(
    [
      createPolygonContour(
        [middle[0] - reach, middle[1] - half],
        [middle[0] + reach, middle[1] - half],
        [middle[0] + reach, middle[1] + half],
        [middle[0] - reach, middle[1] + half],
      ),
    ],
    rotationAround(-angle, middle),
  );

/** A cut that removes more than this share of a letter is not made, because the letter would be unreadable. */
const MAX_CUT_SHARE = 0.3;

const cutLetter = (shaped: ShapedText, text: string, cut: LetterCut): ShapedText => {
  const found = findGlyphAt(shaped, text, cut.at);
  const box = found === undefined ? null : boundingBoxOf(found.glyph.outline);
  if (found === undefined || box === null) return shaped;
  const middle: Point = [(box.left + box.right) / 2, -cut.height * shaped.capHeight];
  const knife = createSlantedBand(
    middle,
    (cut.gap * shaped.capHeight) / 2,
    box.right - box.left + 2,
    cut.angle,
  );
  const outline = cutWithKnife(found.glyph.outline, knife);
  const left = areaOf(outline) / areaOf(found.glyph.outline);
  if (!(left < 1 && left > 1 - MAX_CUT_SHARE)) return shaped;
  return replaceGlyph(shaped, found.glyph, outline, 0);
};

/** Replaces the outline of a glyph. The glyph becomes wider by `wider`, and the glyphs after it move. */
const replaceGlyph = (
  shaped: ShapedText,
  glyph: ShapedGlyph,
  outline: Outline,
  wider: number,
): ShapedText => ({
  ...shaped,
  advance: shaped.advance + wider,
  glyphs: shaped.glyphs.map((each) => {
    if (each === glyph) return { ...each, outline, advance: each.advance + wider };
    if (wider === 0 || each.x <= glyph.x) return each;
    return { ...each, x: each.x + wider, outline: transformOutline(each.outline, translationBy([wider, 0])) };
  }),
});

// --- drawn letters --------------------------------------------------------------------------------------------------

/** The letters that each shape can replace. Other characters stay unchanged. */
const REPLACEABLE_LETTERS: Readonly<Record<DrawnLetter['shape'], RegExp>> = {
  ring: /^[oOοΟоО0]$/u,
  halves: /^[oOοΟоО0]$/u,
  disc: /^[oOοΟоО0.]$/u,
  triangle: /^[AΑАΔΛ]$/u,
  arch: /^[nп]$/u,
};

const replaceWithDrawnLetter = (
  shaped: ShapedText,
  text: string,
  { at, shape, role = 'accent' }: DrawnLetter,
): { shaped: ShapedText; parts: TouchedPart[] } => {
  const found = findGlyphAt(shaped, text, at);
  const box = found === undefined ? null : boundingBoxOf(found.glyph.outline);
  if (found === undefined || box === null || !REPLACEABLE_LETTERS[shape].test(found.sign))
    return { shaped, parts: [] };
  const stem = measureFirstStroke(
    found.glyph.outline,
    (box.top + box.bottom) / 2 + (shape === 'arch' ? 0.1 : 0),
  );
  const { outline, second, width } = createLetterShape(shape, box, stem);
  const wider = width - (box.right - box.left);
  if (shape === 'halves')
    return {
      shaped: replaceGlyph(shaped, found.glyph, outline, wider),
      parts: [{ role, outline: second }],
    };
  // The shape has its own role, so the letter is removed from the outline of the word.
  return { shaped: replaceGlyph(shaped, found.glyph, [], wider), parts: [{ role, outline }] };
};

interface LetterShape {
  outline: Outline;
  /** The second half of `halves`. Empty for other shapes. */
  second: Outline;
  width: number;
}

/** The width of the gap between the two halves of a ring, relative to its height. */
const SEAM_WIDTH = 0.07;
/** The angle of that gap from the horizontal. */
const SLANT_DEGREES = 62;

const createLetterShape = (shape: DrawnLetter['shape'], box: Box, stem: number): LetterShape => {
  const height = box.bottom - box.top;
  const wide = box.right - box.left;
  const middle: Point = [box.left + height / 2, (box.top + box.bottom) / 2];
  switch (shape) {
    case 'disc':
      return { outline: [ellipseContour(middle, height / 2, height / 2)], second: [], width: height };
    case 'ring':
      return { outline: createRing(middle, height / 2, stem), second: [], width: height };
    case 'halves': {
      const whole = createRing(middle, height / 2, stem);
      const reach = height * 2;
      const side = (sign: 1 | -1): Outline =>
        transformOutline(
          [
            createPolygonContour(
              [middle[0] - reach, middle[1] - sign * height * (SEAM_WIDTH / 2)],
              [middle[0] + reach, middle[1] - sign * height * (SEAM_WIDTH / 2)],
              [middle[0] + reach, middle[1] + sign * reach],
              [middle[0] - reach, middle[1] + sign * reach],
            ),
          ],
          rotationAround(-SLANT_DEGREES, middle),
        );
      return { outline: cutWithKnife(whole, side(1)), second: cutWithKnife(whole, side(-1)), width: height };
    }
    case 'triangle': {
      const apex: Point = [(box.left + box.right) / 2, box.top - height * 0.02];
      return {
        outline: [createPolygonContour(apex, [box.right, box.bottom], [box.left, box.bottom])],
        second: [],
        width: wide,
      };
    }
    case 'arch':
      return { outline: [createArch(box, stem)], second: [], width: wide };
  }
};

const createRing = (middle: Point, radius: number, stem: number): Outline => {
  // The stroke is a little thinner than the stem, because a circle looks heavier than the sides of an oval.
  const inner = Math.max(radius * 0.3, radius - stem * 0.93);
  return [ellipseContour(middle, radius, radius), reverseContour(ellipseContour(middle, inner, inner))];
};

/** Draws an arch, as in the letter n: two legs below a round top, all of one stroke width. */
const createArch = (box: Box, stem: number): Contour => {
  const { left, right, top, bottom } = box;
  const rx = (right - left) / 2;
  const ry = Math.min(rx, (bottom - top) * 0.7);
  const x = left + rx;
  const [ix, iy] = [rx - stem, ry - stem];
  const spring = top + ry;
  return [
    { at: [left, bottom], in: null, out: null },
    { at: [left, spring], in: null, out: [left, spring - ry * QUARTER_CIRCLE_HANDLE] },
    { at: [x, top], in: [x - rx * QUARTER_CIRCLE_HANDLE, top], out: [x + rx * QUARTER_CIRCLE_HANDLE, top] },
    { at: [right, spring], in: [right, spring - ry * QUARTER_CIRCLE_HANDLE], out: null },
    { at: [right, bottom], in: null, out: null },
    { at: [right - stem, bottom], in: null, out: null },
    { at: [right - stem, spring], in: null, out: [right - stem, spring - iy * QUARTER_CIRCLE_HANDLE] },
    {
      at: [x, top + stem],
      in: [x + ix * QUARTER_CIRCLE_HANDLE, top + stem],
      out: [x - ix * QUARTER_CIRCLE_HANDLE, top + stem],
    },
    { at: [left + stem, spring], in: [left + stem, spring - iy * QUARTER_CIRCLE_HANDLE], out: null },
    { at: [left + stem, bottom], in: null, out: null },
  ];
};
