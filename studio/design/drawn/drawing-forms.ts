// Derives the forms of a drawn identity: the composition as drawn, with standard margins, and other arrangements
// of its parts.

import type { Fill } from '../../language/blazon/blazon.ts';
import type { Hex, RoleColours } from '../../language/colour/palette.ts';
import { colourOfRole } from '../../language/colour/palette.ts';
import { contrast, WHITE } from '../../language/colour/measures.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import { roundedBoxContour } from '../../language/geometry/boxes.ts';
import type { Outline } from '../../language/geometry/outline.ts';
import { reverseContour, transformOutline } from '../../language/geometry/transform.ts';
import { roundToGrid } from '../../language/geometry/transform.ts';
import { isRightToLeft, scriptOfText } from '../../type/script-of-character.ts';
import { placeAboveWord, type Arrangement, placeBesideWord, addClearSpace } from '../lockup/arrange.ts';
import { heightOf, computeInkBox, moveFills, widthOf } from '../lockup/ink.ts';
import { type MarkPlacement, createRowLockup, createStackLockup } from '../lockup/proportion.ts';
import { scaleMark } from '../lockup/scale-mark.ts';
import { CAP_HEIGHT, type WordBlock } from '../lockup/word-block.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { findBoard } from './drawn-board.ts';
import type { Drawing, DrawnFill, TypesetTextLine } from '../../drawing/drawing.ts';
import { convertToOneColour } from './one-colour.ts';
import { type DrawingParts, splitIntoParts } from '../../drawing/parts.ts';
import { createSmallForm } from '../../drawing/small-form.ts';

export interface DrawingForms {
  /** The composition as drawn, with the standard margin around it. */
  primary: Composition;
  /**
   * The mark beside the name. Null if the drawing already has this form, or if its mark and letters cannot be
   * separated. In both cases the primary form is used.
   */
  horizontal: Composition | null;
  /** The mark above the name. Null in the same cases as `horizontal`. */
  stacked: Composition | null;
  /** The mark alone. Null if no part of the drawing is labelled as its mark. */
  mark: Composition | null;
  /**
   * The form for 32 pixels and below: the drawing's own small form, or the mark without details that vanish at that
   * size.
   */
  small: Composition;
  /** The colour of the board (the plate behind the mark), or null if the drawing has none. */
  board: Hex | null;
}

// The minimum clear space around a logo, the same as in every lockup.
const CLEAR_SPACE_IN_CAP_HEIGHTS = 0.56;
const CLEAR_SPACE_IN_TALLEST_LINES = 0.52;
const CLEAR_SPACE_IN_MARK_HEIGHTS = 0.12;
/** The height of a mark without a name, in units. */
const MARK_ALONE_HEIGHT = 500;
/** The clear space around a mark without a name, in mark heights. */
const MARK_ALONE_MARGIN = 0.1;
/** Coordinates are rounded to 1/100 of a unit. */
const GRID = 100;

/** Returns the lines of text outside the mark and the small form. */
const findShownLines = ({ lines }: Drawing): TypesetTextLine[] => lines.filter(({ part }) => part === 'rest');

const findTallestCapHeight = (drawing: Drawing): number =>
  Math.max(0, ...findShownLines(drawing).map(({ capHeight }) => capHeight));

/** Returns the factor that converts units of the drawing to units of the composition. */
function computeCompositionScale(drawing: Drawing): number {
  const cap = findTallestCapHeight(drawing);
  if (cap > 0) return CAP_HEIGHT / cap;
  return MARK_ALONE_HEIGHT / (heightOf(computeInkBox(drawing.fills)) || 1);
}

const scaleFills = <T extends Fill>(fills: readonly T[], scale: number): T[] =>
  fills.map((fill) => ({
    ...fill,
    outline: roundToGrid(transformOutline(fill.outline, [scale, 0, 0, scale, 0, 0]), GRID),
  }));

/** Returns plain fills, without the properties that only a drawing has. */
const removeDrawingMetadata = (fills: readonly DrawnFill[]): Fill[] =>
  fills.map(({ name, role, outline }) => ({ name, role, outline }));

