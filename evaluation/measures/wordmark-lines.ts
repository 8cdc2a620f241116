// Finds the lines of lettering in a delivered drawing. Its outlines do not say which contour belongs to which letter.

import type { Contour, Frame } from '../svg/contour.ts';
import { areaOf, frameOf } from '../svg/contour.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf } from '../svg/read-drawing.ts';

export interface TextLine {
  contours: readonly Contour[];
  frame: Frame;
  baseline: number;
  /** The height above the baseline of the tallest letter that stands on it. */
  capHeight: number;
  /** Whether the letters are holes in a plate or a box. */
  negative: boolean;
}

interface FramedContour {
  contour: Contour;
  frame: Frame;
}

const addFrame = (contour: Contour): FramedContour[] => {
  const frame = frameOf([contour]);
  return frame === null ? [] : [{ contour, frame }];
};

const bottomOf = ({ top, height }: Frame): number => top + height;

const isInside = (inner: Frame, outer: Frame): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  bottomOf(inner) <= bottomOf(outer);

/** Finds a plate: a solid contour that contains most of the others, which are letters cut out of it. */
const findPlate = (all: readonly FramedContour[]): FramedContour | undefined =>
  all.find(({ contour, frame }) => {
    const isSolid = Math.abs(areaOf(contour)) / (frame.width * frame.height) > 0.85;
    const contained = all.filter((other) => other.contour !== contour && isInside(other.frame, frame));
    return isSolid && contained.length >= 2 && contained.length >= (all.length - 1) * 0.8;
  });

/** The area of a contour divided by that of its bounding box. No letter fills its box this well. */
const MIN_BOX_SOLIDITY = 0.97;

/** Finds boxes out of which some words are cut. */
const findBoxes = (all: readonly FramedContour[]): FramedContour[] =>
  all.filter(({ contour, frame }) => {
    if (Math.abs(areaOf(contour)) / (frame.width * frame.height) < MIN_BOX_SOLIDITY) return false;
    const letters = all.filter(
      (other) =>
        other.contour !== contour &&
        isInside(other.frame, frame) &&
        other.frame.height >= 0.35 * frame.height &&
        other.frame.height < 0.95 * frame.height,
    );
    return letters.length >= 2;
  });

/** Length over thickness. A longer horizontal bar is a rule, not a dash. */
const MIN_HORIZONTAL_BAR_RATIO = 7;
/** Length over thickness. A longer vertical bar is a rule, not a stem. */
const MIN_VERTICAL_BAR_RATIO = 30;

const isBar = ({ contour, frame }: FramedContour): boolean =>
  Math.abs(areaOf(contour)) / (frame.width * frame.height) > 0.99;

/** Whether a contour is a thin vertical rule, such as the one between mark and name. */
const isDivider = (each: FramedContour): boolean =>
  isBar(each) && each.frame.height >= MIN_VERTICAL_BAR_RATIO * each.frame.width;

/** Whether a contour is a straight vertical or horizontal line that is not part of a letter. */
const isRule = (each: FramedContour): boolean =>
  isDivider(each) || (isBar(each) && each.frame.width >= MIN_HORIZONTAL_BAR_RATIO * each.frame.height);

/** Removes the vertical rule between mark and name, which belongs to the layout. */
export const removeDividers = (shapes: readonly Shape[]): Shape[] =>
  shapes
    .map((shape) => ({
      ...shape,
      contours: shape.contours.filter((contour) => !addFrame(contour).some(isDivider)),
    }))
    .filter(({ contours }) => contours.length > 0);

/** Returns the vertical overlap of two frames as a share of the smaller height. */
const computeVerticalOverlap = (one: Frame, other: Frame): number => {
  const shared = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top);
  return shared / Math.max(1e-9, Math.min(one.height, other.height));
};

const frameAround = (group: readonly FramedContour[]): Frame => {
  const top = Math.min(...group.map(({ frame }) => frame.top));
  const left = Math.min(...group.map(({ frame }) => frame.left));
  return {
    left,
    top,
    width: Math.max(...group.map(({ frame }) => frame.left + frame.width)) - left,
    height: Math.max(...group.map(({ frame }) => bottomOf(frame))) - top,
  };
};

/** Finds the y coordinate on which the most contours stand, within 4 % of the line's height. */
const findBaseline = (group: readonly FramedContour[], height: number): number => {
  const bottoms = group.map(({ frame }) => bottomOf(frame));
  const near = (at: number): number[] => bottoms.filter((bottom) => Math.abs(bottom - at) <= 0.04 * height);
  const best = bottoms.reduce((most, bottom) => (near(bottom).length > near(most).length ? bottom : most));
  return near(best).sort((one, other) => one - other)[Math.floor((near(best).length - 1) / 2)] ?? best;
};

