// Sets the lettering of a blazon: places its lines by leading and alignment, and returns outlines. One unit is the cap
// height of the base size.

import type { Fill, Lettering } from '../language/blazon/blazon.ts';
import type { Box, Outline } from '../language/geometry/outline.ts';
import type { Matrix } from '../language/geometry/transform.ts';
import { transformOutline } from '../language/geometry/transform.ts';
import type { Letterer } from './lettering.ts';
import { isCasedText } from './script-of-character.ts';
import { type LineOnBaseline, type MarkSlot, typesetLine } from './set-line.ts';
import { createSideRules } from './word-rules.ts';

export interface TypesetLine {
  /** The y coordinate of the baseline or, in vertical text, of the lower edge. */
  base: number;
  /** The cap height of the largest word. */
  capHeight: number;
  /** The x-height of the largest word. */
  xHeight: number;
  /** The bounding box of all ink, including accents and descenders. */
  box: Box;
  /** How far word boxes extend above the baseline; 0 if there are none. */
  above: number;
  /** How far word boxes and rules extend below the baseline; 0 if there are none. */
  below: number;
}

export interface TypesetLettering {
  /** The fills, named `word-<line>-<word>`. Empty words are omitted. */
  fills: readonly Fill[];
  /** The box of the ink and of the mark's slot. */
  box: Box;
  /** The lines from top to bottom or, in vertical text, from right to left. */
  lines: readonly TypesetLine[];
  /** The box for the mark, if it replaces a letter. */
  slot: Box | null;
  rightToLeft: boolean;
  vertical: boolean;
  missing: readonly string[];
}

export interface TypesettingOptions {
  vertical?: boolean;
  slot?: MarkSlot & { line: number };
}

/** Sets all lines. The first baseline is at y 0. */
export const typesetLines = (
  lettering: Lettering,
  letterer: Letterer,
  options: TypesettingOptions = {},
): TypesetLettering => {
  const vertical = options.vertical === true;
  const line = (index: number, spread: number): LineOnBaseline =>
    typesetLine({
      words: lettering.lines[index] ?? [],
      lettering,
      letterer,
      vertical,
      spread,
      slot: options.slot?.line === index ? options.slot : null,
    });
  const natural = lettering.lines.map((_, index) => line(index, 0));
  const drawn = justifyLines(natural, lettering, vertical, line).filter(hasInk);
  const placed = vertical ? placeSideBySide(drawn, lettering) : stackLines(drawn, lettering);
  return gatherLettering(drawn, placed, natural, vertical, lettering);
};

interface LineWithInk extends LineOnBaseline {
  /** The index of the line in the blazon. */
  number: number;
  box: Box;
}

const hasInk = (line: LineOnBaseline & { number: number }): line is LineWithInk => line.box !== null;

const lengthOfLine = (line: LineOnBaseline, vertical: boolean): number => {
  if (line.box === null) return 0;
  return vertical ? line.box.bottom - line.box.top : line.box.right - line.box.left;
};

/** The maximum tracking that `justify` adds, in cap heights. With more, the letters would no longer form words. */
const MAX_SPREAD = 1.6;
/** The largest factor by which `fit` enlarges a line, so that a single letter does not become huge. */
const MAX_FIT_FACTOR = 5;

/** Makes lines equally long for two alignments: `justify` adds tracking to short lines, `fit` scales them. */
const justifyLines = (
  natural: readonly LineOnBaseline[],
  { align }: Lettering,
  vertical: boolean,
  line: (index: number, spread: number) => LineOnBaseline,
): (LineOnBaseline & { number: number })[] => {
  const longest = Math.max(0, ...natural.map((each) => lengthOfLine(each, vertical)));
  return natural.map((each, number) => {
    const length = lengthOfLine(each, vertical);
    if (align === 'fit' && length > 0)
      return { ...scaleLine(each, Math.min(MAX_FIT_FACTOR, longest / length)), number };
    if (align !== 'justify' || each.gaps === 0) return { ...each, number };
    return { ...line(number, Math.min(MAX_SPREAD, (longest - length) / each.gaps)), number };
  });
};