export function createDrawingForms(drawing: Drawing, colours: RoleColours): DrawingForms {
  const parts = splitIntoParts(drawing);
  const board = findBoard(drawing);
  const boardColour =
    board === null ? null : colourOfRole(colours, board.role === 'none' ? 'lead' : board.role);
  const { mark } = parts;
  const ownSmall = drawing.small;
  const markForm = mark.length === 0 ? null : composeMarkAlone(mark, board, colours);
  const smallSource = mark.length > 0 ? mark : drawing.fills;
  return {
    primary: composePrimaryForm(drawing, parts),
    horizontal: parts.separable && parts.layout === 'stack' ? composeLayout(drawing, parts, 'row') : null,
    stacked: parts.separable && parts.layout === 'row' ? composeLayout(drawing, parts, 'stack') : null,
    mark: markForm,
    small: composeMarkAlone(
      ownSmall ?? createSmallForm(smallSource),
      mark.length > 0 || ownSmall !== null ? board : null,
      colours,
    ),
    board: boardColour,
  };
}

function composePrimaryForm(drawing: Drawing, { mark, block }: DrawingParts): Composition {
  const scale = computeCompositionScale(drawing);
  const cap = findTallestCapHeight(drawing) > 0 ? CAP_HEIGHT : MARK_ALONE_HEIGHT / 10;
  const arrangement = {
    mark: removeDrawingMetadata(scaleFills(mark, scale)),
    wordmark: removeDrawingMetadata(scaleFills(block, scale)),
  };
  return {
    ...addClearSpace(arrangement, computeClearSpace(drawing, mark, scale)),
    capHeight: cap,
    together: true,
  };
}

function computeClearSpace(drawing: Drawing, mark: readonly DrawnFill[], scale: number): number {
  const tallest = Math.max(
    0,
    ...findShownLines(drawing).map(({ y, base }) => (base - y * drawing.scale) * scale),
  );
  const markHeight = mark.length === 0 ? 0 : heightOf(computeInkBox(mark)) * scale;
  const minimum =
    findShownLines(drawing).length === 0
      ? MARK_ALONE_HEIGHT * MARK_ALONE_MARGIN
      : CLEAR_SPACE_IN_CAP_HEIGHTS * CAP_HEIGHT;
  return Math.max(
    minimum,
    CLEAR_SPACE_IN_TALLEST_LINES * Math.min(tallest, 4 * CAP_HEIGHT),
    CLEAR_SPACE_IN_MARK_HEIGHTS * markHeight,
  );
}

/** The margin of a square board around its mark, relative to the longer side of the mark. */
const BOARD_PAD = 0.2;

/**
 * Returns the mark alone. If it would be invisible on white without the board (the dark plate behind it), it gets a
 * square board.
 */
function composeMarkAlone(
  fills: readonly DrawnFill[],
  board: DrawnFill | null,
  colours: RoleColours,
): Composition {
  const { fills: sized } = scaleMark(removeDrawingMetadata(fills), MARK_ALONE_HEIGHT);
  const needsBoard =
    board !== null &&
    !fills.includes(board) &&
    sized.some(({ role }) => role !== 'none' && contrast(colourOfRole(colours, role), WHITE) < 3);
  const mark = needsBoard ? [createSquareBoard(sized, board), ...sized] : sized;
  return {
    ...addClearSpace({ mark, wordmark: [] }, MARK_ALONE_HEIGHT * MARK_ALONE_MARGIN),
    capHeight: MARK_ALONE_HEIGHT / 10,
    together: true,
  };
}

function createSquareBoard(mark: readonly Fill[], { role }: DrawnFill): Fill {
  const ink = computeInkBox(mark);
  const half = Math.max(widthOf(ink), heightOf(ink)) * (0.5 + BOARD_PAD);
  const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2];
  const box = {
    left: Math.floor(x - half),
    top: Math.floor(y - half),
    right: Math.ceil(x + half),
    bottom: Math.ceil(y + half),
  };
  // Fills must not overlap, so the silhouette of the mark is cut out of the board.
  const holes = findOuterContours(mark).map(reverseContour);
  return { name: 'container', role, outline: [roundedBoxContour(box, 0), ...holes] };
}