const createTextLine = (group: readonly FramedContour[], negative: boolean): TextLine => {
  const frame = frameAround(group);
  const baseline = findBaseline(group, frame.height);
  const standing = group.filter((each) => Math.abs(bottomOf(each.frame) - baseline) <= 0.06 * frame.height);
  const capHeight = Math.max(...standing.map((each) => baseline - each.frame.top));
  return { contours: group.map(({ contour }) => contour), frame, baseline, capHeight, negative };
};

/** Adds each dot or accent to the line that it overlaps or, if there is none, to the nearest. */
const assignAccentsToLines = (lines: FramedContour[][], accents: readonly FramedContour[]): void => {
  for (const accent of accents) {
    const distance = (line: readonly FramedContour[]): number => {
      const frame = frameAround(line);
      return Math.max(0, frame.top - bottomOf(accent.frame), accent.frame.top - bottomOf(frame));
    };
    const nearest = lines.reduce((best, line) => (distance(line) < distance(best) ? line : best));
    nearest.push(accent);
  }
};

// Shares of the height of the tallest contour. A dot is very low; an accent may be higher, but is close to a letter.
const MAX_DOT_SIZE = 0.2;
const MAX_ACCENT_SIZE = 0.4;
const MAX_ACCENT_GAP = 0.28;
/** As a share of the largest cap height. Lower lines are a descriptor, not the name. */
const MIN_NAME_LINE_SHARE = 0.6;

/** Whether a tall letter is close below or above. */
const hasBaseLetter = (
  { contour, frame }: FramedContour,
  all: readonly FramedContour[],
  tallest: number,
): boolean =>
  all.some((base) => {
    if (base.contour === contour || base.frame.height < 0.5 * tallest) return false;
    const middle = frame.left + frame.width / 2;
    const isBeside = middle < base.frame.left || middle > base.frame.left + base.frame.width;
    const gap = Math.max(base.frame.top - bottomOf(frame), frame.top - bottomOf(base.frame));
    return !isBeside && gap <= MAX_ACCENT_GAP * tallest;
  });

/** Returns the lines from top to bottom. */
export const findWordmarkLines = (shapes: readonly Shape[]): TextLine[] => {
  const drawn = contoursOf(shapes).flatMap(addFrame);
  const plate = findPlate(drawn);
  const boxes = findBoxes(drawn);
  const all = drawn.filter((each) => each !== plate && !boxes.includes(each) && !isRule(each));
  const tallest = Math.max(0, ...all.map(({ frame }) => frame.height));
  const isAccent = (each: FramedContour): boolean =>
    each.frame.height < MAX_DOT_SIZE * tallest ||
    (each.frame.height < MAX_ACCENT_SIZE * tallest && hasBaseLetter(each, all, tallest));
  const letters = all.filter((each) => !isAccent(each));
  const lines: FramedContour[][] = [];
  for (const each of letters.toSorted((one, other) => other.frame.height - one.frame.height)) {
    const ownLine = lines.find((line) => computeVerticalOverlap(frameAround(line), each.frame) > 0.5);
    if (ownLine === undefined) lines.push([each]);
    else ownLine.push(each);
  }
  if (lines.length > 0) assignAccentsToLines(lines, all.filter(isAccent));
  return lines
    .map((line) => createTextLine(line, plate !== undefined || boxes.length > 0))
    .toSorted((one, other) => one.frame.top - other.frame.top);
};

/** Returns the cap height of the largest line, or 0 without lettering. */
export const measureCapHeight = (shapes: readonly Shape[]): number =>
  Math.max(0, ...findWordmarkLines(shapes).map(({ capHeight }) => capHeight));

/** Returns the lines of the name as one shape, without a smaller descriptor. */
export const findNameShapes = (shapes: readonly Shape[]): readonly Shape[] => {
  const [first] = shapes;
  if (first === undefined) return [];
  const lines = findWordmarkLines(shapes);
  const largest = Math.max(...lines.map(({ capHeight }) => capHeight));
  const contours = lines
    .filter(({ capHeight }) => capHeight >= MIN_NAME_LINE_SHARE * largest)
    .flatMap((line) => line.contours);
  const evenOdd = shapes.some((shape) => shape.evenOdd) || lines.some(({ negative }) => negative);
  return [{ ...first, evenOdd, contours }];
};