const scaleLine = (line: LineOnBaseline, by: number): LineOnBaseline => {
  const grown = (box: Box | null): Box | null =>
    box && { left: box.left * by, top: box.top * by, right: box.right * by, bottom: box.bottom * by };
  return {
    ...line,
    words: line.words.map((word) => ({
      ...word,
      outline: transformOutline(word.outline, [by, 0, 0, by, 0, 0]),
    })),
    slot: grown(line.slot),
    box: grown(line.box),
    capHeight: line.capHeight * by,
    xHeight: line.xHeight * by,
    above: line.above * by,
    below: line.below * by,
  };
};

/** How far a line is moved from its own baseline to its place in the block. */
type LineShift = readonly [x: number, y: number];

/** Returns the share of a line's free space that goes before it: 0 aligns left, 1 aligns right. */
const computeAlignmentShare = (align: Lettering['align'], rightToLeft: boolean): number => {
  if (align === 'left') return 0;
  if (align === 'right') return 1;
  if (align === 'center' || align === 'fit') return 0.5;
  // Justified lines that stay shorter than the others start at the side where reading starts.
  return rightToLeft ? 1 : 0;
};

/** Returns the horizontal shift that aligns the ink of a line, not its side bearings, in a block of this width. */
const computeHorizontalOffset = (line: LineWithInk, width: number, align: Lettering['align']): number =>
  (width - (line.box.right - line.box.left)) * computeAlignmentShare(align, line.rightToLeft) - line.box.left;

const TALL_CHARACTER = /[\p{Lu}\p{N}bdfhklt&!?/ßþδθλβφψζξбф]/u;

/** Returns the y at which a line seems to start: the top of its capitals or small letters, ignoring accents. */
const opticalTop = (line: LineWithInk): number => {
  if (!isCasedText(line.text)) return line.box.top;
  const letters = TALL_CHARACTER.test(line.text) ? -line.capHeight : -line.xHeight;
  return Math.min(letters, line.slot?.top ?? 0, -line.above);
};

const opticalBottom = (line: LineWithInk): number =>
  isCasedText(line.text) ? Math.max(line.below, line.slot?.bottom ?? 0) : line.box.bottom;

/** The minimum distance between the descenders of one line and the accents of the next. */
const MIN_LINE_CLEARANCE = 0.1;

const stackLines = (lines: readonly LineWithInk[], { align, leading }: Lettering): LineShift[] => {
  const width = Math.max(0, ...lines.map((line) => line.box.right - line.box.left));
  const shifts: LineShift[] = [];
  lines.forEach((line, index) => {
    const x = computeHorizontalOffset(line, width, align);
    const above = lines[index - 1];
    const before = shifts.at(-1);
    if (above === undefined || before === undefined) {
      shifts.push([x, 0]);
      return;
    }
    const byLeading = before[1] + opticalBottom(above) + leading - opticalTop(line);
    const withoutCollision =
      before[1] +
      findTouchingOffset(above, before[0], line, x) +
      MIN_LINE_CLEARANCE * Math.min(1, line.capHeight);
    shifts.push([x, Math.max(byLeading, withoutCollision)]);
  });
  return shifts;
};

const boxesOfContours = (outline: Outline): Box[] =>
  outline.map((contour) => {
    const points = contour.flatMap((knot) => [knot.at, knot.in ?? knot.at, knot.out ?? knot.at]);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });

/** Returns the distance between two baselines at which boxes of the lower line touch boxes of the upper one. */
const findTouchingOffset = (
  above: LineWithInk,
  aboveX: number,
  below: LineWithInk,
  belowX: number,
): number => {
  const upper = [
    ...above.words.flatMap((word) => boxesOfContours(word.outline)),
    ...(above.slot ? [above.slot] : []),
  ];
  const lower = [
    ...below.words.flatMap((word) => boxesOfContours(word.outline)),
    ...(below.slot ? [below.slot] : []),
  ];
  let most = -Infinity;
  for (const one of upper) {
    for (const other of lower) {
      const apart =
        one.left + aboveX > other.right + belowX + MIN_LINE_CLEARANCE ||
        one.right + aboveX + MIN_LINE_CLEARANCE < other.left + belowX;
      if (!apart) most = Math.max(most, one.bottom - other.top);
    }
  }
  return most;
};

