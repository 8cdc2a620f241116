// Marks the drawings of the sandbox with the word SANDBOX along slanting lines.
//
// `cutWatermark` cuts the lines out of every path and writes the words in these gaps, as part of the same paths, so
// that deleting the words deletes a piece of the logo. `addWatermark`, for logos that people look at, cuts nothing
// away: the lines are translucent bands, and the words lie over them in translucent grey.

import type { Fill } from '../blazon/blazon.ts';
import { doBoxesMeet, boundingBoxOf } from '../geometry/bounds.ts';
import type { Box, Contour, Outline, Point } from '../geometry/outline.ts';
import { splitIntoPieces } from '../geometry/pieces.ts';
import { translationBy, transformOutline, rotationAround } from '../geometry/transform.ts';
import type { Composition } from './composition.ts';
import { findCutPart, cutAway } from './cut-away.ts';
import { WATERMARK_WIDTH, WATERMARK_WORD } from './watermark-letters.ts';

/**
 * The letter height, relative to the longer side of the logo. In a logo 300 pixels wide, letters are eight pixels high,
 * the smallest readable size.
 */
const LETTER_HEIGHT_SHARE = 8 / 300;
/** The height of the cut around a word, in letter heights. */
const CUT_HEIGHT_AROUND_WORD = 1.5;
/** The height of the cut between words, in letter heights. */
const CUT_HEIGHT_BETWEEN_WORDS = 0.22;
/** The distance between lines, in letter heights. */
const LINE_SPACING = 9;
/** The minimum gap between two words of a line, in letter heights. */
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
  const letter = Math.max(composition.width, composition.height) * LETTER_HEIGHT_SHARE;
  const lines = createLinesOverBox(box, letter, drawn);
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

/** Adds translucent bands and words. Mark and lettering get their own, because each is also shown alone. */
export const addWatermark = (composition: Composition): Composition => {
  const letter = Math.max(composition.width, composition.height) * LETTER_HEIGHT_SHARE;
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
  const lines = createLinesOverBox(box, letter, []);
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

/** Returns the centres of words that are evenly spaced along a line through the box. */
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

/** A letter, or a connected piece of the mark. Each is cut separately, so that a failed cut affects only one. */
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
  /** The index of the fill whose path will contain the word. */
  carrier: number;
}

interface WatermarkLine {
  through: Point;
  words: readonly WatermarkWord[];
}

const SLANT_RADIANS = (SLANT_DEGREES * Math.PI) / 180;
const SLANT_DIRECTION: Point = [Math.cos(SLANT_RADIANS), Math.sin(SLANT_RADIANS)];
const SLANT_NORMAL: Point = [-SLANT_DIRECTION[1], SLANT_DIRECTION[0]];

const pointOnLine = (through: Point, along: number, across: number): Point => [
  through[0] + SLANT_DIRECTION[0] * along + SLANT_NORMAL[0] * across,
  through[1] + SLANT_DIRECTION[1] * along + SLANT_NORMAL[1] * across,
];

const centreOfBox = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/** Returns evenly spaced lines over the box, one of them through its centre, with the words that fit on ink. */
const createLinesOverBox = (box: Box, letter: number, drawn: readonly DrawnFillPieces[]): WatermarkLine[] => {
  const middle = centreOfBox(box);
  const reach = ((box.right - box.left) * SLANT_NORMAL[0] + (box.bottom - box.top) * SLANT_NORMAL[1]) / 2;
  const spacing = LINE_SPACING * letter;
  const each = Math.floor(reach / spacing);
  return Array.from({ length: 2 * each + 1 }, (_, index): WatermarkLine => {
    const through = pointOnLine(middle, 0, (index - each) * spacing);
    return { through, words: placeWordsAlongLine(through, box, letter, drawn) };
  });
};

/** Returns the words along a line inside the box: as many as fit where there is ink below them. */
const placeWordsAlongLine = (
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

/** Returns where the line enters and leaves the box, as distances from the point `through`. */
const lineRangeInsideBox = (through: Point, box: Box): [number, number] => {
  const xs = [(box.left - through[0]) / SLANT_DIRECTION[0], (box.right - through[0]) / SLANT_DIRECTION[0]];
  const ys = [(box.top - through[1]) / SLANT_DIRECTION[1], (box.bottom - through[1]) / SLANT_DIRECTION[1]];
  return [Math.max(Math.min(...xs), Math.min(...ys)), Math.min(Math.max(...xs), Math.max(...ys))];
};

const SAMPLES_PER_WORD = 9;

/**
 * Returns the index of the fill that lies below most of the word, or null if too little of the word lies on ink. The
 * whole bounding box of a piece counts as ink.
 */
const findFillBelowWord = (
  through: Point,
  at: number,
  word: number,
  drawn: readonly DrawnFillPieces[],
): number | null => {
  const samples = Array.from({ length: SAMPLES_PER_WORD }, (_, index) =>
    pointOnLine(through, at + word * ((index + 0.5) / SAMPLES_PER_WORD - 0.5), 0),
  );
  const hits = drawn.map(
    ({ pieces }) => samples.filter((point) => pieces.some((piece) => isInsideBox(point, piece.box))).length,
  );
  const all = hits.reduce((sum, count) => sum + count, 0);
  return all >= SAMPLES_PER_WORD * MIN_SHARE_ON_INK ? hits.indexOf(Math.max(...hits)) : null;
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

/** Pieces below this height are small. In letter heights of the watermark. */
const MAX_SMALL_LETTER_SIZE = 3;
/**
 * Every third small piece is cut by all lines that cross it. To save time, the others are cut only by lines with a
 * word nearby.
 */
const SMALL_LETTER_CUT_INTERVAL = 3;

/** Cuts each piece along the lines that cross it. A piece of which nothing would remain, such as a dot, stays whole. */
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
  // If no piece of the fill was cut, each piece gets a line through its centre, so that every path is changed.
  return pieces.map((piece) => {
    const { box } = piece;
    const thin = Math.min(letter, (box.bottom - box.top) * 0.8, (box.right - box.left) * 0.8);
    return cutPieceByLines(piece, [{ through: centreOfBox(box), words: [] }], thin);
  });
};

/** Returns a predicate that is true for a line with a word on or beside the box. */
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

interface CutPiece {
  /** The piece before it was cut. */
  outline: Outline;
  /** What remains of it. */
  rest: Outline;
  /** The contours that were cut out of it. */
  cuts: Outline;
}

const findLostOutline = ({ outline, cuts }: CutPiece): Outline =>
  cuts.length === 0 ? [] : findCutPart(outline, cuts);

const lineCrossesBox = (through: Point, box: Box, letter: number): boolean => {
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  const across = corners.map(
    ([x, y]) => (x - through[0]) * SLANT_NORMAL[0] + (y - through[1]) * SLANT_NORMAL[1],
  );
  const room = (CUT_HEIGHT_AROUND_WORD * letter) / 2;
  return Math.min(...across) < room && Math.max(...across) > -room;
};

/** Returns the contour to cut out along a line: a thin band that is wider around each word. */
const createCutContour = ({ through, words }: WatermarkLine, box: Box, letter: number): Contour => {
  const middle = centreOfBox(box);
  const here = (middle[0] - through[0]) * SLANT_DIRECTION[0] + (middle[1] - through[1]) * SLANT_DIRECTION[1];
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