/**
 * Returns the outer contours of the mark. The gaps inside them do not show the board, because the drawn board was cut
 * along the same outlines.
 */
const findOuterContours = (mark: readonly Fill[]): Outline =>
  mark.flatMap(({ outline }) => outline.filter((contour) => isOuterContour(contour, mark)));

const isOuterContour = (contour: Outline[number], mark: readonly Fill[]): boolean => {
  const box = boundingBoxOf([contour]);
  if (box === null) return false;
  // A contour inside the bounding box of a larger one counts as inside the mark.
  return !mark.some(({ outline }) =>
    outline.some((other) => {
      const otherBox = other === contour ? null : boundingBoxOf([other]);
      return (
        otherBox !== null &&
        otherBox.left <= box.left &&
        otherBox.top <= box.top &&
        otherBox.right >= box.right &&
        otherBox.bottom >= box.bottom &&
        (otherBox.right - otherBox.left) * (otherBox.bottom - otherBox.top) >
          (box.right - box.left) * (box.bottom - box.top)
      );
    }),
  );
};

/** The fills of one line of text. */
interface Row {
  fills: Fill[];
  left: number;
  right: number;
}

/** How far edges may differ and still count as aligned, relative to the width of all rows. */
const ALIGNMENT_TOLERANCE = 0.03;

function groupIntoRows(block: readonly DrawnFill[], drawing: Drawing, scale: number): Row[] {
  const rows = new Map<number, Fill[]>();
  for (const fill of block) {
    const line = fill.line === null ? null : drawing.lines[fill.line];
    const key =
      line === null || line === undefined ? -1 : Math.round((line.base * scale) / (CAP_HEIGHT * 0.3));
    rows.set(key, [...(rows.get(key) ?? []), fill]);
  }
  return [...rows.values()].map((fills) => {
    const { left, right } = computeInkBox(fills);
    return { fills, left, right };
  });
}

/**
 * Realigns the lines for another layout. Centred lines become flush beside a mark, and flush lines become centred
 * below one. Other alignments do not change.
 */
function realignRows(rows: readonly Row[], to: 'start' | 'end' | 'middle'): Fill[] {
  const [left, right] = [Math.min(...rows.map((row) => row.left)), Math.max(...rows.map((row) => row.right))];
  const tolerance = (right - left) * ALIGNMENT_TOLERANCE;
  const areAligned = (of: (row: Row) => number): boolean => {
    const places = rows.map(of);
    return Math.max(...places) - Math.min(...places) <= tolerance;
  };
  const middle = (row: Row): number => (row.left + row.right) / 2;
  const wasCentred = areAligned(middle);
  const wasFlush = areAligned((row) => row.left) || areAligned((row) => row.right);
  const mustChange = to === 'middle' ? wasFlush && !wasCentred : wasCentred && !wasFlush;
  if (!mustChange) return rows.flatMap(({ fills }) => fills);
  return rows.flatMap((row) => {
    const shift = {
      start: left - row.left,
      end: right - row.right,
      middle: (left + right) / 2 - middle(row),
    }[to];
    return moveFills(row.fills, Math.round(shift), 0);
  });
}