/** Places the columns of vertical text, the first on the right. The alignment `left` aligns them at the top. */
const placeSideBySide = (lines: readonly LineWithInk[], { align, leading }: Lettering): LineShift[] => {
  const height = Math.max(0, ...lines.map((line) => line.box.bottom - line.box.top));
  let edge = 0;
  return lines.map((line, index) => {
    const right = index === 0 ? 0 : edge - leading;
    edge = right - (line.box.right - line.box.left);
    const y =
      (height - (line.box.bottom - line.box.top)) * computeAlignmentShare(align, false) - line.box.top;
    return [right - line.box.right, y];
  });
};

const moveBox = (box: Box, [x, y]: LineShift): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

const gatherLettering = (
  drawn: readonly LineWithInk[],
  shifts: readonly LineShift[],
  natural: readonly LineOnBaseline[],
  vertical: boolean,
  lettering: Lettering,
): TypesetLettering => {
  const lines = drawn.map((line, index) => {
    const shift = shifts[index] ?? [0, 0];
    const box = moveBox(line.box, shift);
    const base = vertical ? box.bottom : shift[1];
    const { capHeight, xHeight, above, below } = line;
    return { line, shift, set: { base, capHeight, xHeight, box, above, below } };
  });
  const boxes = lines.map(({ set }) => set.box);
  const edges = {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
  };
  const slotted = lines.find(({ line }) => line.slot !== null);
  return {
    fills: lines.flatMap(({ line, shift, set }) => [
      ...createFills(line, shift),
      ...(vertical ? [] : createFlanks(line, set, edges, lettering)),
    ]),
    box: {
      left: Math.min(...boxes.map((box) => box.left), boxes.length === 0 ? 0 : Infinity),
      top: Math.min(...boxes.map((box) => box.top), boxes.length === 0 ? 0 : Infinity),
      right: Math.max(...boxes.map((box) => box.right), boxes.length === 0 ? 0 : -Infinity),
      bottom: Math.max(...boxes.map((box) => box.bottom), boxes.length === 0 ? 0 : -Infinity),
    },
    lines: lines.map(({ set }) => set),
    slot: slotted?.line.slot ? moveBox(slotted.line.slot, slotted.shift) : null,
    rightToLeft: drawn[0]?.rightToLeft ?? false,
    vertical,
    missing: [...new Set(natural.flatMap((line) => line.missing))],
  };
};

/** Draws the rules on both sides of a line, at half the height of its letters. */
const createFlanks = (
  line: LineWithInk,
  set: TypesetLine,
  edges: { left: number; right: number },
  lettering: Lettering,
): Fill[] => {
  const { flank } = line;
  if (flank === undefined) return [];
  const middle = set.base + opticalTop(line) / 2;
  const outline = createSideRules(set.box, edges, middle, flank);
  const role = flank.role ?? lettering.lines[line.number]?.[0]?.role ?? lettering.role;
  return outline.length === 0 ? [] : [{ name: `rule-${line.number}`, role, outline }];
};

/** Creates one fill for each word, even if the slot splits it, and one for each part of a word with another role. */
const createFills = (line: LineWithInk, [x, y]: LineShift): Fill[] => {
  const move: Matrix = [1, 0, 0, 1, x, y];
  const fills = new Map<string, Fill>();
  for (const word of line.words) {
    if (word.outline.length === 0) continue;
    const key = `${word.index} ${word.kind} ${word.role}`;
    const known = fills.get(key);
    const outline = transformOutline(word.outline, move);
    const first = ![...fills.keys()].some((each) => each.startsWith(`${word.index} `));
    const name = `word-${line.number}-${word.index}`;
    fills.set(key, {
      name: known?.name ?? (first ? name : `${name}-${word.kind === 'rule' ? 'rule' : word.role}`),
      role: word.role,
      outline: known === undefined ? outline : [...known.outline, ...outline],
    });
  }
  return [...fills.values()];
};
