// Writes the word SANDBOX into the drawings of the sandbox. `cutWatermark` cuts slanting lines out of every path, and
// puts the word into them as part of the same paths. Deleting the word then deletes a piece of the logo.
// `addWatermark`, for logos that people look at, removes nothing: the lines are thin painted bands, and the word lies
// over them in translucent grey. Every path is still changed, but without the words a logo with faint lines remains.

import type { Fill } from '../blazon/blazon.ts';
import { doBoxesMeet, boundingBoxOf } from '../geometry/bounds.ts';
import type { Box, Contour, Outline, Point } from '../geometry/outline.ts';
import { splitIntoPieces } from '../geometry/pieces.ts';
import { translationBy, transformOutline, rotationAround } from '../geometry/transform.ts';
import type { Composition } from './composition.ts';
import { cutPiece, cutAway } from './cut-away.ts';
import { WATERMARK_WIDTH, WATERMARK_WORD } from './watermark-letters.ts';

/**
 * The letter height: eight pixels in a logo that is shown 300 wide, the smallest size at which the word is readable.
 */
const LETTER_SHARE = 8 / 300;
/** Measures in letter heights: the cut around a word, the cut between words, and the distance between lines. */
const CUT_HEIGHT_AROUND_WORD = 1.5;
const CUT_HEIGHT_BETWEEN_WORDS = 0.22;
const LINE_SPACING = 9;
const WORD_GAP = 2.5;
/** The slant in degrees, rising to the right: steep enough that a line crosses few letters. */
const SLANT_DEGREES = -33;
/** The share of a watermark word that must lie on ink. */
const MIN_SHARE_ON_INK = 0.6;

export const cutWatermark = (composition: Composition): Composition => {
  const drawn = [...composition.mark, ...composition.wordmark].map((fill) => ({
    fill,
    pieces: splitIntoPieces(fill.outline).flatMap(createPieceWithBox),
  }));
  const box = boundingBoxOf(drawn.flatMap(({ fill }) => fill.outline));
  if (box === null) return composition;
  const letter = Math.max(composition.width, composition.height) * LETTER_SHARE;
  const lines = createLinesOver(box, letter, drawn);
  const cut = drawn.map(({ fill, pieces }, index) => {
    const words = lines.flatMap((line) => line.words.filter((word) => word.carrier === index));
    const rest = cutPiecesByLines(pieces, lines, letter).flatMap((piece) => piece.rest);
    return { ...fill, outline: [...rest, ...words.flatMap((word) => createWordAt(word.middle, letter))] };
  });
  return {
    ...composition,
    mark: cut.slice(0, composition.mark.length),
    wordmark: cut.slice(composition.mark.length),
  };
};

/**
 * Paints bands instead of cuts, with the words over everything. Mark and word get separate ones, because each is also
 * shown alone.
 */
export const addWatermark = (composition: Composition): Composition => {
  const letter = Math.max(composition.width, composition.height) * LETTER_SHARE;
  return {
    ...composition,
    mark: createVeiledGroup(composition.mark, letter),
    wordmark: createVeiledGroup(composition.wordmark, letter),
  };
};

const createVeiledGroup = (fills: readonly Fill[], letter: number): readonly Fill[] => {
  const box = boundingBoxOf(fills.flatMap((fill) => fill.outline));
  const [first] = fills;
  if (box === null || first === undefined) return fills;
  const lines = createLinesOver(box, letter, []);
  const banded = fills.flatMap((fill): Fill[] => {
    const pieces = cutPiecesByLines(splitIntoPieces(fill.outline).flatMap(createPieceWithBox), lines, letter);
    const lost = pieces.flatMap(findLostOutline);
    const rest = { ...fill, outline: pieces.flatMap((piece) => piece.rest) };
    return lost.length === 0 ? [rest] : [rest, { ...fill, outline: lost, veil: 'band' }];
  });
  const words = lines.flatMap(({ through }) => placeWordsOverBox(through, box, letter));
  if (words.length === 0) return banded;
  const outline = words.flatMap((middle) => createWordAt(middle, letter));
  return [...banded, { name: 'watermark', role: first.role, outline, veil: 'word' }];
};

/** Returns the positions of words, evenly spaced along a line through the box. */
const placeWordsOverBox = (through: Point, box: Box, letter: number): Point[] => {
  const [from, to] = lineRangeInsideBox(through, box);
  const word = WATERMARK_WIDTH * letter;
  const length = to - from;
  if (length < word) return [];
  const count = Math.max(1, Math.floor((length + WORD_GAP * letter) / (word + WORD_GAP * letter)));
  return Array.from({ length: count }, (_, index) =>
    pointOnLine(through, from + (length * (index + 0.5)) / count, 0),
  );
};

