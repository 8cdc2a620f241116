import { arcBetween } from '../../geometry/arc.ts';
import { contourOf, lineCubic } from '../../geometry/cubic.ts';
import type { Cubic } from '../../geometry/cubic.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { simplifyContour } from '../../geometry/simplify-outline.ts';
import type { ShapeArguments } from '../language.ts';

export function box({ corner, at, size, r = 0 }: ShapeArguments<'box'>): Outline {
  const [width, height] = typeof size === 'number' ? [size, size] : size;
  if (width <= 0 || height <= 0) return EMPTY_OUTLINE;
  const [cx, cy] = at ?? [50, 50];
  const [left, top] = corner ?? [cx - width / 2, cy - height / 2];
  const right = left + width;
  const bottom = top + height;
  const [tl, tr, br, bl] = computeFittingRadii(r, width, height);
  const pieces: Cubic[] = [
    lineCubic([left + tl, top], [right - tr, top]),
    ...cornerArc([right - tr, top], [right, top + tr], [right - tr, top + tr]),
    lineCubic([right, top + tr], [right, bottom - br]),
    ...cornerArc([right, bottom - br], [right - br, bottom], [right - br, bottom - br]),
    lineCubic([right - br, bottom], [left + bl, bottom]),
    ...cornerArc([left + bl, bottom], [left, bottom - bl], [left + bl, bottom - bl]),
    lineCubic([left, bottom - bl], [left, top + tl]),
    ...cornerArc([left, top + tl], [left + tl, top], [left + tl, top + tl]),
  ];
  const contour = simplifyContour(contourOf(pieces));
  return contour.length > 0 ? [contour] : EMPTY_OUTLINE;
}

function cornerArc(from: Point, to: Point, centre: Point): Cubic[] {
  return from[0] === to[0] ? [] : arcBetween(centre, from, to, Math.PI / 2);
}

type Radii = [number, number, number, number];

/** Returns the corner radii of a box. If they are too large for a side, all are reduced by the same factor. */
export function computeFittingRadii(r: number | readonly number[], width: number, height: number): Radii {
  const [tl = 0, tr = 0, br = 0, bl = 0] = typeof r === 'number' ? [r, r, r, r] : r;
  const factor = (side: number, sum: number) => (sum > side ? side / sum : 1);
  const scale = Math.min(
    factor(width, tl + tr),
    factor(width, bl + br),
    factor(height, tl + bl),
    factor(height, tr + br),
  );
  return [tl * scale, tr * scale, br * scale, bl * scale];
}
