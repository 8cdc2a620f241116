// Lines of lettering, found in the delivered outlines: nothing in the drawing says which contour is which letter.

import type { Contour, Frame } from '../svg/contour.ts';
import { areaOf, frameOf } from '../svg/contour.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf } from '../svg/read-drawing.ts';

export interface TextLine {
  contours: readonly Contour[];
  frame: Frame;
  baseline: number;
  /** Height above the baseline: capitals and ascenders, figures, whole ideographs. */
  capHeight: number;
  /** Cut out of a plate: the letters are holes. */
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

/** A solid contour that contains most of the others is a plate: its letters are the holes. */
const findPlate = (all: readonly FramedContour[]): FramedContour | undefined =>
  all.find(({ contour, frame }) => {
    const solid = Math.abs(areaOf(contour)) / (frame.width * frame.height) > 0.85;
    const held = all.filter((other) => other.contour !== contour && isInside(other.frame, frame));
    return solid && held.length >= 2 && held.length >= (all.length - 1) * 0.8;
  });

/** A box out of which some words are cut: squarer than any letter, and with letters in it. */
const MIN_BOX_SOLIDITY = 0.97;

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

/** Horizontal bars longer than any dash, and vertical ones thinner than any stem, are rules. */
const MIN_HORIZONTAL_BAR_RATIO = 7;
const MIN_VERTICAL_BAR_RATIO = 30;

const isBar = ({ contour, frame }: FramedContour): boolean =>
  Math.abs(areaOf(contour)) / (frame.width * frame.height) > 0.99;

const isDivider = (each: FramedContour): boolean =>
  isBar(each) && each.frame.height >= MIN_VERTICAL_BAR_RATIO * each.frame.width;

const isRule = (each: FramedContour): boolean =>
  isDivider(each) || (isBar(each) && each.frame.width >= MIN_HORIZONTAL_BAR_RATIO * each.frame.height);

/** A rule between mark and word belongs to the layout, not to the letters. */
export const removeDividers = (shapes: readonly Shape[]): Shape[] =>
  shapes
    .map((shape) => ({
      ...shape,
      contours: shape.contours.filter((contour) => !addFrame(contour).some(isDivider)),
    }))
    .filter(({ contours }) => contours.length > 0);

/** Contours whose heights overlap by half of the smaller one are on the same line. */
const overlapShare = (one: Frame, other: Frame): number => {
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

/** Dots and accents join the line that they overlap or, if separate, the nearest one. */
const assignMarksToLines = (lines: FramedContour[][], marks: readonly FramedContour[]): void => {
  for (const mark of marks) {
    const distance = (line: readonly FramedContour[]): number => {
      const frame = frameAround(line);
      return Math.max(0, frame.top - bottomOf(mark.frame), mark.frame.top - bottomOf(frame));
    };
    const nearest = lines.reduce((best, line) => (distance(line) < distance(best) ? line : best));
    nearest.push(mark);
  }
};

/** Relative to the tallest letter: dots are smaller than any letter; accents are smaller than most, and near one. */
const MAX_DOT_SIZE = 0.2;
const MAX_ACCENT_SIZE = 0.4;
const MAX_ACCENT_GAP = 0.28;
const MIN_NAME_LINE_SHARE = 0.6;

/** A tall letter directly below or above it. */
const hasBaseLetter = (
  { contour, frame }: FramedContour,
  all: readonly FramedContour[],
  tallest: number,
): boolean =>
  all.some((base) => {
    if (base.contour === contour || base.frame.height < 0.5 * tallest) return false;
    const middle = frame.left + frame.width / 2;
    const beside = middle < base.frame.left || middle > base.frame.left + base.frame.width;
    const gap = Math.max(base.frame.top - bottomOf(frame), frame.top - bottomOf(base.frame));
    return !beside && gap <= MAX_ACCENT_GAP * tallest;
  });

/** From top to bottom. */
export const findWordmarkLines = (shapes: readonly Shape[]): TextLine[] => {
  const drawn = contoursOf(shapes).flatMap(addFrame);
  const plate = findPlate(drawn);
  const boxes = findBoxes(drawn);
  const all = drawn.filter((each) => each !== plate && !boxes.includes(each) && !isRule(each));
  const tallest = Math.max(0, ...all.map(({ frame }) => frame.height));
  const isMark = (each: FramedContour): boolean =>
    each.frame.height < MAX_DOT_SIZE * tallest ||
    (each.frame.height < MAX_ACCENT_SIZE * tallest && hasBaseLetter(each, all, tallest));
  const bodies = all.filter((each) => !isMark(each));
  const lines: FramedContour[][] = [];
  for (const each of bodies.toSorted((one, other) => other.frame.height - one.frame.height)) {
    const home = lines.find((line) => overlapShare(frameAround(line), each.frame) > 0.5);
    if (home === undefined) lines.push([each]);
    else home.push(each);
  }
  if (lines.length > 0) assignMarksToLines(lines, all.filter(isMark));
  return lines
    .map((line) => createTextLine(line, plate !== undefined || boxes.length > 0))
    .toSorted((one, other) => one.frame.top - other.frame.top);
};

/** Of the largest line; 0 without lettering. */
export const capHeightOf = (shapes: readonly Shape[]): number =>
  Math.max(0, ...findWordmarkLines(shapes).map(({ capHeight }) => capHeight));

/** The lines of the name as one shape: a descriptor is much smaller. */
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