/** A letter or a part of the mark, cut separately so that an error stays small. */
interface Piece {
  outline: Outline;
  box: Box;
}

const createPieceWithBox = (outline: Outline): Piece[] => {
  const box = boundingBoxOf(outline);
  return box === null ? [] : [{ outline, box }];
};

interface DrawnFillPieces {
  fill: Fill;
  pieces: readonly Piece[];
}

interface WatermarkWord {
  middle: Point;
  /** The position of the word's middle along the line. */
  at: number;
  /** The fill whose path contains the word. */
  carrier: number;
}

interface WatermarkLine {
  through: Point;
  words: readonly WatermarkWord[];
}

const SLANT_RADIANS = (SLANT_DEGREES * Math.PI) / 180;
const ALONG_SLANT: Point = [Math.cos(SLANT_RADIANS), Math.sin(SLANT_RADIANS)];
const ACROSS_SLANT: Point = [-ALONG_SLANT[1], ALONG_SLANT[0]];

const pointOnLine = (through: Point, along: number, across: number): Point => [
  through[0] + ALONG_SLANT[0] * along + ACROSS_SLANT[0] * across,
  through[1] + ALONG_SLANT[1] * along + ACROSS_SLANT[1] * across,
];

const centreOfBox = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/** Returns evenly spaced lines over the box, one of them through the middle. */
const createLinesOver = (box: Box, letter: number, drawn: readonly DrawnFillPieces[]): WatermarkLine[] => {
  const middle = centreOfBox(box);
  const reach = ((box.right - box.left) * ACROSS_SLANT[0] + (box.bottom - box.top) * ACROSS_SLANT[1]) / 2;
  const spacing = LINE_SPACING * letter;
  const each = Math.floor(reach / spacing);
  return Array.from({ length: 2 * each + 1 }, (_, index): WatermarkLine => {
    const through = pointOnLine(middle, 0, (index - each) * spacing);
    return { through, words: placeWordsAlong(through, box, letter, drawn) };
  });
};

/** Returns as many words as fit on ink along the line, within the box of the drawing. */
const placeWordsAlong = (
  through: Point,
  box: Box,
  letter: number,
  drawn: readonly DrawnFillPieces[],
): WatermarkWord[] => {
  const [from, to] = lineRangeInsideBox(through, box);
  const word = WATERMARK_WIDTH * letter;
  const step = word / 4;
  const words: WatermarkWord[] = [];
  for (let at = from + word / 2; at <= to - word / 2; at += step) {
    const last = words.at(-1);
    if (last !== undefined && at - last.at < word + WORD_GAP * letter) continue;
    const carrier = findFillBelowWord(through, at, word, drawn);
    if (carrier !== null) words.push({ middle: pointOnLine(through, at, 0), at, carrier });
  }
  return words;
};

/** Returns the part of the line inside the box, as distances from its point. */
const lineRangeInsideBox = (through: Point, box: Box): [number, number] => {
  const xs = [(box.left - through[0]) / ALONG_SLANT[0], (box.right - through[0]) / ALONG_SLANT[0]];
  const ys = [(box.top - through[1]) / ALONG_SLANT[1], (box.bottom - through[1]) / ALONG_SLANT[1]];
  return [Math.max(Math.min(...xs), Math.min(...ys)), Math.min(Math.max(...xs), Math.max(...ys))];
};

const SAMPLES = 9;

/** Returns the fill with the most ink below the word, or null if there is too little. */
const findFillBelowWord = (
  through: Point,
  at: number,
  word: number,
  drawn: readonly DrawnFillPieces[],
): number | null => {
  const samples = Array.from({ length: SAMPLES }, (_, index) =>
    pointOnLine(through, at + word * ((index + 0.5) / SAMPLES - 0.5), 0),
  );
  const hits = drawn.map(
    ({ pieces }) => samples.filter((point) => pieces.some((piece) => isInsideBox(point, piece.box))).length,
  );
  const all = hits.reduce((sum, count) => sum + count, 0);
  return all >= SAMPLES * MIN_SHARE_ON_INK ? hits.indexOf(Math.max(...hits)) : null;
};

const isInsideBox = ([x, y]: Point, box: Box): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

const createWordAt = (middle: Point, letter: number): Outline => {
  const sized = transformOutline(WATERMARK_WORD, [letter, 0, 0, letter, 0, 0]);
  return transformOutline(
    transformOutline(sized, rotationAround(SLANT_DEGREES, [0, 0])),
    translationBy(middle),
  );
};

