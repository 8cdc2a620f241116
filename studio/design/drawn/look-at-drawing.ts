// Reviews a drawing: returns remarks for its author on proportions, the size of its lettering, colours, and the
// small form.

import type { Fill } from '../../language/blazon/blazon.ts';
import { measureMark } from '../../language/marks/measure-mark.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import type { Drawing, TypesetTextLine } from '../../drawing/drawing.ts';
import { boxOfFills, splitIntoParts } from '../../drawing/parts.ts';
import { createSmallForm } from '../../drawing/small-form.ts';

/** A common width of a logo, in pixels, at which its lettering is checked. */
const PREVIEW_WIDTH = 240;
/** The minimum height of capitals at `PREVIEW_WIDTH`, in pixels. */
const MIN_CAP_PIXELS = 5;
/** The minimum cap height of other lines, relative to that of the largest line. */
const MIN_SECOND_LINE_RATIO = 0.26;
const MAX_ASPECT = 6;
const MIN_ASPECT = 0.5;
/** The maximum offset of the mark's centre of mass, relative to the size of its box. */
const MAX_CENTRE_OFFSET = 0.09;
const MAX_PAINTS = 6;

const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;

export function reviewDrawing(drawing: Drawing): string[] {
  return [...reviewProportions(drawing), ...reviewLettering(drawing), ...reviewColours(drawing)];
}

/**
 * Returns remarks on the small form. The author sees them only when that form is being drawn. Earlier, they would
 * make the author draw a delicate mark too heavy.
 */
export function reviewSmallSizes(drawing: Drawing): string[] {
  const { mark } = splitIntoParts(drawing);
  const ownSmallForm = drawing.small;
  if (ownSmallForm === null && mark.length === 0)
    return ['no part is named as the mark: wrap it in <g id="mark">, or add <g id="small"> for icons'];
  const small = ownSmallForm ?? createSmallForm(mark);
  const measures = measureMark(small);
  if (measures === null) return [];
  const { thin16, balance } = measures;
  const whose = ownSmallForm === null ? 'the mark without its fine parts' : 'the small form';
  const countContours = (fills: readonly Fill[]): number =>
    fills.reduce((sum, { outline }) => sum + outline.length, 0);
  const lostContours = ownSmallForm === null ? countContours(mark) - countContours(small) : 0;
  return [
    ...(lostContours > 0
      ? [
          `at 32 px and below ${lostContours} fine parts and gaps of the mark are left out: draw <g id="small"> to decide yourself`,
        ]
      : []),
    ...(thin16.lost > 0.5
      ? [`at 16 px ${whose} loses a stroke or tip thinner than a sixteenth of its longer side`]
      : []),
    ...(thin16.filled > 0.5
      ? [`at 16 px a gap or counter of ${whose} fills in: keep gaps wider than a sixteenth`]
      : []),
    ...(Math.max(Math.abs(balance.x), Math.abs(balance.y)) > MAX_CENTRE_OFFSET
      ? [
          `${whose} is heavier on one side of its box (${describeSide(balance)}): it will look off centre in an icon`,
        ]
      : []),
  ];
}

const describeSide = ({ x, y }: { x: number; y: number }): string => {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'bottom' : 'top';
};

function reviewProportions(drawing: Drawing): string[] {
  const box = boundingBoxOf(drawing.fills.flatMap(({ outline }) => outline));
  if (box === null) return [];
  const aspect = (box.right - box.left) / Math.max(1e-6, box.bottom - box.top);
  const { mark, block, separable } = splitIntoParts(drawing);
  const [markBox, blockBox] = [boxOfFills(mark), boxOfFills(block)];
  const remarks: string[] = [];
  if (aspect > MAX_ASPECT)
    remarks.push(
      `the whole is ${aspect.toFixed(1)} times as wide as high: it will be tiny in most places; break the name or stack`,
    );
  if (aspect < MIN_ASPECT)
    remarks.push(`the whole is ${aspect.toFixed(2)} times as wide as high: it will be tiny in most places`);
  if (separable && markBox !== null && blockBox !== null) {
    const gap = Math.max(
      blockBox.left - markBox.right,
      markBox.left - blockBox.right,
      blockBox.top - markBox.bottom,
      markBox.top - blockBox.bottom,
    );
    const size = Math.max(markBox.right - markBox.left, markBox.bottom - markBox.top);
    if (gap < size * 0.04)
      remarks.push(
        `mark and lettering are ${formatPercent(gap / size)} of the mark's size apart: they nearly touch`,
      );
    if (gap > size * 0.9)
      remarks.push(
        `mark and lettering are ${formatPercent(gap / size)} of the mark's size apart: they fall into two`,
      );
  }
  return remarks;
}

function reviewLettering(drawing: Drawing): string[] {
  const shown = drawing.lines.filter(({ part }) => part === 'rest');
  const [largest] = [...shown].sort((one, other) => other.capHeight - one.capHeight);
  const box = boundingBoxOf(drawing.fills.flatMap(({ outline }) => outline));
  if (largest === undefined || box === null) return [];
  const width = box.right - box.left;
  const pixels = ({ capHeight }: TypesetTextLine): number => (capHeight / width) * PREVIEW_WIDTH;
  return shown.flatMap((line) => {
    const share = line.capHeight / largest.capHeight;
    if (line !== largest && (share < MIN_SECOND_LINE_RATIO || pixels(line) < MIN_CAP_PIXELS))
      return [
        `“${line.text}” has capitals of ${pixels(line).toFixed(1)} px in a logo ${PREVIEW_WIDTH} px wide, ${formatPercent(share)} of the name's: larger, or leave it out`,
      ];
    return line === largest && pixels(line) < MIN_CAP_PIXELS * 1.6
      ? [`the name has capitals of ${pixels(line).toFixed(1)} px in a logo ${PREVIEW_WIDTH} px wide: larger`]
      : [];
  });
}

const reviewColours = ({ paints }: Drawing): string[] =>
  paints.length > MAX_PAINTS
    ? [`${paints.length} colours: few brands are remembered with more than three`]
    : [];
