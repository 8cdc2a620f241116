// Tests whether an outline is simple, and orients its contours. In a simple outline no contours cross or touch, so
// their nesting alone determines which are outer contours and which are holes.

import { signedArea } from './bounds.ts';
import { cubicsOf, lengthOf, pointOn } from './cubic.ts';
import { flatten } from './flatten.ts';
import type { Polygon } from './flatten.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { windingAt } from './polygon.ts';
import { reverseContour } from './transform.ts';

/** Chords closer than this count as touching, so that an outline whose curves barely cross is never called simple. */
const TOUCH_DISTANCE = 0.03;

/** A straight line between two neighbouring points of a flattened contour. */
interface Chord {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  contour: number;
  index: number;
  count: number;
}

/** Whether no contour crosses or touches itself or another. */
export function isSimple(outline: Outline): boolean {
  const chords = flatten(outline, 0.01).flatMap(chordsOfPolygon);
  chords.sort((a, b) => a.left - b.left);
  let open: Chord[] = [];
  for (const chord of chords) {
    open = open.filter((other) => other.right >= chord.left - TOUCH_DISTANCE);
    for (const other of open) {
      if (other.top > chord.bottom + TOUCH_DISTANCE || chord.top > other.bottom + TOUCH_DISTANCE) continue;
      if (areNeighbours(chord, other) ? foldsBack(chord, other) : doChordsMeet(chord, other)) return false;
    }
    open.push(chord);
  }
  return true;
}

function chordsOfPolygon(polygon: Polygon, contour: number): Chord[] {
  const count = polygon.length / 2;
  return Array.from({ length: count }, (_, index) => {
    const ax = polygon[index * 2] ?? 0;
    const ay = polygon[index * 2 + 1] ?? 0;
    const next = (index + 1) % count;
    const bx = polygon[next * 2] ?? 0;
    const by = polygon[next * 2 + 1] ?? 0;
    const [left, right] = ax < bx ? [ax, bx] : [bx, ax];
    const [top, bottom] = ay < by ? [ay, by] : [by, ay];
    return { ax, ay, bx, by, left, right, top, bottom, contour, index, count };
  });
}

function areNeighbours(a: Chord, b: Chord): boolean {
  if (a.contour !== b.contour) return false;
  const apart = Math.abs(a.index - b.index);
  return apart === 1 || apart === a.count - 1;
}

/** Whether a chord runs back over its neighbour, the only way in which neighbouring chords can cross. */
function foldsBack(a: Chord, b: Chord): boolean {
  const [first, second] = (a.index + 1) % a.count === b.index ? [a, b] : [b, a];
  const ux = first.bx - first.ax;
  const uy = first.by - first.ay;
  const vx = second.bx - second.ax;
  const vy = second.by - second.ay;
  const forward = ux * vx + uy * vy;
  return forward < 0 && Math.abs(ux * vy - uy * vx) < -forward * 0.02;
}

function doChordsMeet(a: Chord, b: Chord): boolean {
  const side = (px: number, py: number, c: Chord) =>
    (c.bx - c.ax) * (py - c.ay) - (c.by - c.ay) * (px - c.ax);
  const marginA = TOUCH_DISTANCE * Math.hypot(a.bx - a.ax, a.by - a.ay);
  const marginB = TOUCH_DISTANCE * Math.hypot(b.bx - b.ax, b.by - b.ay);
  const a1 = side(b.ax, b.ay, a);
  const a2 = side(b.bx, b.by, a);
  if ((a1 > marginA && a2 > marginA) || (a1 < -marginA && a2 < -marginA)) return false;
  const b1 = side(a.ax, a.ay, b);
  const b2 = side(a.bx, a.by, b);
  return !((b1 > marginB && b2 > marginB) || (b1 < -marginB && b2 < -marginB));
}

/** Which winding numbers are filled: all except 0, only positive (clockwise) ones, or odd ones. */
type FillRule = 'non-zero' | 'positive' | 'even-odd';

const INK_TESTS: Readonly<Record<FillRule, (winding: number) => boolean>> = {
  'non-zero': (winding) => winding !== 0,
  positive: (winding) => winding > 0,
  'even-odd': (winding) => winding % 2 !== 0,
};

/**
 * Makes outer contours clockwise and holes anticlockwise. Drops contours that are filled on both sides or on neither.
 * The contours must not cross.
 */
export function orientContours(outline: Outline, rule: FillRule = 'non-zero'): Outline {
  const isInk = INK_TESTS[rule];
  const polygons = flatten(outline, 0.02);
  return outline.flatMap((contour, index): Contour[] => {
    const own = Math.sign(signedArea(contour));
    const others = polygons.filter((_, other) => other !== index);
    const outside = windingAt(middleOfLongestPiece(contour), others);
    const inside = outside + own;
    if (isInk(outside) === isInk(inside)) return [];
    const wanted = isInk(outside) ? -1 : 1;
    return [own === wanted ? contour : reverseContour(contour)];
  });
}

/** Returns a point near the middle of the longest piece. Unlike a knot, it rarely lies on another contour. */
function middleOfLongestPiece(contour: Contour): Point {
  let best: Point = contour[0]?.at ?? [0, 0];
  let longest = 0;
  for (const piece of cubicsOf(contour)) {
    const length = lengthOf(piece);
    if (length <= longest) continue;
    longest = length;
    best = pointOn(piece, 0.483);
  }
  return best;
}