/**
 * Of letters too small for a word, every third is cut. That is enough to damage the text, and quick for long lines.
 */
const MAX_SMALL_LETTER_SIZE = 3;
const SMALL_LETTER_CUT_INTERVAL = 3;

/** Cuts each piece along the lines that cross it. A piece that would vanish, such as a dot, stays whole. */
const cutPiecesByLines = (
  pieces: readonly Piece[],
  lines: readonly WatermarkLine[],
  letter: number,
): CutPiece[] => {
  const cut = pieces.map((piece, index) => {
    const small = piece.box.bottom - piece.box.top < MAX_SMALL_LETTER_SIZE * letter;
    if (small && index % SMALL_LETTER_CUT_INTERVAL !== 0)
      return cutPieceByLines(piece, lines.filter(hasWordNearBox(piece.box, letter)), letter);
    return cutPieceByLines(
      piece,
      lines.filter(({ through }) => lineCrossesBox(through, piece.box, letter)),
      letter,
    );
  });
  if (cut.some(({ rest }, index) => rest !== pieces[index]?.outline)) return cut;
  // A fill that no line crosses gets a line of its own, so that every path is changed.
  return pieces.map((piece) => {
    const { box } = piece;
    const thin = Math.min(letter, (box.bottom - box.top) * 0.8, (box.right - box.left) * 0.8);
    return cutPieceByLines(piece, [{ through: centreOfBox(box), words: [] }], thin);
  });
};

/** Whether one of a line's words is on or beside a box, so that the space around it must be cut. */
const hasWordNearBox =
  (box: Box, letter: number) =>
  ({ words }: WatermarkLine): boolean => {
    const reach = (WATERMARK_WIDTH * letter) / 2 + letter;
    return words.some(({ middle: [x, y] }) =>
      doBoxesMeet(box, { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }),
    );
  };

/** Cuts along all lines at once, or one by one if that fails. */
const cutPieceByLines = (
  { outline, box }: Piece,
  lines: readonly WatermarkLine[],
  letter: number,
): CutPiece => {
  if (lines.length === 0) return { outline, rest: outline, cuts: [] };
  const cuts = lines.map((line) => createCutContour(line, box, letter));
  const whole = cutAway(outline, cuts);
  if (whole !== null) return { outline, rest: whole, cuts };
  if (cuts.length === 1) return { outline, rest: outline, cuts: [] };
  let rest = outline;
  const done = cuts.filter((cut) => {
    const less = cutAway(rest, [cut]);
    rest = less ?? rest;
    return less !== null;
  });
  return { outline, rest, cuts: done };
};

/** A piece before and after the cut, and the contours that were cut out. */
interface CutPiece {
  outline: Outline;
  rest: Outline;
  cuts: Outline;
}

const findLostOutline = ({ outline, cuts }: CutPiece): Outline =>
  cuts.length === 0 ? [] : cutPiece(outline, cuts);

const lineCrossesBox = (through: Point, box: Box, letter: number): boolean => {
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  const across = corners.map(
    ([x, y]) => (x - through[0]) * ACROSS_SLANT[0] + (y - through[1]) * ACROSS_SLANT[1],
  );
  const room = (CUT_HEIGHT_AROUND_WORD * letter) / 2;
  return Math.min(...across) < room && Math.max(...across) > -room;
};

/** Returns one contour: a thin cut that widens around each word. */
const createCutContour = ({ through, words }: WatermarkLine, box: Box, letter: number): Contour => {
  const middle = centreOfBox(box);
  const here = (middle[0] - through[0]) * ALONG_SLANT[0] + (middle[1] - through[1]) * ALONG_SLANT[1];
  const reach = box.right - box.left + (box.bottom - box.top);
  const thin = (CUT_HEIGHT_BETWEEN_WORDS * letter) / 2;
  const wide = (CUT_HEIGHT_AROUND_WORD * letter) / 2;
  const half = (WATERMARK_WIDTH * letter) / 2 + (wide - letter / 2);
  const profile: [along: number, across: number][] = [[here - reach, thin]];
  for (const { at } of words) {
    if (Math.abs(at - here) > reach - half) continue;
    profile.push([at - half, thin], [at - half, wide], [at + half, wide], [at + half, thin]);
  }
  profile.push([here + reach, thin]);
  const above = profile.map(([along, across]) => pointOnLine(through, along, -across));
  const below = profile.toReversed().map(([along, across]) => pointOnLine(through, along, across));
  return [...above, ...below].map((at) => ({ at, in: null, out: null }));
};
