// Silhouettes of well-known marks, simplified for this list. A mark with a similar hash is never delivered, even
// on request.

import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import type { Contour, Outline } from '../../language/geometry/outline.ts';
import { computeDifferenceHash } from '../../language/marks/fingerprint.ts';
import { rasteriseMark } from '../../language/marks/mark-grid.ts';

interface KnownMark {
  name: string;
  outline: Outline;
  differenceHash: string;
}

/** Parses a polygon from points written as `x,y x,y ...`. */
const parsePolygon = (points: string): Contour =>
  points.split(/\s+/u).map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { at: [x, y] as const, in: null, out: null };
  });

const DISC_SIDES = 32;

const disc = (x: number, y: number, r: number, way: 1 | -1 = 1): Contour =>
  Array.from({ length: DISC_SIDES }, (_, index) => {
    const angle = (way * 2 * Math.PI * index) / DISC_SIDES;
    return { at: [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const, in: null, out: null };
  });

const ring = (x: number, y: number, r: number, width: number): Outline => [
  disc(x, y, r),
  disc(x, y, r - width, -1),
];

const bar = (left: number, top: number, right: number, bottom: number, lean: number): Contour =>
  parsePolygon(`${left + lean},${top} ${right + lean},${top} ${right},${bottom} ${left},${bottom}`);

const SILHOUETTES: Readonly<Record<string, Outline>> = {
  'check swoosh': [parsePolygon('100,20 30,46 20,47 14,43 15,35 22,22 8,36 1,50 1,60 8,67 20,67 36,62')],
  'bitten fruit': [
    parsePolygon(
      `50,28 60,24 72,24 82,31 75,40 74,50 78,60 87,67 80,82 70,94 62,96 50,92 40,96 30,93 18,78 12,58
      14,40 24,28 36,24`,
    ),
    parsePolygon('50,20 53,8 66,0 65,12 58,19'),
  ],
  'three stripes': [bar(60, 10, 82, 80, -22), bar(34, 30, 56, 80, -15), bar(8, 50, 30, 80, -9)],
  'double arch': [
    parsePolygon(
      `0,95 4,50 14,15 26,2 38,12 46,35 50,62 54,35 62,12 74,2 86,15 96,50 100,95 87,95 84,52 78,22
      73,14 66,26 58,60 55,88 45,88 42,60 34,26 27,14 22,22 16,52 13,95`,
    ),
  ],
  'four rings': [
    ...ring(18, 50, 18, 5),
    ...ring(39, 50, 18, 5),
    ...ring(61, 50, 18, 5),
    ...ring(82, 50, 18, 5),
  ],
  'star in a ring': [...ring(50, 50, 50, 6), parsePolygon('50,6 56,46 88,72 50,56 12,72 44,46')],
  'flying bird': [
    parsePolygon(
      `100,18 90,30 88,52 76,74 54,88 28,90 0,80 18,79 30,73 20,70 12,58 20,58 10,50 5,38 14,40 6,28
      8,12 24,27 48,37 49,22 58,12 72,9 82,14 94,9 89,18`,
    ),
  ],
};

const hashSilhouette = (outline: Outline): string => {
  const box = boundingBoxOf(outline);
  return box === null ? '0'.repeat(16) : computeDifferenceHash(rasteriseMark([outline], box));
};

let measuredKnownMarks: readonly KnownMark[] | null = null;

/** Returns the known marks. Their hashes are computed on first use. */
export const listKnownMarks = (): readonly KnownMark[] => {
  measuredKnownMarks ??= Object.entries(SILHOUETTES).map(([name, outline]) => ({
    name,
    outline,
    differenceHash: hashSilhouette(outline),
  }));
  return measuredKnownMarks;
};