function composeLayout(
  drawing: Drawing,
  { mark, block }: DrawingParts,
  layout: 'row' | 'stack',
): Composition {
  const scale = computeCompositionScale(drawing);
  const lines = findShownLines(drawing);
  const text = lines.map((line) => line.text).join('');
  const rightToLeft = isRightToLeft(scriptOfText(text));
  const rows = groupIntoRows(scaleFills(block, scale), drawing, scale);
  const flush = rightToLeft ? 'end' : 'start';
  const realigned = realignRows(rows, layout === 'row' ? flush : 'middle');
  const word = createWordBlock(removeDrawingMetadata(realigned as DrawnFill[]), lines, scale, rightToLeft);
  const ink = computeInkBox(mark);
  const place: MarkPlacement = {
    size: { width: widthOf(word.box) / CAP_HEIGHT, height: (word.core.bottom - word.core.top) / CAP_HEIGHT },
    mark: { type: 'symbol+wordmark', aspect: widthOf(ink) / (heightOf(ink) || 1), letters: [] },
    lines: rows.length,
    capitals: !/\p{Ll}/u.test(text),
    quiet: lines.some(({ tracking }) => tracking >= 0.18),
  };
  const defaultLockup = layout === 'row' ? createRowLockup(place, 0.5) : createStackLockup(place, 0.5);
  const height = chooseMarkHeight(defaultLockup.markHeight, heightOf(ink) * scale);
  // The gap is given in mark heights, so it is reduced for an enlarged mark.
  const lockup = { ...defaultLockup, gap: defaultLockup.gap * Math.sqrt(defaultLockup.markHeight / height) };
  const scaledMark = scaleMark(removeDrawingMetadata(mark), height * CAP_HEIGHT);
  const arranged: Arrangement =
    layout === 'row'
      ? placeBesideWord(word, scaledMark, lockup)
      : placeAboveWord(word, scaledMark, lockup, 'center');
  const clear = Math.max(
    CLEAR_SPACE_IN_CAP_HEIGHTS * CAP_HEIGHT,
    CLEAR_SPACE_IN_TALLEST_LINES * word.tallest,
    CLEAR_SPACE_IN_MARK_HEIGHTS * heightOf(scaledMark.box),
  );
  return { ...addClearSpace(arranged, clear), capHeight: CAP_HEIGHT, together: true };
}

/**
 * Returns the mark height in cap heights. It lies between the default and the height in the drawing, for which the
 * details were made.
 */
function chooseMarkHeight(defaultHeight: number, drawnHeight: number): number {
  const between = Math.sqrt((defaultHeight * drawnHeight) / CAP_HEIGHT);
  return (
    Math.round(10 * Math.min(defaultHeight * MAX_MARK_ENLARGEMENT, Math.max(defaultHeight, between))) / 10
  );
}

/** The maximum height of a mark, relative to the default. */
const MAX_MARK_ENLARGEMENT = 1.7;

function createWordBlock(
  fills: readonly Fill[],
  lines: readonly TypesetTextLine[],
  scale: number,
  rightToLeft: boolean,
): WordBlock {
  const box = computeInkBox(fills);
  const upright = lines.filter(({ vertical }) => !vertical);
  const sorted = [...(upright.length > 0 ? upright : lines)].sort((one, other) => one.base - other.base);
  const [first] = sorted;
  const last = sorted.at(-1);
  const firstBase = (first?.base ?? 0) * scale;
  const lastBase = (last?.base ?? 0) * scale;
  const capTop = firstBase - (first?.capHeight ?? 0) * scale;
  return {
    fills,
    box,
    core: {
      top: Math.max(box.top, Math.min(capTop, box.bottom)),
      bottom: Math.min(box.bottom, Math.max(lastBase, box.top)),
    },
    capTop,
    xTop: firstBase - (first?.capHeight ?? 0) * scale * 0.7,
    firstBase,
    lastBase,
    rightToLeft,
    tallest: Math.max(CAP_HEIGHT, Math.min(2 * CAP_HEIGHT, firstBase - box.top)),
  };
}

/** Converts a form to one colour. Pale areas inside dark ones become background. Positions stay the same. */
export function convertFormToOneColour(form: Composition, colours: RoleColours): Composition {
  const names = new Set(form.mark.map(({ name }) => name));
  const colourOf = ({ role }: Fill): Hex => (role === 'none' ? WHITE : colourOfRole(colours, role));
  const all = convertToOneColour([...form.mark, ...form.wordmark], colourOf);
  return {
    ...form,
    mark: all.filter(({ name }) => names.has(name)),
    wordmark: all.filter(({ name }) => !names.has(name)),
  };
}
